import FlowCoordinators
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

/// Both orders in which UIKit may tell the end of a transition.
private let orders = [false, true]

@Suite("A stack of screens", .simulated, .serialized)
@MainActor struct StackTests {
  @Test("the steps of the flow stand on the stack, and nothing is reported", arguments: orders)
  func pushed(completionsFirst: Bool) {
    UIKitSimulator.completionsRunFirst = completionsFirst
    let stage = Stage(.page(0), .page(1))
    #expect(stage.steps == [.page(0), .page(1)])
    stage.go(.push(.page(2)))
    #expect(stage.steps == [.page(0), .page(1), .page(2)])
    stage.go(.popTo(.page(0)))
    #expect(stage.steps == [.page(0)])
    stage.go(.setStack([.page(3), .page(4)]))
    #expect(stage.steps == [.page(3), .page(4)])
    #expect(stage.wire.reports.isEmpty && stage.complaints.isEmpty)
  }

  @Test("all pushes of a turn are one transition")
  func folded() {
    let stage = Stage(.page(0))
    var shown = 0
    let counter = ShowCounter { shown += 1 }
    stage.stack.delegate = counter
    stage.go([.push(.page(1)), .push(.page(2)), .push(.page(3))])
    #expect(stage.steps == [.page(0), .page(1), .page(2), .page(3)])
    #expect(shown == 1 && stage.complaints.isEmpty)
  }

  @Test("events in a transition are made after it, and folded", arguments: orders)
  func queued(completionsFirst: Bool) {
    UIKitSimulator.completionsRunFirst = completionsFirst
    let stage = Stage(.page(0))
    stage.root.go(.push(.page(1)))
    stage.root.go(.push(.page(2)))
    UIKitSimulator.runLoopTurn()
    stage.root.go(.pop)
    stage.root.go(.push(.page(3)))
    #expect(stage.steps == [.page(0), .page(1)])
    stage.rest()
    #expect(stage.steps == [.page(0), .page(1), .page(3)])
    #expect(stage.wire.reports.isEmpty && stage.complaints.isEmpty)
  }

  @Test("a tap on the back button is told once", arguments: orders)
  func back(completionsFirst: Bool) {
    UIKitSimulator.completionsRunFirst = completionsFirst
    let stage = Stage(.page(0), .page(1))
    #expect(stage.stack.tapBackButton())
    stage.rest()
    #expect(stage.wire.reports == ["popped to page(0)"])
    #expect(stage.root.path == [.page(0)] && stage.wire.turns == 1)
  }

  @Test("a swipe that is cancelled is no move", arguments: [false, true])
  func cancelled(isTold: Bool) {
    UIKitSimulator.tellsCancelledSwipes = isTold
    let stage = Stage(.page(0), .page(1))
    let drag = stage.stack.beginSwipeBack()
    UIKitSimulator.runLoopTurn()
    drag?.release(completing: false)
    stage.rest()
    #expect(drag != nil && stage.wire.reports.isEmpty)
    #expect(stage.steps == [.page(0), .page(1)] && stage.root.path == [.page(0), .page(1)])
  }

  @Test("a swipe counts when it is completed", arguments: orders)
  func swiped(completionsFirst: Bool) {
    UIKitSimulator.completionsRunFirst = completionsFirst
    let stage = Stage(.page(0), .page(1))
    let drag = stage.stack.beginSwipeBack()
    UIKitSimulator.runLoopTurn()
    #expect(stage.wire.reports.isEmpty)
    drag?.release(completing: true)
    stage.rest()
    #expect(stage.wire.reports == ["popped to page(0)"] && stage.root.path == [.page(0)])
  }

  @Test("what is pushed during a swipe goes with the screen if the swipe completes")
  func pushedDuringSwipe() {
    for completing in [true, false] {
      let stage = Stage(.page(0), .page(1))
      let drag = stage.stack.beginSwipeBack()
      stage.root.go(.push(.page(2)))
      #expect(stage.steps == [.page(0)])
      drag?.release(completing: completing)
      stage.rest()
      #expect(stage.wire.reports == (completing ? ["popped to page(0)"] : []))
      #expect(stage.steps == (completing ? [.page(0)] : [.page(0), .page(1), .page(2)]))
      #expect(stage.steps == stage.root.path && stage.complaints.isEmpty)
    }
  }

  @Test("a pick from the back menu is one report of the lowest place")
  func backMenu() {
    let stage = Stage(.page(0), .page(1), .page(2), .page(3))
    #expect(stage.stack.pickFromBackMenu(stage.stack.viewControllers[1]))
    stage.rest()
    #expect(stage.wire.reports == ["popped to page(1)"])
    #expect(stage.root.path == [.page(0), .page(1)])
  }

  @Test("back can be tapped twice during the transitions")
  func interrupted() {
    UIKitSimulator.interruptsTransitions = true
    let stage = Stage(.page(0), .page(1), .page(2), .page(3))
    stage.stack.tapBackButton()
    UIKitSimulator.runLoopTurn()
    stage.stack.tapBackButton()
    stage.rest()
    #expect(stage.steps == [.page(0), .page(1)] && stage.root.path == [.page(0), .page(1)])
  }

  @Test("back can be tapped while the screen still comes")
  func interruptedPush() {
    UIKitSimulator.interruptsTransitions = true
    let stage = Stage(.page(0))
    stage.root.go(.push(.page(1)))
    UIKitSimulator.runLoopTurn()
    #expect(stage.stack.tapBackButton())
    stage.rest()
    #expect(stage.wire.reports == ["popped to page(0)"] && stage.root.path == [.page(0)])
  }

  @Test("a screen that foreign code takes out of the middle is put back unseen")
  func middle() {
    let stage = Stage(.page(0), .page(1), .page(2))
    let all = stage.stack.viewControllers
    stage.stack.setViewControllers([all[0], all[2]], animated: true)
    stage.rest()
    #expect(stage.steps == [.page(0), .page(2)])
    stage.router.whenSettled {}
    stage.rest()
    #expect(stage.stack.viewControllers == all && stage.wire.reports.isEmpty)
  }

  @Test("the same step can be up twice, each with its own controller")
  func twice() {
    let stage = Stage(.page(0), .page(0))
    #expect(stage.steps == [.page(0), .page(0)])
    #expect(Set(stage.stack.viewControllers.map(ObjectIdentifier.init)).count == 2)
    stage.stack.tapBackButton()
    stage.rest()
    #expect(stage.root.path == [.page(0)])
  }

  @Test("setStack keeps the controllers of the screens that stay, and update reaches them")
  func kept() {
    let stage = Stage(.page(0), .page(1))
    let first = stage.stack.viewControllers[0]
    stage.go(.setStack([.page(0), .page(2)]))
    #expect(stage.stack.viewControllers[0] === first)
    let second = stage.stack.viewControllers[1]
    stage.go(.update(.page(7)))
    #expect(stage.stack.viewControllers[1] === second && stage.steps == [.page(0), .page(7)])
  }

  @Test("off screen nothing is told, and the router knows all the same")
  func offScreen() {
    let tabs = UITabBarController()
    let window = UIWindow()
    let stage = Stage(.page(0), isInWindow: false)
    stage.window.rootViewController = nil
    tabs.setViewControllers([UIViewController(), stage.stack], animated: false)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    stage.rest()
    stage.go(.push(.page(1)))
    #expect(stage.steps == [.page(0), .page(1)])
    stage.stack.popViewController(animated: false)
    stage.rest()
    stage.go(.push(.page(2)))
    #expect(stage.wire.reports == ["popped to page(0)"])
    #expect(stage.steps == [.page(0)] && stage.root.path == [.page(0)])
    tabs.tapTab(1)
    stage.rest()
    #expect(stage.complaints.isEmpty)
  }
}

/// Counts how often a stack shows something.
final class ShowCounter: NSObject, UINavigationControllerDelegate {
  private let count: () -> Void

  init(_ count: @escaping () -> Void) {
    self.count = count
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    count()
  }
}

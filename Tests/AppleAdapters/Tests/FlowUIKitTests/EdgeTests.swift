import FlowCoordinators
@testable import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@Suite("At the edges", .simulated, .serialized)
@MainActor struct EdgeTests {
  @Test("a root is pushed onto a stack that has nothing, and leaves nothing")
  func empty() {
    let stage = Stage(.page(0), .page(1), entry: .push)
    #expect(stage.steps == [.page(0), .page(1)])
    stage.stack.tapBackButton()
    stage.rest()
    #expect(stage.wire.reports == ["popped to page(0)"] && !stage.stack.tapBackButton())
    stage.go(.finish(1))
    #expect(stage.stack.viewControllers.isEmpty && stage.complaints.isEmpty)
    #expect(stage.router.isSettled)
  }

  @Test("a root that is started while something moves waits for it")
  func moving() {
    let stage = Stage(.page(0), entry: .push, outside: [UIViewController()])
    stage.go(.finish(1))
    stage.stack.pushViewController(UIViewController(), animated: true)
    let next = FlowCoordinator(Tour(beginning: [.page(5)]), router: stage.router, entry: .push)
    next.start { _ in }
    #expect(stage.steps == [nil, nil])
    stage.rest()
    #expect(stage.steps == [nil, nil, .page(5)] && stage.complaints.isEmpty)
  }

  @Test("a root that ends in its first turn shows nothing, and ends once")
  func atOnce() {
    let home = UIViewController()
    let stage = Stage(.page(0), entry: .push, outside: [home])
    stage.go(.finish(1))
    var results: [FlowResult<Int>] = []
    let next = FlowCoordinator(EndedFlow(), router: stage.router, entry: .push)
    next.start { results.append($0) }
    stage.rest()
    #expect(results == [.success(7)] && stage.stack.viewControllers == [home])
    #expect(stage.router.isSettled && stage.complaints.isEmpty)
  }

  @Test("several presented steps wait for the window and come one after the other")
  func restored() {
    let stage = Stage(.page(0), isInWindow: false)
    stage.go([.present(.page(1)), .push(.page(2)), .present(.page(3), as: .fullScreen)])
    stage.go(.present(.alert(1), as: .alert))
    #expect(stage.presented.isEmpty && !stage.router.isSettled)
    stage.show()
    let steps = stage.presented.map(stage.steps(on:))
    #expect(steps == [[.page(1), .page(2)], [.page(3)], [.alert(1)]])
    #expect(stage.complaints.isEmpty && stage.router.isSettled)
  }

  @Test("panes in panes keep what is presented in them until they come into view")
  func nested() {
    let stage = Stage(.deck(1, .one))
    let two = stage.root.pane(Tab.two, Tour.self)
    two?.go([.push(.trip(0)), .push(.deck(0, .one))])
    let inner = two?.pane(Tab.one, Tour.self)
    inner?.go([.present(.page(5)), .present(.alert(1), as: .alert)])
    stage.rest()
    #expect(inner?.path.count == 3 && stage.presented.isEmpty)
    stage.go(.update(.deck(1, .two)))
    #expect(stage.presented.map(stage.steps(on:)) == [[.page(5)], [.alert(1)]])
    stage.go(.update(.deck(1, .three)))
    #expect(stage.presented.isEmpty && inner?.path.count == 3 && stage.wire.reports.isEmpty)
    stage.go(.update(.deck(1, .two)))
    (stage.presented.last as? UIAlertController)?.tapButton("No")
    stage.rest()
    #expect(inner?.path == [.page(0), .page(5)] && stage.complaints.isEmpty)
  }

  @Test("a screen in a pane that cannot be shown is refused there")
  func refusedInPane() {
    let stage = Stage(.deck(1, .two))
    let pane = stage.root.pane(Tab.one, Tour.self)
    stage.window.rootViewController = nil
    stage.rest()
    pane?.go(.present(.page(5)))
    stage.rest()
    #expect(pane?.path == [.page(0), .page(5)], "it waits until its pane comes into view")
    stage.go(.update(.deck(1, .one)))
    #expect(pane?.path == [.page(0)] && stage.wire.reports == ["refused page(5)"])
  }

  @Test("the navigation controllers of the app are used for everything presented, and for panes")
  func subclass() {
    let stage = Stage(.page(0)) { $0.makeNavigationController = { OwnStack() } }
    stage.go([.push(.deck(1, .one)), .present(.page(1))])
    #expect(stage.presented.first is OwnStack)
    let deck = stage.stack.topViewController as? any DeckShowing
    #expect(deck?.stacks.count == 3 && deck?.stacks.allSatisfy { $0 is OwnStack } == true)
  }

  @Test("whenSettled may be asked for by what it runs")
  func settledWithin() {
    let stage = Stage(.page(0))
    var order: [Int] = []
    stage.root.go(.push(.page(1)))
    stage.router.whenSettled {
      order.append(1)
      stage.router.whenSettled { order.append(3) }
      stage.root.go(.push(.page(2)))
      stage.router.whenSettled { order.append(4) }
    }
    stage.router.whenSettled { order.append(2) }
    stage.rest()
    #expect(order.sorted() == [1, 2, 3, 4] && stage.router.isSettled)
    stage.router.whenSettled { stage.root.go(.push(.page(3))) }
    stage.rest()
    #expect(stage.steps == stage.root.path && stage.root.path.count == 4)
  }

  @Test("a second root over what a first one has left up goes without taking it along")
  func leftovers() {
    let stage = Stage(.page(0))
    stage.go(.present(.locked(1)))
    stage.go(.finish(1))
    let next = FlowCoordinator(Tour(beginning: [.page(5)]), router: stage.router, entry: .present())
    next.start { _ in }
    stage.rest()
    #expect(stage.presented.map(stage.steps(on:)) == [[.locked(1)], [.page(5)]])
    stage.sheet?.beginSwipeToDismiss()?.release(completing: true)
    stage.rest()
    #expect(!next.isRunning && stage.presented.map(stage.steps(on:)) == [[.locked(1)]])
    #expect(stage.complaints.isEmpty && stage.router.isSettled)
  }

  @Test("what a flow answers to a move of the user is made")
  func answered() {
    let router = NavigationRouter(UINavigationController(), later: UIKitSimulator.perform)
    let window = UIWindow()
    window.rootViewController = router.navigationController
    window.makeKeyAndVisible()
    let flow = FlowCoordinator(HostFlow(), router: router)
    flow.start { _ in }
    UIKitSimulator.settle()
    flow.send(.opened)
    UIKitSimulator.settle()
    router.navigationController.tapBackButton()
    UIKitSimulator.settle()
    #expect(flow.path == [.home, .sorry] && router.navigationController.viewControllers.count == 2)
    let top = router.navigationController.topViewController
    #expect(top?.title == "sorry" && UIKitSimulator.warnings.isEmpty && router.isSettled)
  }

  @Test("a screen sends while it is made and while its view is loaded")
  func sends() {
    let router = NavigationRouter(UINavigationController(), later: UIKitSimulator.perform)
    let window = UIWindow()
    window.rootViewController = router.navigationController
    window.makeKeyAndVisible()
    let flow = FlowCoordinator(HastyFlow(), router: router)
    flow.start { _ in }
    UIKitSimulator.settle()
    #expect(flow.path == [.first(events: 2)])
    #expect(router.isSettled && UIKitSimulator.warnings.isEmpty)
  }
}

private final class OwnStack: UINavigationController {}

private struct EndedFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case never }
  enum Event {}
  let initial = Step.never
  func begin() -> Transition { .finish(7) }
  func transition(from step: Step, on event: Event) -> Transition {}
}

private struct HostFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case home, hosted, sorry }
  enum Event { case opened, ended }
  let initial = Step.home

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .opened: .push(.hosted)
    case .ended: .replace(with: .sorry)
    }
  }

  func content(of step: Step) -> Content {
    step == .hosted ? .flow(PageFlow()) { _ in .ended } : .screen
  }
}

extension HostFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    let controller = UIViewController()
    controller.title = "\(step)"
    return controller
  }
}

private struct HastyFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case first(events: Int) }
  enum Event { case came }
  let initial = Step.first(events: 0)

  func transition(from step: Step, on event: Event) -> Transition {
    switch step {
    case .first(let events): .update(.first(events: events + 1))
    }
  }
}

extension HastyFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    HastyController(send)
  }
}

private final class HastyController: UIViewController {
  private let send: Send<HastyFlow.Event>

  init(_ send: Send<HastyFlow.Event>) {
    self.send = send
    super.init(nibName: nil, bundle: nil)
    send(.came)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    send(.came)
  }
}

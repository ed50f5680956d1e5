import FlowCoordinators
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@Suite("Who holds whom", .simulated, .serialized)
@MainActor struct LifetimeTests {
  @Test("nothing is held once a screen, a sheet, an alert or panes have gone")
  func screens() {
    let stage = Stage(.page(0))
    weak var page: UIViewController?
    weak var sheet: UIViewController?
    weak var alert: UIViewController?
    weak var pane: UIViewController?
    stage.go([.push(.page(1)), .present(.page(2)), .push(.deck(1, .one))])
    stage.go(.present(.alert(1), as: .alert))
    page = stage.stack.topViewController
    sheet = stage.presented.first
    alert = stage.presented.last
    pane = ((sheet as? UINavigationController)?.topViewController as? any DeckShowing)?.stacks.first
    #expect(page != nil && pane != nil && sheet != nil && alert is UIAlertController)
    stage.go(.popToRoot)
    #expect(page == nil && sheet == nil && alert == nil && pane == nil)
  }

  @Test("the user's gestures leave nothing behind either")
  func gestures() {
    let stage = Stage(.page(0), .locked(0), .asking(1))
    stage.go([.present(.page(2)), .push(.page(3))])
    weak let sheet = stage.sheet
    stage.sheet?.beginSwipeToDismiss()?.release(completing: true)
    stage.rest()
    #expect(sheet == nil && stage.root.path.count == 3)
  }

  @Test("a router, its root and its stack go with their owners")
  func owners() {
    weak var router: NavigationRouter?
    weak var root: FlowCoordinator<Tour>?
    weak var stack: UINavigationController?
    func run() {
      let stage = Stage(.page(0), .patient(1))
      stage.go([.push(.deck(1, .two)), .present(.patient(2))])
      router = stage.router
      root = stage.root
      stack = stage.stack
      stage.window.rootViewController = nil
      UIKitSimulator.reset()
    }
    run()
    #expect(router == nil && root == nil && stack == nil)
  }

  @Test("a router that is dropped at the end of its flow still takes the last screens away")
  func dropped() {
    let home = UIViewController()
    let before = ShowCounter {}
    let stack = UINavigationController(rootViewController: home)
    stack.delegate = before
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    UIKitSimulator.settle()
    weak var router: NavigationRouter?
    func run() {
      let made = NavigationRouter(stack, later: UIKitSimulator.perform)
      let flow = FlowCoordinator(Tour(beginning: [.page(0)]), router: made, entry: .push)
      router = made
      flow.start { _ in }
      flow.go(.present(.page(1)))
      flow.go(.finish(1))
    }
    run()
    UIKitSimulator.settle()
    #expect(stack.viewControllers == [home] && stack.presentedViewController == nil)
    #expect(stack.delegate === before && router == nil)
  }

  @Test("a router whose window never comes goes with its owner")
  func windowless() {
    weak var router: NavigationRouter?
    func run() {
      let stage = Stage(.page(0), isInWindow: false)
      stage.go(.present(.page(1)))
      router = stage.router
    }
    run()
    UIKitSimulator.settle()
    #expect(router == nil)
  }

  @Test("while the last screens go, the next flow finds the same router")
  func next() {
    let home = UIViewController()
    let stage = Stage(.page(0), entry: .push, outside: [home])
    stage.go([.push(.page(1)), .present(.page(2))])
    stage.root.go(.finish(1))
    let router = NavigationRouter.driving(stage.stack)
    #expect(router === stage.router)
    let next = FlowCoordinator(Tour(beginning: [.page(5)]), router: router, entry: .push)
    next.start { _ in }
    stage.rest()
    #expect(stage.steps == [nil, .page(5)] && stage.presented.isEmpty)
    #expect(NavigationRouter.driving(UINavigationController()) !== router)
    #expect(stage.complaints.isEmpty)
  }
}

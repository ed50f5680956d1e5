import FlowCoordinators
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@Suite("Beside screens of the app's own", .simulated, .serialized)
@MainActor struct OutsideTests {
  @Test("a pushed flow stands on the app's screens, and leaves them at its end")
  func pushed() {
    let home = UIViewController()
    let stage = Stage(.page(0), entry: .push, outside: [home])
    stage.go(.push(.page(1)))
    #expect(stage.steps == [nil, .page(0), .page(1)])
    stage.go(.finish(7))
    #expect(stage.stack.viewControllers == [home] && stage.results == [.success(7)])
    #expect(stage.complaints.isEmpty)
  }

  @Test("the user leaves a pushed flow by its first screen")
  func left() {
    let stage = Stage(.page(0), entry: .push, outside: [UIViewController()])
    stage.stack.tapBackButton()
    stage.rest()
    #expect(stage.wire.reports == ["popped to nil"])
    #expect(stage.results == [.failure(.cancelled(.back))])
  }

  @Test("the app's own screens and the flow go together")
  func emptied() {
    let home = UIViewController()
    let detail = UIViewController()
    let stage = Stage(.page(0), entry: .push, outside: [home, detail])
    stage.stack.popToRootViewController(animated: true)
    stage.rest()
    #expect(stage.stack.viewControllers == [home])
    #expect(stage.results == [.failure(.cancelled(.back))] && stage.complaints.isEmpty)
  }

  @Test("a presented flow leaves the stack alone")
  func presented() {
    let home = UIViewController()
    let stage = Stage(.page(0), entry: .present(), outside: [home])
    stage.go(.push(.page(1)))
    #expect(stage.stack.viewControllers == [home])
    #expect(stage.steps(on: stage.sheet) == [.page(0), .page(1)])
    stage.go(.finish(1))
    #expect(stage.presented.isEmpty && stage.complaints.isEmpty)
  }

  @Test("a root takes the whole stack")
  func whole() {
    let stage = Stage(.page(0), outside: [UIViewController(), UIViewController()])
    #expect(stage.steps == [.page(0)])
  }

  @Test("a screen that a screen has pushed by itself stays below what the flow pushes")
  func own() {
    let stage = Stage(.page(0))
    let detail = UIViewController()
    stage.stack.pushViewController(detail, animated: true)
    stage.rest()
    stage.go(.stay)
    #expect(stage.steps == [.page(0), nil])
    stage.go(.push(.page(1)))
    #expect(stage.steps == [.page(0), nil, .page(1)] && stage.stack.viewControllers[1] === detail)
    stage.stack.tapBackButton()
    stage.rest()
    #expect(stage.wire.reports == ["popped to page(0)"] && stage.steps == [.page(0), nil])
    stage.go([.push(.page(2)), .push(.page(3))])
    stage.go(.popTo(.page(0)))
    #expect(stage.steps == [.page(0)] && stage.complaints.isEmpty)
  }

  @Test("what a screen presents by itself stays below what the flow presents")
  func presentedByItself() {
    let stage = Stage(.page(0))
    let own = UIViewController()
    stage.stack.topViewController?.present(own, animated: true)
    stage.rest()
    stage.go(.present(.page(1)))
    #expect(stage.presented.first === own && stage.presented.count == 2)
    stage.go(.dismiss)
    #expect(stage.presented == [own] && stage.complaints.isEmpty)
  }

  @Test("the delegate that was there still hears, and has its place again at the end")
  func delegate() {
    var shown = 0
    let before = ShowCounter { shown += 1 }
    let stage = Stage(.page(0), entry: .push, outside: [UIViewController()]) { router in
      router.navigationController.delegate = before
    }
    #expect(stage.stack.delegate !== before && shown > 0)
    let heard = shown
    stage.go(.push(.page(1)))
    #expect(shown == heard + 1)
    stage.go(.finish(1))
    #expect(stage.stack.delegate === before)
    stage.stack.delegate = nil
    let last = shown
    let next = FlowCoordinator(Tour(beginning: [.page(2)]), router: stage.router, entry: .push)
    next.start { _ in }
    stage.rest()
    #expect(shown == last, "who has left the place hears no more")
  }

  @Test("the same delegate again is no other root")
  func same() {
    let stage = Stage(.page(0), .page(1))
    let delegate = stage.router.delegate
    stage.router.delegate = delegate
    stage.stack.tapBackButton()
    stage.rest()
    #expect(stage.wire.reports == ["popped to page(0)"])
  }

  @Test("a delegate that is set later comes into the chain")
  func later() {
    let stage = Stage(.page(0))
    var shown = 0
    let other = ShowCounter { shown += 1 }
    stage.stack.delegate = other
    stage.go(.push(.page(1)))
    #expect(stage.stack.delegate !== other && shown == 1)
    stage.stack.tapBackButton()
    stage.rest()
    #expect(shown == 2 && stage.wire.reports == ["popped to page(0)"])
  }

  @Test("a second router on the same stack shows nothing, and says why")
  func twoRouters() {
    let stage = Stage(.page(0))
    let other = NavigationRouter(stage.stack, later: UIKitSimulator.perform)
    let app = FlowCoordinator(Tour(beginning: [.page(5)]), router: other, entry: .push)
    var result: FlowResult<Int>?
    app.start { result = $0 }
    stage.rest()
    #expect(result == .failure(.cancelled(.refused)) && stage.steps == [.page(0)])
    stage.go(.push(.page(1)))
    #expect(stage.steps == [.page(0), .page(1)])
  }

  @Test("one root after another on one router")
  func roots() {
    let home = UIViewController()
    let stage = Stage(.page(0), entry: .push, outside: [home])
    stage.go(.finish(1))
    for number in 2...3 {
      let next = FlowCoordinator(
        Tour(beginning: [.page(number)]),
        router: stage.router,
        entry: .push
      )
      next.start { _ in }
      stage.rest()
      #expect(stage.steps == [nil, .page(number)])
      next.go(.finish(number))
      stage.rest()
    }
    #expect(stage.stack.viewControllers == [home] && stage.complaints.isEmpty)
  }
}

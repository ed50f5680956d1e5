import FlowCoordinators
import FlowGraphs
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@Suite("Screens that cannot be shown", .simulated, .serialized)
@MainActor struct RefusalTests {
  /// A flow whose controllers are what a test wants them to be.
  struct OddFlow: Flow {
    typealias Output = Never
    enum Step: Hashable { case page, odd, above, bare, panes }
    enum Event { case odd, bare, panes, chosen(Int) }
    let initial = Step.page
    var make: @MainActor () -> UIViewController = { UIViewController() }

    func transition(from step: Step, on event: Event) -> Transition {
      switch event {
      case .odd: [.push(.odd), .push(.above)]
      case .bare: .push(.bare)
      case .panes: .push(.panes)
      case .chosen: .stay
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .bare: .flow(BareFlow()) { _ in .chosen(0) }
      case .panes:
        .panes(.split, selected: 0, onSelect: Event.chosen) {
          Pane(0, PageFlow()) { _ in .chosen(0) }
          Pane(1, PageFlow()) { _ in .chosen(0) }
        }
      default: .screen
      }
    }
  }

  private func run(
    _ event: OddFlow.Event,
    making make: @escaping @MainActor () -> UIViewController = { UIViewController() }
  ) -> [FlowIssue.Kind] {
    let window = UIWindow()
    let router = NavigationRouter(UINavigationController(), later: UIKitSimulator.perform)
    window.rootViewController = router.navigationController
    window.makeKeyAndVisible()
    let issues = RefusalLog()
    let app = FlowCoordinator(OddFlow(make: make), router: router, observer: issues)
    app.start { _ in }
    UIKitSimulator.settle()
    app.send(event)
    UIKitSimulator.settle()
    #expect(UIKitSimulator.exceptions.isEmpty)
    if !issues.kinds.isEmpty {
      #expect(app.path == [.page] && router.navigationController.viewControllers.count == 1)
    }
    return issues.kinds
  }

  @Test("a flow without a conformance is named, with what to do")
  func conformance() {
    let text = """
      BareFlow has no view controllers.
      Let it conform to ViewControllerFlow in the module that has the app's screens.
      """
    #expect(run(.bare) == [.refusedScreen(step: "only", because: text)])
  }

  @Test("a navigation controller, a split view and a used controller are refused, the lowest once")
  func odd() {
    let used = UIViewController()
    let holder = UINavigationController(rootViewController: used)
    let cases: [(UIViewController, String)] = [
      (
        UINavigationController(),
        """
        viewController(for:send:) answered a UINavigationController, which cannot stand on a stack.
        Answer the screen itself; the router has a navigation controller for each container.
        """
      ),
      (
        UISplitViewController(style: .doubleColumn),
        """
        viewController(for:send:) answered a UISplitViewController for a step without panes.
        Let the content of the step be .panes(.split, …).
        """
      ),
      (
        used,
        """
        viewController(for:send:) answered a UIViewController that is shown already.
        Make a new view controller on each call.
        """
      ),
      (
        UIAlertController(title: nil, message: nil, preferredStyle: .alert),
        """
        viewController(for:send:) answered an alert controller for a step that is not presented.
        Let the content of the step be .alert(…), or present the step.
        """
      ),
    ]
    for (controller, text) in cases {
      #expect(run(.odd, making: { controller }) == [.refusedScreen(step: "odd", because: text)])
    }
    #expect(holder.viewControllers == [used])
  }

  @Test("panes need a controller that can show as many")
  func panes() {
    let plain = """
      viewController(for:send:) answered a UIViewController for a step with panes.
      Answer a UITabBarController, a UISplitViewController or a PanesViewController.
      """
    #expect(run(.panes) == [.refusedScreen(step: "panes", because: plain)])
    let columns = """
      the UISplitViewController has another number of columns than the step has panes, 2.
      Make it with init(style: .doubleColumn) for two panes, .tripleColumn for three.
      """
    let split = UISplitViewController(style: .tripleColumn)
    #expect(run(.panes, making: { split }) == [.refusedScreen(step: "panes", because: columns)])
    #expect(run(.panes, making: { UISplitViewController(style: .doubleColumn) }) == [])
  }

  @Test("the check for the whole app finds the flow beforehand")
  func beforehand() throws {
    let missing = try FlowGraph(of: OddFlow()).screenFlows.filter {
      !($0 is any ViewControllerFlow.Type)
    }
    #expect(missing.map { "\($0)" } == ["BareFlow"])
  }
}

extension RefusalTests.OddFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.odd
    Event.bare
    Event.panes
    Event.chosen(1)
  }
}

extension RefusalTests.OddFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    step == .page || step == .above ? UIViewController() : make()
  }
}

struct BareFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case only }
  enum Event: CaseIterable { case nothing }
  let initial = Step.only
  func transition(from step: Step, on event: Event) -> Transition { .stay }
}

struct PageFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case only }
  enum Event: CaseIterable { case nothing }
  let initial = Step.only
  func transition(from step: Step, on event: Event) -> Transition { .stay }
}

extension PageFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController { UIViewController() }
}

@MainActor private final class RefusalLog: FlowObserver {
  var kinds: [FlowIssue.Kind] = []

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    if case .issue(let issue) = trace.record { kinds.append(issue.kind) }
  }
}

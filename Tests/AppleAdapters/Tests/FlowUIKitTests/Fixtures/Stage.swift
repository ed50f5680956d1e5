import FlowCoordinators
import FlowUIKit
@_spi(Simulation) import UIKit

/// A running tour on a router in a window.
@MainActor final class Stage {
  let window = UIWindow()
  let router: NavigationRouter
  let wire: Wire
  let root: FlowCoordinator<Tour>
  private(set) var results: [FlowResult<Int>] = []
  private let issues = Issues()

  /// Starts on a stack that may have screens of the app's own.
  init(
    _ beginning: T...,
    entry: FlowEntry = .root,
    outside: [UIViewController] = [],
    isInWindow: Bool = true,
    selects: Bool = true,
    prepare: (NavigationRouter) -> Void = { _ in }
  ) {
    let stack = UINavigationController()
    stack.setViewControllers(outside, animated: false)
    router = NavigationRouter(stack, later: UIKitSimulator.perform)
    prepare(router)
    wire = Wire(router)
    root = FlowCoordinator(
      Tour(beginning: beginning, selects: selects),
      router: wire,
      entry: entry,
      observer: issues
    )
    window.rootViewController = stack
    if isInWindow { show() }
    root.start { [weak self] in self?.results.append($0) }
    rest()
    wire.reports = []
  }

  /// Shows the window.
  func show() {
    window.makeKeyAndVisible()
    rest()
  }

  /// Lets everything come to rest.
  func rest() { UIKitSimulator.settle() }

  /// Lets the flow answer like this, and everything come to rest.
  func go(_ answer: Tour.Transition) {
    root.go(answer)
    rest()
  }

  var stack: UINavigationController { router.navigationController }

  /// What is presented over the stack, lowest first.
  var presented: [UIViewController] {
    Array(sequence(first: stack) { $0.presentedViewController }.dropFirst())
  }

  /// The stack that is presented last.
  var sheet: UINavigationController? { presented.last as? UINavigationController }

  /// The steps on the stack; nil for a screen of the app's own.
  var steps: [T?] { steps(on: stack) }

  func steps(on stack: UIViewController?) -> [T?] {
    guard let stack else { return [] }
    let all = (stack as? UINavigationController)?.viewControllers ?? [stack]
    return all.map {
      ($0 as? UIAlertController)?.step ?? ($0 as? StepController)?.step
        ?? ($0 as? any DeckShowing)?.step
    }
  }

  /// The messages of the issues since the last look.
  func takeIssues() -> [FlowIssue.Kind] {
    defer { issues.kinds = [] }
    return issues.kinds
  }

  /// What UIKit has complained about.
  var complaints: [String] { UIKitSimulator.warnings + UIKitSimulator.exceptions }
}

/// Keeps issues.
@MainActor private final class Issues: FlowObserver {
  var kinds: [FlowIssue.Kind] = []

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    if case .issue(let issue) = trace.record { kinds.append(issue.kind) }
  }
}

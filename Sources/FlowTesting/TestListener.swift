import FlowCoordinators

/// The observer of a tester: keeps values, and makes text of them when somebody reads it.
@MainActor final class TestListener: FlowInputObserver {
  private(set) var traces: [any CustomStringConvertible] = []
  /// Everything that was heard, as it can be recorded.
  private(set) var records: [any Recordable] = []
  /// How many traces and inputs were heard, issues left out.
  private(set) var count = 0
  /// Called after everything that was heard but issues.
  var onHear: (() -> Void)?
  /// How many coordinators have begun, and how many have ended.
  private(set) var begun = 0
  private(set) var ended = 0
  private let next: (any FlowObserver)?
  private let nextForInputs: (any FlowInputObserver)?
  private var issues: [FlowIssue] = []
  private var seenCount = 0

  init(then next: (any FlowObserver)?) {
    self.next = next
    nextForInputs = next as? any FlowInputObserver
  }

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    traces.append(trace)
    records.append(trace)
    switch trace.record {
    case .started: begun += 1
    case .ended: ended += 1
    case .issue(let issue):
      issues.append(issue)
      next?.observe(trace)
      return
    case .event, .transition, .userMoved: break
    }
    count += 1
    next?.observe(trace)
    onHear?()
  }

  func observe<F: Flow>(_ input: FlowInput<F>) {
    records.append(input)
    count += 1
    nextForInputs?.observe(input)
    onHear?()
  }

  /// Returns all issues, and marks them as seen.
  func readIssues() -> [FlowIssue] {
    seenCount = issues.count
    return issues
  }

  var unseenIssues: [FlowIssue] { Array(issues[seenCount...]) }
}

import FlowCoordinators

/// The observer of a tester: keeps values, and makes text of them when somebody reads it.
@MainActor final class TestListener: FlowObserver {
  private(set) var traces: [any CustomStringConvertible] = []
  private var issues: [FlowIssue] = []
  private var seenCount = 0

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    traces.append(trace)
    if case .issue(let issue) = trace.record { issues.append(issue) }
  }

  /// Returns all issues, and marks them as seen.
  func readIssues() -> [FlowIssue] {
    seenCount = issues.count
    return issues
  }

  var unseenIssues: [FlowIssue] { Array(issues[seenCount...]) }
}

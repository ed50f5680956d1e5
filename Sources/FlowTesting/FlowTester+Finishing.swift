import FlowCoordinators

extension FlowTester {
  /// Checks that the test has looked at everything that happened; call it last.
  ///
  /// - Throws: An ``UnseenRemains`` that lists the router calls, issues, signals, running children
  ///   and the result that nobody has looked at, and all violations of the router.
  public func finishes() throws {
    var remains = UnseenRemains(of: coordinator.name)
    remains.add("router call", router.unseenCalls.map(\.description))
    remains.add("router violation", router.violations.map(\.description))
    remains.add("issue", listener.unseenIssues.map(\.description))
    remains.add("signal", unseenSignals.map { Naming.expression($0) })
    remains.add("running child", unseenChildren.map { "\($0.name) \($0.pathDescription)" })
    if let result = unseenResult { remains.add("result", [result.shortDescription]) }
    if !remains.isEmpty { throw remains }
  }
}

extension FlowGraph {
  /// What is wrong with the flow and with the flows that it hosts, errors first.
  ///
  /// Each flow is checked once, wherever it is hosted. Every answer is asked for a second time, in
  /// another order, to find those that depend on more than the step and the event.
  ///
  /// - Complexity: O(*s* · *e*) for *s* step values and *e* examples; the work is done on each call.
  public var problems: [FlowProblem] { FlowReport(self).problems }

  /// The problems as text: what was tried, each problem with the events that show it, and what
  /// could not be checked.
  public var report: String { FlowReport(self).description }

  /// Throws the report when there is any problem; one line in a test checks a whole app.
  ///
  /// ```swift
  /// @Test func appIsSound() throws {
  ///   try FlowGraph(of: AppFlow()).requireNoProblems()
  /// }
  /// ```
  ///
  /// - Throws: The ``FlowProblems`` that were found, whose text is the whole report.
  public func requireNoProblems() throws(FlowProblems) {
    let report = FlowReport(self)
    if !report.problems.isEmpty {
      throw FlowProblems(problems: report.problems, description: report.description)
    }
  }
}

/// The problems of a graph as an error, whose text is the whole report.
public struct FlowProblems: Error, Equatable, CustomStringConvertible {
  /// The problems, errors first.
  public let problems: [FlowProblem]

  /// The report.
  public let description: String
}

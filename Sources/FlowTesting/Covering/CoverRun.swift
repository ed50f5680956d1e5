public import FlowCoordinators
public import FlowGraphs

/// What a run of all covering paths has done.
public struct CoverRun {
  /// The paths that were run, each on coordinators of its own.
  public let paths: [FlowPath]

  /// How many gestures were put in between, each in a run of its own.
  public let gestureCount: Int

  /// The issues that the paths alone bring about, such as an unhandled result; each once.
  public let issues: [FlowIssue]

  /// Which transitions the paths took, of all that the graph has.
  ///
  /// A flow that several steps host is walked through once; that counts for each of them.
  public let coverage: CoverageReport
}

/// Runs every covering path of a flow on a real coordinator and a recording router.
///
/// After each event it checks what must hold between two turns, as
/// ``FlowTester/expectConsistency()`` does; that every coordinator is in the step that the graph
/// says; that nothing which has ended is held; and at the end that exactly one result has come.
///
/// ```swift
/// @Test func everyTransitionWorks() throws {
///   try runCoveringPaths(of: AppFlow())
/// }
/// ```
///
/// With gestures, each place that the paths come by is also left by the back button and by a
/// dismissal, where that is possible; the next events of the path are then sent to whoever is still
/// there.
///
/// - Parameters:
///   - flow: The flow to run, as a root. It is run many times: it has to answer the same each time.
///   - interleavingGestures: Whether the user taps back and dismisses in between.
///   - limit: How many step values the exploration may find.
/// - Returns: What was run, with the coverage of the graph.
/// - Throws: A ``CoverFailure`` with the shortest list of events that fails, as a test; or the
///   `ExplorationError` of the graph.
/// - Complexity: O(*e*²) turns for *e* events in a path with gestures, O(*e*) without.
@MainActor @discardableResult public func runCoveringPaths<F: Flow>(
  of flow: F,
  interleavingGestures: Bool = true,
  limit: Int = 100_000
) throws -> CoverRun {
  let runner = CoverRunner(flow, try FlowGraph(of: flow, limit: limit))
  return try runner.run(interleavingGestures: interleavingGestures)
}

import FlowCoordinators
import FlowGraphs

/// Runs the covering paths of one flow, then the gestures in between, and shrinks what fails.
@MainActor final class CoverRunner<F: Flow> {
  private typealias Trial = CoverTrial<F>

  /// How many events of a path follow a gesture.
  private static var eventsAfterGesture: Int { 10 }

  private let flow: F
  private let graph: FlowGraph
  private let witness: CoverWitness

  init(_ flow: F, _ graph: FlowGraph) {
    self.flow = flow
    self.graph = graph
    witness = CoverWitness(graph)
  }

  func run(interleavingGestures: Bool) throws -> CoverRun {
    let paths = graph.coveringPaths()
    var places = CoverPlaces()
    for path in paths {
      let actions = path.events.map { CoverAction($0) }
      try run(actions) { tester, count in
        if interleavingGestures { places.note(tester, on: path, after: count) }
      }
    }
    // A flow that nothing can be done with is started all the same.
    if paths.isEmpty { try run([]) }
    // What the paths alone bring about; after a gesture events are only tried.
    let coverage = CoverageReport(
      of: witness.coverage.taken,
      in: graph,
      countingFlowsOnce: true
    )
    let issues = witness.issues
    for place in places.all {
      let before = place.path.events.prefix(place.count).map { CoverAction($0) }
      let after = place.path.events.dropFirst(place.count).prefix(Self.eventsAfterGesture)
      try run(before + [place.gesture] + after.map { CoverAction(tried: $0) })
    }
    return CoverRun(
      paths: paths,
      gestureCount: places.all.count,
      issues: issues,
      coverage: coverage
    )
  }

  private func run(
    _ actions: [CoverAction],
    onRest: ((FlowTester<F>, Int) -> Void)? = nil
  ) throws {
    let trial = Trial(flow, witnessedBy: witness)
    trial.onRest = onRest
    if let failure = trial.run(actions) {
      throw shrunk(failure, of: Array(actions.prefix(failure.count)), trial)
    }
  }
}

// MARK: - Shrinking

extension CoverRunner {
  /// The failure of the shortest list that goes wrong in the same way.
  private func shrunk(
    _ failure: Trial.Failure,
    of actions: [CoverAction],
    _ trial: Trial
  ) -> CoverFailure {
    var best = (problem: failure.problem, actions: actions, trial: trial)
    if failure.problem.canShrink, let last = actions.last {
      // Only the last one must go as the path says, where that is what went wrong.
      var candidate = actions.dropLast().map { $0.tried } + [last]
      if !failure.problem.isAboutPath { candidate = candidate.map { $0.tried } }
      _ = Shrinking.shortest(of: candidate) { shorter in
        let trial = Trial(flow, witnessedBy: witness)
        guard let other = trial.run(shorter), other.problem.isLike(failure.problem) else {
          return false
        }
        best = (other.problem, Array(shorter.prefix(other.count)), trial)
        return true
      }
    }
    return CoverFailure(
      flow: Naming.type(F.self),
      problem: "\(best.problem)",
      events: best.actions.map(\.description),
      test: TestCode(of: best.problem, at: best.trial.place)
        .test(of: flow, doing: best.trial.code),
      originalCount: actions.count
    )
  }
}

import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

/// Goes the way of a problem with a real coordinator, and says where it is not as the problem says.
@MainActor final class Follower<F: Flow> {
  let tester: FlowTester<F>
  private let events: [String: F.Event]
  private let child: (String, FlowTester<F>) -> Bool
  private(set) var differences: [String] = []

  /// - Parameters:
  ///   - flow: The flow that the problem is about.
  ///   - events: The events that its way may name, with the code that names them.
  ///   - child: Does with the flow's child what a stage says in words; answers whether it can be
  ///     done, since nobody can go back from the first screen of a root.
  init(
    _ flow: F,
    events: [String: F.Event],
    child: @escaping (String, FlowTester<F>) -> Bool
  ) {
    tester = FlowTester(flow)
    self.events = events
    self.child = child
  }

  func follow(_ problem: FlowProblem) {
    for stage in problem.way where !take(stage, of: problem) { return }
    // Round twice, since the way round has to lead to itself.
    for stage in problem.loop + problem.loop.dropFirst() {
      guard take(stage, of: problem, isLoop: true) else { return }
    }
    switch problem.kind {
    case .impossibleMove, .impossibleBeginning, .childResultUnhandled, .childSignalUnhandled,
      .paneResultUnhandled, .paneSelectionUnhandled:
      if tester.issues.isEmpty { differences.append("no issue at the end of \(problem)") }
    case .deadEnd, .trap:
      for event in events.values { tester.coordinator.send(event) }
      if !tester.coordinator.isRunning { differences.append("ended after \(problem)") }
    default: break
    }
  }

  /// Goes one stage; answers whether it can be gone at all.
  private func take(
    _ stage: FlowProblem.Stage,
    of problem: FlowProblem,
    isLoop: Bool = false
  ) -> Bool {
    let before = tester.path
    if let code = stage.code {
      guard let event = events[code] else { return false }
      tester.coordinator.send(event)
    } else if stage.trigger == "back" {
      guard tester.router.userTapsBack() || tester.router.userDismisses() else { return false }
    } else if !stage.trigger.isEmpty {
      guard child(stage.trigger, tester) else { return false }
    }
    let names = tester.path.map { Self.name($0) }
    let isRight: Bool
    if let step = stage.step {
      let wanted = stage.trigger.isEmpty && !isLoop ? names.joined(separator: ", ") : names.last
      isRight = wanted.map(Self.name) == Self.name(step) || wanted == step
    } else {
      isRight = stage.code == nil || tester.path == before
    }
    // Where a step stands on a child's screens, it depends on them what one step back leaves.
    if !isRight, stage.trigger == "back" { return false }
    if !isRight { differences.append("\(stage) leads to \(names) in \(problem)") }
    return true
  }

  private static func name(_ step: some Any) -> String { String("\(step)".prefix { $0 != "(" }) }
}

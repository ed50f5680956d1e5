import FlowCoordinators
import FlowGraphs

/// One run of an app from its beginning to its end, checked after every turn.
@MainActor final class CoverTrial<F: Flow> {
  /// Where a run went wrong.
  struct Failure {
    let problem: CoverProblem
    /// How many actions were done by then.
    let count: Int
  }

  /// Called before each action.
  var onRest: ((FlowTester<F>, _ count: Int) -> Void)?
  /// The run as statements of a test.
  private(set) var code: [String] = []
  /// The flow types that lead a test to whom the last action concerned.
  private(set) var place: [String] = []

  private let flow: F
  private let witness: CoverWitness
  private var running: [ObjectIdentifier: WeakFlow] = [:]

  init(_ flow: F, witnessedBy witness: CoverWitness) {
    self.flow = flow
    self.witness = witness
  }

  /// Runs a list of actions; nil when everything is as it must be.
  func run(_ actions: [CoverAction]) -> Failure? {
    witness.reset()
    let tester = FlowTester(flow, observer: witness)
    if let problem = rest(tester) { return Failure(problem: problem, count: 0) }
    for (number, action) in actions.enumerated() {
      onRest?(tester, number)
      if let problem = perform(action, on: tester) ?? rest(tester) {
        return Failure(problem: problem, count: number + 1)
      }
    }
    return end(tester, after: actions.count)
  }

  /// Ends the root, if it still runs, and sees that exactly one result has come.
  private func end(_ tester: FlowTester<F>, after count: Int) -> Failure? {
    if tester.coordinator.isRunning { tester.coordinator.cancel() }
    guard tester.resultCount == 1 else {
      return Failure(problem: .results(tester.resultCount), count: count)
    }
    return rest(tester).map { Failure(problem: $0, count: count) }
  }

  /// What must hold between two turns.
  private func rest(_ tester: FlowTester<F>) -> CoverProblem? {
    let inconsistencies = tester.inconsistencies
    if !inconsistencies.isEmpty { return .inconsistent(inconsistencies) }
    for (id, box) in running {
      guard let flow = box.flow else {
        running[id] = nil
        continue
      }
      if !flow.isRunning { return .outlives(flow: flow.name) }
    }
    remember(below: tester.coordinator)
    return witness.unknown.map { .unknownTransition($0) }
  }

  private func remember(below parent: any RunningFlow) {
    for child in parent.children {
      running[ObjectIdentifier(child)] = WeakFlow(flow: child)
      remember(below: child)
    }
  }
}

/// A child that may not outlive its end.
private struct WeakFlow {
  weak let flow: (any RunningFlow)?
}

// MARK: - Actions

extension CoverTrial {
  private func perform(_ action: CoverAction, on tester: FlowTester<F>) -> CoverProblem? {
    let event = action.event
    let isStrict = action.isStrict
    let receiver = event.flatMap { CoverReceiver($0, in: tester.coordinator) }
    if action.event == nil { watchGesture(on: tester) }
    place = receiver?.chain ?? (event.map { $0.hosts.isEmpty ? [] : [$0.flow] } ?? [])
    if isStrict, let event, receiver?.isIn(event.from) != true { return .impossible(event) }
    switch action.kind {
    case .back, .dismissed:
      let isBack = action.kind == .back
      let isPossible =
        isBack ? tester.router.userTapsBack() : tester.router.userDismisses()
      guard isPossible else { return isStrict ? event.map { .impossible($0) } : nil }
      code.append("app.router.\(isBack ? "userTapsBack" : "userDismisses")()")
    case .event:
      guard let event, let receiver, let value = event.anyEvent else { return nil }
      if let button = event.button {
        guard tester.router.userChooses(button) else {
          return isStrict ? .impossible(event) : nil
        }
        code.append("app.router.userChooses(\(button.debugDescription))")
        break
      }
      if let pane = event.paneID {
        guard tester.router.userSelects(pane) else { return isStrict ? .impossible(event) : nil }
        code.append("app.router.userSelects(\(Naming.expression(pane.base)))")
        break
      }
      code.append(TestCode.sending(event.code, to: receiver.chain, at: event.address))
      guard let outcome = receiver.flow.send(inspected: value) else { return .impossible(event) }
      if isStrict, outcome != .handled, outcome != .postponed {
        return .unhandled(event, outcome: "\(outcome)")
      }
    }
    guard isStrict, let event else { return nil }
    let later = CoverReceiver(event, in: tester.coordinator)?.step
    return later == event.to ? nil : .elsewhere(event, step: later)
  }

  /// From a gesture in between on, only what is certain is compared with the graph.
  ///
  /// A graph does not follow the swipe of a sheet in which a hosting step was pushed.
  private func watchGesture(on tester: FlowTester<F>) {
    let hasPushedHost = PlannedScreens(of: tester.coordinator).flows.contains { flow in
      let path = flow.inspectedPath
      guard let sheet = path.firstIndex(where: { $0.style != nil }) else { return false }
      return path[(sheet + 1)...].contains { $0.style == nil && $0.isHosting }
    }
    if witness.attention != .nothing { witness.attention = hasPushedHost ? .nothing : .plainMoves }
  }
}

extension InspectedStep {
  fileprivate var isHosting: Bool { if case .flow = content { true } else { false } }
}

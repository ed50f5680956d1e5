import FlowCoordinators
import FlowGraphs

/// One run of a recording on a tree of coordinators that has just begun.
@MainActor final class Replay {
  private let recording: FlowRecording
  private let inputs: [RecordedInput]
  /// The inputs that took screens away while a turn was running, and are not made yet.
  private var early: ArraySlice<RecordedInput>
  private let root: any InspectedFlow
  private let router: RecordingRouter
  private let listener: TestListener
  private var comparison: ReplayComparison

  /// How many inputs have been made.
  private var made = 0
  /// What kept an input that was made within a turn from being made.
  private var failure: ReplayDifference?

  init(
    _ recording: FlowRecording,
    on root: any InspectedFlow,
    _ router: RecordingRouter,
    _ listener: TestListener
  ) {
    self.recording = recording
    inputs = recording.inputs
    early = inputs.filter { $0.during != nil }[...]
    self.root = root
    self.router = router
    self.listener = listener
    comparison = ReplayComparison(with: recording, of: root.name)
  }

  func run() throws(ReplayDifference) {
    let onPerform = router.onPerform
    defer {
      router.onPerform = onPerform
      listener.onHear = nil
    }
    router.onPerform = { [unowned self] calls in
      makeEarlyInputs()
      onPerform?(calls)
    }
    listener.onHear = { [unowned self] in makeEarlyInputs() }
    try checkBeginning()
    try compare()
    while made < inputs.count {
      if inputs[made].number != made + 1 { throw difference(.missingLines, at: made) }
      made += 1
      if let reason = make(inputs[made - 1], isAtRest: true) {
        throw difference(reason, at: made - 1)
      }
      if let failure { throw failure }
      try compare()
    }
  }

  /// Sees that the tester began as the recorded run did, which has been done by now.
  private func checkBeginning() throws(ReplayDifference) {
    var now: FlowSnapshot?
    if let first = listener.records.first, first.isInput {
      now = FlowRecording(first.line(number: 1).map { [$0] } ?? []).snapshot
    }
    if recording.snapshot != nil { made = 1 }
    guard recording.snapshot != now else { return }
    throw ReplayDifference(
      flow: root.name,
      number: 0,
      input: nil,
      reason: .otherBeginning(
        recorded: .init(with: recording.snapshot),
        now: .init(with: now)
      )
    )
  }

  private func compare() throws(ReplayDifference) {
    try comparison.take(listener.records)
    try comparison.rest(after: made)
  }

  /// Makes the inputs that came within the turn that is going on, up to the last one that took
  /// screens away at once; all others can as well be made when the turn is over.
  private func makeEarlyInputs() {
    while let next = early.first, failure == nil {
      if next.number > made, !isDue(next) { return }
      early.removeFirst()
      while made < min(next.number, inputs.count), failure == nil {
        made += 1
        failure = make(inputs[made - 1], isAtRest: false).map { difference($0, at: made - 1) }
      }
    }
  }

  private func isDue(_ input: RecordedInput) -> Bool {
    guard let moment = input.during else { return false }
    return moment.traces <= listener.count && moment.calls <= root.inspectedCallCount
  }

  private func difference(_ reason: ReplayDifference.Reason, at index: Int) -> ReplayDifference {
    ReplayDifference(
      flow: root.name,
      number: index + 1,
      input: inputs[index].description,
      reason: reason
    )
  }
}

// MARK: - One input

extension Replay {
  /// Makes one input; answers why it is impossible.
  private func make(_ input: RecordedInput, isAtRest: Bool) -> ReplayDifference.Reason? {
    switch input.kind {
    case .back, .dismissed, .refused: return router.replay(input)
    case .restored: return .missingLines
    case .event, .choice, .ending: break
    }
    guard let flow = receiver(of: input) else { return .nobodyThere(running: lines(of: root)) }
    if isAtRest, input.kind == .event, let step = flow.inspectedPath.last?.step {
      let now = Naming.value(step.base)
      if now != input.step { return .otherStep(now) }
    }
    var example: Any?
    if input.obstacle != nil, let text = input.text {
      example = flow.inspectedBlueprint.exampleEvent(reading: text)
    }
    do {
      let alert = input.kind == .choice ? try router.alert(of: input) : nil
      try flow.replay(input, as: example, in: alert)
      return nil
    } catch let obstacle as ReplayObstacle {
      return .notReplayable(obstacle.text)
    } catch {
      return .otherScreens(router.steps(where: input))
    }
  }

  /// The coordinator that an input is for: down from the root, by the places of hosting steps and the
  /// numbers of panes.
  private func receiver(of input: RecordedInput) -> (any InspectedFlow)? {
    var flow = root
    var hosts = input.hosts[...]
    while let index = hosts.popFirst() {
      let path = flow.inspectedPath
      guard path.indices.contains(index) else { return nil }
      switch path[index].content {
      case .flow(let child): flow = child
      case .panes(let panes):
        guard let number = hosts.popFirst(), panes.indices.contains(number),
          let child = panes[number].flow
        else { return nil }
        flow = child
      case .screen, .nothing: return nil
      }
    }
    return flow.isRunning && flow.inspectedAddress.names == input.address ? flow : nil
  }

  private func lines(of flow: any RunningFlow, indentation: String = "  ") -> [String] {
    guard flow.isRunning else { return [] }
    return ["\(indentation)\(flow.name) \(flow.pathDescription)"]
      + flow.children.flatMap { lines(of: $0, indentation: indentation + "  ") }
  }
}

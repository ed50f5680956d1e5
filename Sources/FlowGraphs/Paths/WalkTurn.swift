/// A transition that a turn has taken.
struct TakenTransition: Hashable {
  enum Target: Hashable {
    case step(Int)
    case left
    case end(WalkEnd)
  }

  let flow: Int
  let state: Int
  let stimulus: Int
  let move: Int
  let target: Target
}

/// One event run to completion, as the coordinators would do it.
struct WalkTurn {
  /// What one coordinator has done.
  struct Effect {
    var end: WalkEnd?
    var signals: [Int] = []
    var hasMoved = false
  }

  static let mostTransitions = 200
  /// How often the same event may wait for another step of a coordinator, as far as a search goes.
  private static let mostAlike = 2
  /// How many events may wait there.
  private static let mostWaiting = 8

  let world: WalkWorld
  private(set) var taken: [TakenTransition] = []
  /// Whether something happened that the walk does not follow.
  var isLost = false
  /// Whether more events wait for another step than a search follows.
  private(set) var isCrowded = false

  init(in world: WalkWorld) {
    self.world = world
  }

  /// Starts the outermost flow; answers nil where it ends at once.
  mutating func begin() -> Int? {
    guard let runner = start(0), !isLost else { return nil }
    return world.number(of: runner)
  }

  /// Sends an event, and then those that were postponed; answers nil when the root has ended.
  mutating func send(_ stimulus: Int, to place: WalkPlace) -> Int? {
    var runner = place.runner
    let effect = handle(stimulus, in: &runner)
    return settle(carry(effect, from: runner, through: place.around))
  }

  /// Chooses a button of the alert on top of a coordinator's path.
  mutating func choose(_ stimulus: Int, at place: WalkPlace) -> Int? {
    var runner = place.runner
    let effect = choose(stimulus, in: &runner)
    return settle(carry(effect, from: runner, through: place.around))
  }

  /// Takes screens away by the user's hand, down to a path of one coordinator.
  mutating func cut(_ place: WalkPlace, to path: Int) -> Int? {
    var runner = place.runner
    runner.path = path
    noteMove(of: &runner)
    return settle(carry(Effect(hasMoved: true), from: runner, through: place.around))
  }

  /// Ends the child in a cell by the user's hand.
  mutating func end(childIn host: Int, of place: WalkPlace, with end: WalkEnd) -> Int? {
    var runner = place.runner
    let effect = receive(end, ofChildIn: host, in: &runner)
    return settle(carry(effect, from: runner, through: place.around))
  }
}

// MARK: - One coordinator

extension WalkTurn {
  mutating func lose() -> Effect {
    isLost = true
    return Effect()
  }

  mutating func start(_ flow: Int) -> WalkRunner? {
    guard world.flows[flow].flow.first != nil else { return nil }
    var runner = WalkRunner(flow: flow, path: world.beginningPath(of: flow))
    let effect = startChildren(in: &runner)
    if effect.end != nil || !effect.signals.isEmpty { isLost = true }
    return runner
  }

  mutating func handle(_ stimulus: Int, in runner: inout WalkRunner) -> Effect {
    let flow = world.flows[runner.flow]
    let state = world.state(of: runner)
    guard taken.count < Self.mostTransitions,
      let record = flow.index.record(of: stimulus, in: state)
    else { return lose() }
    let answer = flow.records[record].answer
    let landing = world.carryOut(answer, of: runner.flow, on: runner.path)
    switch (landing, answer) {
    case (.problem, _), (_, .unhandled): return Effect()
    case (_, .postpone):
      postpone(stimulus, in: &runner)
      note(record, .step(state), in: runner)
      return Effect()
    default: return follow(landing, answer, record, in: &runner)
    }
  }

  /// Lets an event wait for another step.
  ///
  /// Nothing keeps a parent from telling a child again and again what it postpones, nor a child from
  /// signalling so. Each time is another moment, and they have no end: beyond a few, none is gone on
  /// from.
  mutating func postpone(_ stimulus: Int, in runner: inout WalkRunner) {
    runner.postponed.append(stimulus)
    let alike = runner.postponed.count { $0 == stimulus }
    if alike > Self.mostAlike || runner.postponed.count > Self.mostWaiting { isCrowded = true }
  }

  /// Does what an answer has come down to.
  mutating func follow(
    _ landing: Landing,
    _ answer: Answer,
    _ record: Int,
    in runner: inout WalkRunner
  ) -> Effect {
    var effect = Effect(signals: signals(of: answer, in: runner.flow))
    switch landing {
    case .idle:
      note(record, .step(world.state(of: runner)), in: runner)
      tell(answer, in: &runner, after: &effect)
    case .path(let path):
      note(record, .step(world.cell(path).state), in: runner)
      runner.path = path
      effect.hasMoved = true
      noteMove(of: &runner)
      let children = startChildren(in: &runner)
      effect.end = children.end
      effect.signals = children.signals + effect.signals
      if effect.end == nil { tell(answer, in: &runner, after: &effect) }
    case .left:
      note(record, .left, in: runner)
      tell(answer, in: &runner, after: &effect)
      effect.end = effect.end ?? .back
    case .end:
      guard let end = end(of: answer, in: runner.flow) else { return lose() }
      note(record, .end(end), in: runner)
      tell(answer, in: &runner, after: &effect)
      // What a child says to what it is told can end the flow earlier.
      effect.end = effect.end ?? end
    case .problem: return lose()
    }
    return effect
  }

  mutating func note(
    _ record: Int,
    _ target: TakenTransition.Target,
    in runner: WalkRunner
  ) {
    let answer = world.flows[runner.flow].records[record]
    taken.append(
      TakenTransition(
        flow: runner.flow,
        state: Int(answer.state),
        stimulus: Int(answer.stimulus),
        move: answer.answer.code,
        target: target
      )
    )
  }

  func noteMove(of runner: inout WalkRunner) {
    runner.retry = runner.postponed.isEmpty ? WalkRunner.settled : 0
  }

  private func signals(of answer: Answer, in flow: Int) -> [Int] {
    switch answer {
    case .signal(let number): [number]
    case .sequence(let number):
      world.flows[flow].sequences[number].compactMap {
        if case .signal(let number) = $0 { number } else { nil }
      }
    default: []
    }
  }

  private func end(of answer: Answer, in flow: Int) -> WalkEnd? {
    switch answer {
    case .finish(let number): .output(number)
    case .fail(let number): .error(number)
    case .cancel: .requested
    case .sequence(let number):
      world.flows[flow].sequences[number].last.flatMap { end(of: $0, in: flow) }
    default: nil
    }
  }
}

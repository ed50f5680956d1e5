/// Children, the way of their results and signals to those around, and postponed events.
extension WalkTurn {
  /// Starts the child flows of steps that have just entered, lowest first.
  mutating func startChildren(in runner: inout WalkRunner) -> Effect {
    var waiting: [Int] = []
    var position = runner.path
    while position != PathArena.nothing {
      let cell = world.cell(position)
      if world.hosts(cell) && cell.child == PathArena.nothing || world.hasEmptyPanes(cell) {
        waiting.append(position)
      }
      position = cell.lower
    }
    // From the top down, since a cell's number changes with what is below it.
    for host in waiting {
      var cell = world.cell(host)
      if world.showsPanes(cell) {
        guard startPanes(in: host, of: &runner) else { return lose() }
        continue
      }
      guard case .explored(let child) = world.hosting(in: cell)?.child,
        let flow = child as? any CheckedFlow
      else { continue }
      guard let started = start(world.number(of: flow)) else {
        return host == runner.path ? receive(.immediate, ofChildIn: host, in: &runner) : lose()
      }
      cell.child = world.number(of: started)
      runner.path = world.path(runner.path, replacing: host, by: cell, keepingAbove: true)
    }
    return Effect()
  }

  /// Hands a child's result to the flow; without a move in answer the step is popped.
  mutating func receive(
    _ end: WalkEnd,
    ofChildIn host: Int,
    in runner: inout WalkRunner
  ) -> Effect {
    var cell = world.cell(host)
    let flow = world.flows[runner.flow]
    guard taken.count < Self.mostTransitions, let hosting = world.hosting(in: cell),
      case .explored(let child) = hosting.child, let explored = child as? any CheckedFlow,
      let position = world.flows[world.number(of: explored)].results.position(of: end),
      position < hosting.results.count,
      let record = flow.index.record(of: hosting.results[position], in: cell.state)
    else { return lose() }
    cell.child = PathArena.nothing
    return answer(hosting.results[position], record, in: &runner, whoseStepIsOver: cell)
  }

  /// Takes a button of the alert on top; without a move in answer the step is popped.
  mutating func choose(_ stimulus: Int, in runner: inout WalkRunner) -> Effect {
    let cell = world.cell(runner.path)
    guard let record = world.flows[runner.flow].index.record(of: stimulus, in: cell.state) else {
      return lose()
    }
    let flow = world.flows[runner.flow]
    let effect = answer(stimulus, record, in: &runner, whoseStepIsOver: cell)
    guard case .unhandled = flow.records[record].answer, effect.end == nil else { return effect }
    // The step below is asked instead; it may know the event as an example.
    let event = flow.example(like: stimulus) ?? stimulus
    guard flow.index.record(of: event, in: world.state(of: runner)) != nil else { return effect }
    var next = handle(event, in: &runner)
    next.hasMoved = true
    return next
  }

  /// Does what is answered in a step that shows nothing any more.
  private mutating func answer(
    _ stimulus: Int,
    _ record: Int,
    in runner: inout WalkRunner,
    whoseStepIsOver cell: PathCell
  ) -> Effect {
    var cell = cell
    cell.traits.insert(.ended)
    runner.path = world.arena.number(of: cell)
    let answer = world.flows[runner.flow].records[record].answer
    var landing = world.carryOut(answer, of: runner.flow, on: runner.path)
    switch (landing, answer) {
    case (.idle, .postpone):
      note(record, .step(cell.state), in: runner)
      postpone(stimulus, in: &runner)
      return Effect(hasMoved: true)
    case (.idle, _), (.problem, _): landing = world.carryOut(.pop, of: runner.flow, on: runner.path)
    default: break
    }
    return follow(landing, answer, record, in: &runner)
  }

  /// Lets everybody around hear what a coordinator has done; answers nil when the root has ended.
  mutating func carry(
    _ effect: Effect,
    from runner: WalkRunner,
    through around: [WalkPlace.Level]
  ) -> WalkRunner? {
    let (effect, runner) = rise(effect, from: runner, through: around)
    return effect.end == nil && !isLost ? runner : nil
  }

  /// Lets those around hear, up to the outermost of them, and answers what that has done.
  mutating func rise(
    _ effect: Effect,
    from runner: WalkRunner,
    through around: [WalkPlace.Level]
  ) -> (Effect, WalkRunner) {
    var (effect, runner) = (effect, runner)
    for level in around.reversed() {
      if isLost { break }
      var parent = level.runner
      if let pane = level.pane {
        effect = carry(effect, from: runner, inPane: pane, of: level, to: &parent)
        runner = parent
        continue
      }
      var cell = world.cell(level.host)
      cell.child = world.number(of: runner)
      parent.path = world.path(
        parent.path,
        replacing: level.host,
        by: cell,
        keepingAbove: !effect.hasMoved && effect.end == nil
      )
      let host = world.arena.number(of: cell)
      // What stood above the hosting step is gone when the child has moved.
      var outer = Effect(hasMoved: effect.hasMoved && level.runner.path != level.host)
      if outer.hasMoved { noteMove(of: &parent) }
      for signal in effect.signals {
        let before = parent
        merge(tell(signal, of: runner, in: cell, to: &parent), into: &outer)
        if parent.path != before.path, effect.signals.count > 1 || effect.end != nil { _ = lose() }
      }
      if let end = effect.end, outer.end == nil {
        merge(receive(end, ofChildIn: host, in: &parent), into: &outer)
      }
      effect = outer
      runner = parent
    }
    return (effect, runner)
  }

  func merge(_ effect: Effect, into other: inout Effect) {
    other.end = other.end ?? effect.end
    other.signals += effect.signals
    other.hasMoved = other.hasMoved || effect.hasMoved
  }

  private mutating func tell(
    _ signal: Int,
    of child: WalkRunner,
    in cell: PathCell,
    to parent: inout WalkRunner
  ) -> Effect {
    guard let hosting = world.hosting(in: cell),
      let number = world.flows[child.flow].results.signals[signal], number < hosting.signals.count
    else { return Effect() }
    return handle(hosting.signals[number], in: &parent)
  }
}

// MARK: - Postponed events

extension WalkTurn {
  /// Tries postponed events again until no step changes any more.
  mutating func settle(_ root: WalkRunner?) -> Int? {
    guard var root else { return nil }
    var rounds = 0
    while let place = world.places(in: world.number(of: root)).last(where: {
      $0.runner.retry != WalkRunner.settled
    }) {
      rounds += 1
      var runner = place.runner
      let index = runner.retry
      guard rounds < Self.mostTransitions, !isLost else {
        isLost = true
        return nil
      }
      guard index < runner.postponed.count else {
        runner.retry = WalkRunner.settled
        guard let next = carry(Effect(), from: runner, through: place.around) else { return nil }
        root = next
        continue
      }
      let count = runner.postponed.count
      let stimulus = runner.postponed.remove(at: index)
      let effect = handle(stimulus, in: &runner)
      if runner.postponed.count == count {
        runner.postponed.removeLast()
        runner.postponed.insert(stimulus, at: index)
        runner.retry = index + 1
      }
      guard let next = carry(effect, from: runner, through: place.around) else { return nil }
      root = next
    }
    return world.number(of: root)
  }
}

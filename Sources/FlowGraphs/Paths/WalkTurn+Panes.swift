/// Flows in panes: they move nothing around them, and begin again where their step stays.
extension WalkTurn {
  /// Starts the flows of a step's panes in which nothing runs.
  ///
  /// - Returns: Whether the walk can follow.
  mutating func startPanes(in host: Int, of runner: inout WalkRunner) -> Bool {
    var cell = world.cell(host)
    guard let set = world.flows[runner.flow].flow.panes[cell.state] else { return true }
    var panes =
      world.panes(of: cell)
      ?? PaneRunners(
        selected: set.selected ?? 0,
        runners: set.hostings.map { _ in PathArena.nothing }
      )
    for (number, hosting) in set.hostings.enumerated()
    where panes.runners[number] == PathArena.nothing {
      guard case .explored(let child) = hosting.child, let flow = child as? any CheckedFlow else {
        continue
      }
      guard let started = start(world.number(of: flow)) else { return false }
      panes.runners[number] = world.number(of: started)
    }
    cell.panes = world.arena.number(of: panes)
    runner.path = world.path(runner.path, replacing: host, by: cell, keepingAbove: true)
    return true
  }

  /// Hands what the flow in a pane has done to the flow around.
  mutating func carry(
    _ effect: Effect,
    from child: WalkRunner,
    inPane pane: Int,
    of level: WalkPlace.Level,
    to parent: inout WalkRunner
  ) -> Effect {
    var cell = world.cell(level.host)
    guard var panes = world.panes(of: cell) else { return lose() }
    panes.runners[pane] = world.number(of: child)
    cell.panes = world.arena.number(of: panes)
    // What stands above the panes goes only when a flow in them ends.
    parent.path = world.path(
      parent.path,
      replacing: level.host,
      by: cell,
      keepingAbove: effect.end == nil
    )
    var outer = Effect(hasMoved: effect.end != nil && level.runner.path != level.host)
    if outer.hasMoved { noteMove(of: &parent) }
    for signal in effect.signals {
      let before = parent
      merge(tell(signal, of: child, inPane: pane, of: cell, to: &parent), into: &outer)
      if parent.path != before.path, effect.signals.count > 1 || effect.end != nil { _ = lose() }
    }
    if let end = effect.end, outer.end == nil {
      merge(receive(end, of: child, inPane: pane, in: &parent), into: &outer)
    }
    return outer
  }

  private mutating func tell(
    _ signal: Int,
    of child: WalkRunner,
    inPane pane: Int,
    of cell: PathCell,
    to parent: inout WalkRunner
  ) -> Effect {
    let flow = world.flows[parent.flow].flow
    guard let set = flow.panes[cell.state], set.hostings.indices.contains(pane) else {
      return lose()
    }
    let hosting = set.hostings[pane]
    if world.isExplored(hosting, by: child) {
      guard let number = world.flows[child.flow].results.signals[signal],
        number < hosting.signals.count
      else { return Effect() }
      return handle(hosting.signals[number], in: &parent)
    }
    let name = world.flows[child.flow].flow.signalName(signal)
    guard let stimulus = hosting.signals.first(where: { flow.stimuli[$0].signal == name }) else {
      return lose()
    }
    return handle(stimulus, in: &parent)
  }

  /// Hands the result of a pane's flow to the flow whose current step has the panes.
  private mutating func receive(
    _ end: WalkEnd,
    of child: WalkRunner,
    inPane pane: Int,
    in runner: inout WalkRunner
  ) -> Effect {
    var cell = world.cell(runner.path)
    let flow = world.flows[runner.flow]
    guard taken.count < Self.mostTransitions, var panes = world.panes(of: cell),
      let set = flow.flow.panes[cell.state], set.hostings.indices.contains(pane),
      let stimulus = stimulus(of: end, of: child, at: set.hostings[pane], in: flow.flow),
      let record = flow.index.record(of: stimulus, in: cell.state)
    else { return lose() }
    panes.runners[pane] = PathArena.nothing
    cell.panes = world.arena.number(of: panes)
    runner.path = world.arena.number(of: cell)
    let answer = flow.records[record].answer
    var effect = Effect()
    switch (world.carryOut(answer, of: runner.flow, on: runner.path), answer) {
    case (.idle, .postpone):
      note(record, .step(cell.state), in: runner)
      runner.postponed.append(stimulus)
    case (.idle, .unhandled): note(record, .step(cell.state), in: runner)
    case (.problem, _): break
    case (let landing, _): effect = follow(landing, answer, record, in: &runner)
    }
    if effect.end == nil { merge(startChildren(in: &runner), into: &effect) }
    effect.hasMoved = true
    return effect
  }

  /// What the end of a flow is to the flow around, which may know another value of the same flow.
  private func stimulus(
    of end: WalkEnd,
    of child: WalkRunner,
    at hosting: Hosting,
    in flow: any CheckedFlow
  ) -> Int? {
    if world.isExplored(hosting, by: child) {
      let position = world.flows[child.flow].results.position(of: end)
      return position.flatMap { $0 < hosting.results.count ? hosting.results[$0] : nil }
    }
    let ending = world.flows[child.flow].flow.ending(of: end)
    return hosting.results.first { flow.stimuli[$0].ending == ending }
  }
}

extension WalkWorld {
  /// Whether a coordinator runs the very flow value that a pane was explored with.
  fileprivate func isExplored(_ hosting: Hosting, by runner: WalkRunner) -> Bool {
    guard case .explored(let flow) = hosting.child else { return false }
    return flow === flows[runner.flow].flow
  }
}

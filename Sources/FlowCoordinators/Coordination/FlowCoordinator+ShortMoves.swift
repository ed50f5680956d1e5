// Inlinable; see `FlowCoordinator+ShortWays.swift`.

/// Short ways for screens that come, go and change on top of everything.
extension FlowCoordinator {
  @inlinable func enter(
    _ new: F.Step,
    by way: FlowEntry,
    after event: F.Event,
    _ answer: F.Transition,
    in step: F.Step
  ) -> Bool {
    guard hasPlainTop, way.style != nil || !area.hasAlertOnTop else { return false }
    let content = flow.content(of: new)
    guard content.traits == nil else { return false }
    var host: HostedFlow<F.Event>?
    switch content.kind {
    case .screen: break
    case .flow(let hosted): host = hosted
    case .nothing, .alert, .panes: return false
    }
    tree.noteTransition(of: F.self, in: step)
    if tree.observer != nil { trace(.transition(from: step, on: event, answer, to: new)) }
    generation &+= 1
    if let host {
      startChild(of: host, in: new, by: way)
    } else {
      show(new, by: way)
    }
    return true
  }

  @inlinable func show(_ step: F.Step, by way: FlowEntry) {
    entries.append(PathEntry(step: step, way: way, kind: .screen, position: area.count))
    area.append(
      Screen(FlowScreen(number: area.nextScreenNumber(), origin: origin, step: step)),
      opens: way.style
    )
  }

  @inlinable func pop(after event: F.Event, _ answer: F.Transition, in step: F.Step) -> Bool {
    guard hasPlainTop, entries.count > 1 else { return false }
    tree.noteTransition(of: F.self, in: step)
    leaveTop(after: event, answer, in: step)
    return true
  }

  /// Closes the container that the current step has opened, which has no other screen.
  @inlinable func dismiss(after event: F.Event, _ answer: F.Transition, in step: F.Step) -> Bool {
    guard entries[entries.count - 1].way.style != nil else { return false }
    return pop(after: event, answer, in: step)
  }

  /// Leaves the current step, which hosts nothing.
  @inlinable func leaveTop(after event: F.Event, _ answer: F.Transition, in step: F.Step) {
    if tree.observer != nil {
      let below = entries[entries.count - 2].step
      trace(.transition(from: step, on: event, answer, to: below))
    }
    generation &+= 1
    area.keep(entries[entries.count - 1].position)
    _ = entries.removeLast()
  }

  @inlinable func replace(
    with new: F.Step,
    after event: F.Event,
    _ answer: F.Transition,
    in step: F.Step
  ) -> Bool {
    let index = entries.count - 1
    // Where its way is its own: the first screen of a flow enters as the flow does.
    guard hasPlainTop, index > 0 ? entries[index].position > base : !hasTraits else { return false }
    let content = flow.content(of: new)
    guard content.traits == nil, case .screen = content.kind else { return false }
    tree.noteTransition(of: F.self, in: step)
    if tree.observer != nil { trace(.transition(from: step, on: event, answer, to: new)) }
    generation &+= 1
    area.keep(entries[index].position)
    let old = entries.removeLast()
    show(new, by: old.way)
    return true
  }

  @inlinable func update(
    to new: F.Step,
    after event: F.Event,
    _ answer: F.Transition,
    in step: F.Step
  ) -> Bool {
    guard hasPlainTop, entries.count > 1 || !hasTraits else { return false }
    let content = flow.content(of: new)
    guard content.traits == nil, case .screen = content.kind else { return false }
    tree.noteTransition(of: F.self, in: step)
    if tree.observer != nil { trace(.transition(from: step, on: event, answer, to: new)) }
    let index = entries.count - 1
    var old = new
    swap(&old, &entries[index].step)
    let position = entries[index].position
    let shown = unsafeDowncast(area.screen(at: position).content, to: FlowScreen<F>.self)
    area.update(position, to: Screen(screen(for: new, insteadOf: shown)))
    return true
  }

  /// Makes the screen of an updated step, of the one before the last where nobody else has that.
  ///
  /// Only where a step is plain data: nothing else may live longer than it is shown.
  @inlinable func screen(for step: F.Step, insteadOf shown: FlowScreen<F>) -> FlowScreen<F> {
    var screen: FlowScreen<F>?
    if isKnownUniquelyReferenced(&spareScreen), let spare = spareScreen {
      spare.number = shown.number
      spare.step = step
      screen = spare
    }
    spareScreen = _isPOD(F.Step.self) && shown.isPlain ? shown : nil
    return screen ?? FlowScreen(number: shown.number, origin: origin, step: step)
  }
}

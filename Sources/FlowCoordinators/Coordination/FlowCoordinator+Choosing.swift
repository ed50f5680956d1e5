/// The user's choice in an alert, and the work of steps.
extension FlowCoordinator {
  /// Takes a choice in: the alert is gone from view, and its step is asked.
  func receive(choice event: F.Event, in screen: Screen) -> EventOutcome {
    guard area.plan.index(of: screen.id) != nil else {
      tree.noteLateChoice(in: screen)
      return send(event, from: screen.id)
    }
    let arrival = tree.lose(.from(screen), in: area)
    guard tree.beginTurn() else {
      tree.runTurn { [self] in
        // What was planned may have changed by now.
        if area.takeLoss() != nil {
          _ = choose(event, in: screen, arrival)
        } else {
          noteLateChoice(arrival)
        }
      }
      return .queued
    }
    defer { tree.endTurn() }
    _ = area.takeLoss()
    return choose(event, in: screen, arrival)
  }

  /// Asks the alert's step, which shows nothing by now; then the one below, where that knows nothing
  /// of the event.
  private func choose(
    _ event: F.Event,
    in screen: Screen,
    _ arrival: FlowArrival?
  ) -> EventOutcome {
    let position = area.plan.index(of: screen.id)
    guard let position, let index = index(at: position) else {
      // The screens of a root that has ended stay up; this one is gone all the same.
      if let position { area.keep(position) }
      noteLateChoice(arrival)
      return receive(event, from: screen.id)
    }
    observe(input: .choice(event, in: entries[index].step), arrival)
    tree.clear(above: self)
    removeSteps(from: index + 1)
    area.keep(position)
    entries[index].kind = .answered
    let step = entries[index].step
    var decision = decide(on: event, in: step)
    if decision.isIdle, decision.outcome != .postponed {
      leaveEndedStep(in: &decision, for: .dismissed)
    }
    if decision.outcome == .unhandled, decision.end != nil {
      report(.unhandledEvent(Naming.value(event), step: Naming.value(step)))
    }
    carryOut(decision)
    if decision.outcome == .postponed { postponed.append(event) }
    guard decision.outcome == .unhandled, isRunning else { return decision.outcome }
    return handle(event)
  }

  /// Tells that an alert has gone from view, although its choice came too late to be one.
  private func noteLateChoice(_ arrival: FlowArrival?) {
    guard let arrival, let root = tree.root, root.isRunning else { return }
    root.observe(userMoved: .dismissed, arrival)
  }

  /// Whether the work of one of the steps in the path has this identity.
  func hasTask(_ id: ScreenID) -> Bool {
    entries.contains { $0.task?.id == id }
  }
}

/// One event: the flow is asked, its answer is checked, and what it comes down to is done.
extension FlowCoordinator: EventTarget {
  typealias Event = F.Event

  /// What an answer comes down to.
  struct Decision {
    var change: PathChange<F.Step>?
    var messages: [ChildMessage] = []
    var signals: [F.Signal] = []
    var end: FlowResult<F.Output>?
    var outcome = EventOutcome.handled
    var problem: FlowIssue.Kind?
    /// The pane whose flow has ended and begins again, if its step stays.
    var refill: NavigationArea?

    var isIdle: Bool { change == nil && end == nil }
  }

  /// Takes an event in, at the beginning of a turn.
  func receive(_ event: F.Event, from screen: ScreenID?) -> EventOutcome {
    if let screen, area.plan.index(of: screen) == nil, !hasTask(screen) {
      report(.staleEvent(Naming.value(event)))
      return .ignored(.stale)
    }
    switch state {
    case .waiting:
      report(.eventBeforeStart(Naming.value(event)))
      return .ignored(.notStarted)
    case .ended:
      report(.eventAfterEnd(Naming.value(event)))
      return .ignored(.ended)
    case .running where !isRoot && tree.root == nil:
      // Somebody held a child longer than its root: nothing is left to move in.
      return .ignored(.ended)
    case .running:
      if tree.observer != nil, let step { observe(input: .event(event, in: step)) }
      return handle(event)
    }
  }

  /// Asks the flow about an event in the current step, and does what it answers.
  func handle(_ event: F.Event) -> EventOutcome {
    guard let step else { return .ignored(.ended) }
    return carryOut(decide(on: event, in: step), after: event, in: step)
  }

  /// Does what the flow has answered to an event.
  func carryOut(
    _ decision: Decision,
    after event: F.Event,
    in step: F.Step
  ) -> EventOutcome {
    if decision.outcome == .unhandled {
      report(.unhandledEvent(Naming.value(event), step: Naming.value(step)))
    }
    carryOut(decision)
    if decision.outcome == .postponed { postponed.append(event) }
    return decision.outcome
  }

  /// Asks the flow, and tells the observer where the answer leads.
  func decide(on event: F.Event, in step: F.Step) -> Decision {
    tree.noteTransition(of: F.self, in: step)
    observe(.event(event, in: step))
    return decide(on: event, in: step, answered: flow.transition(from: step, on: event))
  }

  /// Tells the observer where an answer leads.
  func decide(
    on event: F.Event,
    in step: F.Step,
    answered answer: F.Transition
  ) -> Decision {
    let decision = decision(for: answer)
    if tree.observer != nil {
      let next = decision.end == nil ? decision.change.map(top(after:)) ?? step : nil
      observe(.transition(from: step, on: event, answer, to: next))
    }
    return decision
  }

  /// Does what was decided: the moves first, then messages, then signals, then the end.
  func carryOut(_ decision: Decision) {
    if let problem = decision.problem { report(problem) }
    if let end = decision.end {
      if decision.change == nil, decision.signals.isEmpty, decision.messages.isEmpty {
        return self.end(end)
      }
      ending = end
      tree.end(self)
    }
    tell(decision.signals)
    for message in decision.messages.reversed() { tree.deliver(message, below: self) }
    if let pane = decision.refill { tree.refill(pane, of: self) }
    if let change = decision.change { move(change) }
  }

  func endAsDecided() {
    if isRunning, let ending { end(ending) }
  }

  /// Lets the parent, or the owner of the root, hear of signals after the moves of this answer.
  private func tell(_ signals: [F.Signal]) {
    guard !signals.isEmpty else { return }
    if let parent {
      self.signals.append(contentsOf: signals)
      for _ in signals { tree.deliverSignal(of: self, to: parent) }
    } else if let onSignal = rootEntrance?.onSignal {
      for signal in signals { tree.afterTurn { onSignal(signal) } }
    }
  }

  /// Tells a child what the answer wants it to know, once the moves of the answer are made.
  func deliver(_ message: ChildMessage) {
    guard isRunning, !message.deliver(below: self) else { return }
    report(.nobodyToTell(message.eventText, flow: Naming.type(message.flow)))
  }

  func takeSignal() -> F.Signal? {
    signals.isEmpty ? nil : signals.removeFirst()
  }

  func dropSignal() { _ = takeSignal() }
}

// MARK: - What an answer comes down to

extension FlowCoordinator {
  private func decision(for answer: F.Transition) -> Decision {
    if let parts = answer.parts {
      return decision(for: parts, isSequence: true)
    }
    return decision(for: CollectionOfOne(answer), isSequence: false)
  }

  private func decision(
    for parts: some Collection<F.Transition>,
    isSequence: Bool
  ) -> Decision {
    var decision = Decision()
    var draft = PathDraft<F>(entries)
    for (index, part) in parts.enumerated() {
      guard let problem = add(part, to: &decision, draft: &draft, isAlone: !isSequence)
      else { continue }
      return Decision(problem: problem.issue(with: part, number: isSequence ? index + 1 : nil))
    }
    if !draft.isUnchanged { decision.change = draft.change }
    return decision
  }

  /// Why a part of an answer cannot be done.
  private enum Problem {
    case misplaced
    case refused(FlowIssue.Kind)

    /// The issue to report; the number is that of the part, nil where the answer is no sequence.
    func issue(with part: F.Transition, number: Int?) -> FlowIssue.Kind {
      let name = Naming.value(part)
      return switch (self, number) {
      case (.misplaced, let number): .misplacedInSequence(name, number: number ?? 1)
      case (.refused(let kind), nil): kind
      case (.refused(let kind), let number?):
        .impossibleInSequence(name, number: number, because: kind)
      }
    }
  }

  /// Adds one part of an answer to what it comes down to, or says why it cannot be done.
  private func add(
    _ part: F.Transition,
    to decision: inout Decision,
    draft: inout PathDraft<F>,
    isAlone: Bool
  ) -> Problem? {
    if decision.end != nil { return .misplaced }
    switch part {
    case .stay: break
    case .unhandled:
      if !isAlone { return .misplaced }
      decision.outcome = .unhandled
    case .postpone:
      if !isAlone { return .misplaced }
      decision.outcome = .postponed
    case .signal(let signal): decision.signals.append(signal)
    case .tell(let message): decision.messages.append(message)
    case .finish(let output): decision.end = .success(output)
    case .fail(let error): decision.end = .failure(.failed(error))
    case .cancel: decision.end = .failure(.cancelled(.requested))
    case .update(let step) where !canUpdate(to: step, in: draft.change):
      return add(.replace(with: step), to: &decision, draft: &draft, isAlone: isAlone)
    default:
      switch draft.make(part) {
      case .done: return stepPushedOntoAlert(in: draft.change).map { .refused($0) }
      case .leftFlow: decision.end = .failure(.cancelled(.back))
      case .refused(let kind): return .refused(kind)
      }
    }
    return nil
  }
}

public import FlowCoordinators

extension TransitionMark {
  /// Names the transition that a coordinator reported, to find it in the flow's graph.
  ///
  /// Nil for a trace that is no transition, and for an event that the flow does not handle.
  ///
  /// ```swift
  /// func observe<F: Flow>(_ trace: FlowTrace<F>) {
  ///   if let mark = TransitionMark(trace) { marks.insert(mark) }
  /// }
  /// ```
  public init?<F: Flow>(_ trace: FlowTrace<F>) {
    guard case .transition(let from, let event, let answer, let to) = trace.record else {
      return nil
    }
    let source = Label.case(from)
    let target: String
    if let to {
      target = Label.case(to)
    } else if let ending = Ending(of: answer) {
      target = ending.name
    } else {
      return nil
    }
    self.init(
      from: source,
      on: Label.case(event),
      to: target,
      in: Array(trace.address.names.dropFirst())
    )
  }
}

extension Ending {
  /// How an answer ends its flow; popping the first step counts as leaving it.
  fileprivate init?<F: Flow>(of answer: FlowTransition<F>) {
    switch answer {
    case .finish(let output): self.init(FlowResult<F.Output>.success(output))
    case .fail(let error): self.init(FlowResult<F.Output>.failure(.failed(error)))
    case .cancel: self.init(FlowResult<F.Output>.failure(.cancelled(.requested)))
    case .sequence(let parts):
      guard let last = parts.last else { return nil }
      self.init(of: last)
    default: self.init(FlowResult<F.Output>.failure(.cancelled(.back)))
    }
  }
}

extension FlowGraph.Edge {
  /// Whether a child's result gets no answer, so that the step is popped: the flow itself stays.
  var isUnansweredResult: Bool {
    guard case .childEnded = trigger else { return false }
    switch move {
    case .unhandled, .stay, .tell: return true
    default: return false
    }
  }
}

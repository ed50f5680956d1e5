import FlowCoordinators

/// Asking everything again, after the exploration and in the opposite order.
///
/// Clocks, random numbers and counters give themselves away; what drifts slowly does not.
extension ExploredFlowOf {
  func findImpurities() -> [Impurity] {
    var found: [Impurity] = []
    for record in book.records.reversed() {
      let (state, stimulus) = (Int(record.state), Int(record.stimulus))
      let second = flow.transition(from: steps[state], on: events[stimulus])
      guard !isSame(record.answer, second) else { continue }
      found.append(
        .transition(
          state: state,
          stimulus: stimulus,
          first: describe(record.answer),
          second: Label.value(second)
        )
      )
    }
    for state in steps.indices.reversed() where !showsTheSame(in: state) {
      found.append(.content(state: state))
    }
    if !beginsTheSame() { found.append(.beginning) }
    return found.reversed()
  }

  private func showsTheSame(in state: Int) -> Bool {
    switch (flow.content(of: steps[state]).kind, space.shows[state]) {
    case (.screen, .screen), (.nothing, .nothing), (.flow, .flow): true
    default: false
    }
  }

  private func beginsTheSame() -> Bool {
    switch (flow.begin(), flow.begin()) {
    case (.setStack(let lhs), .setStack(let rhs)):
      lhs == rhs && (lhs.isEmpty || first.map { steps[$0] } == lhs.last)
    case (.finish, .finish), (.fail, .fail), (.cancel, .cancel): first == nil
    case (.setStack, _), (_, .setStack), (.finish, _), (_, .finish), (.fail, _), (_, .fail),
      (.cancel, _), (_, .cancel):
      false
    default: first.map { steps[$0] } == flow.initial
    }
  }

  private func isSame(_ answer: Answer, _ other: F.Transition) -> Bool {
    switch (answer, other) {
    case (.push(let state), .push(let step)), (.replace(let state), .replace(let step)),
      (.update(let state), .update(let step)), (.popTo(let state), .popTo(let step)):
      steps[state] == step
    case (.present(let state, let style), .present(let step, let otherStyle)):
      steps[state] == step && book.styles[style] == otherStyle
    case (.setStack(let list), .setStack(let others)):
      book.lists[list].count == others.count
        && zip(book.lists[list], others).allSatisfy { steps[$0] == $1 }
    case (.finish(let number), .finish(let output)): areAlike(outputs[number], output)
    case (.fail(let number), .fail(let error)): areAlike(errors[number], error)
    case (.signal(let number), .signal(let signal)): signalNames[number] == Label.case(signal)
    case (.sequence(let number), .sequence(let parts)):
      isSame(book.sequences[number], flattened(parts))
    case (.pop, .pop), (.popToRoot, .popToRoot), (.dismiss, .dismiss), (.stay, .stay),
      (.postpone, .postpone), (.cancel, .cancel), (.unhandled, .unhandled):
      true
    default: false
    }
  }

  private func isSame(_ answers: [Answer], _ others: [F.Transition]) -> Bool {
    answers.count == others.count && zip(answers, others).allSatisfy { isSame($0, $1) }
  }

  private func flattened(_ parts: [F.Transition]) -> [F.Transition] {
    var flat: [F.Transition] = []
    var open = Array(parts.reversed())
    while let part = open.popLast() {
      if case .sequence(let inner) = part {
        open.append(contentsOf: inner.reversed())
      } else {
        flat.append(part)
      }
    }
    return flat
  }

  /// Whether two values are equal, or read the same where they cannot be compared.
  private func areAlike<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    if MemoryLayout<Value>.size == 0 { return true }
    if let value = lhs as? any Equatable { return isEqual(value, to: rhs) }
    return Label.value(lhs) == Label.value(rhs)
  }

  private func isEqual<T: Equatable, Value>(_ lhs: T, to rhs: Value) -> Bool {
    lhs == rhs as? T
  }
}

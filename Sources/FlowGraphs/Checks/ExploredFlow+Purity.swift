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
          second: written(second)
        )
      )
    }
    for state in steps.indices.reversed() {
      let first = text(of: space.shows[state])
      let second = text(of: flow.content(of: steps[state]))
      if first != second { found.append(.content(state: state, first: first, second: second)) }
    }
    if let impurity = findImpureBeginning() { found.append(impurity) }
    return found.reversed()
  }

  private func text(of content: StepShows) -> String {
    switch content {
    case .screen: "screen"
    case .alert: "alert"
    case .nothing: "nothing"
    case .flow: "flow"
    case .panes: "panes"
    }
  }

  private func text(of content: F.Content) -> String {
    switch content.kind {
    case .screen: "screen"
    case .panes: "panes"
    case .alert: "alert"
    case .nothing: "nothing"
    case .flow: "flow"
    }
  }

  /// Compares two beginnings with each other, and the steps with those that were explored.
  private func findImpureBeginning() -> Impurity? {
    let (first, second) = (flow.begin(), flow.begin())
    if !isSame(first, second) {
      return .beginning(first: written(first), second: written(second))
    }
    guard let explored = self.first.map({ steps[$0] }) else { return nil }
    let start: F.Step
    switch first {
    case .setStack(let steps) where !steps.isEmpty: start = steps[steps.count - 1]
    case .finish, .fail, .cancel: return nil
    default: start = flow.initial
    }
    return start == explored
      ? nil : .beginning(first: Label.value(explored), second: Label.value(start))
  }
}

// MARK: - Comparing

extension ExploredFlowOf {
  /// Whether two beginnings are the same.
  private func isSame(_ first: F.Transition, _ second: F.Transition) -> Bool {
    switch (first, second) {
    case (.setStack(let lhs), .setStack(let rhs)): lhs == rhs
    case (.finish(let lhs), .finish(let rhs)): areAlike(lhs, rhs)
    case (.fail(let lhs), .fail(let rhs)): areAlike(lhs, rhs)
    default: written(first) == written(second)
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
    case (.signal(let number), .signal(let signal)): areAlike(signals[number], signal)
    case (.tell(let number), .tell(let message)): book.messages[number].key == message.key
    case (.sequence(let number), .sequence): isSame(book.sequences[number], other.parts ?? [])
    case (.pop, .pop), (.popToRoot, .popToRoot), (.dismiss, .dismiss), (.stay, .stay),
      (.postpone, .postpone), (.cancel, .cancel), (.unhandled, .unhandled):
      true
    default: false
    }
  }

  private func isSame(_ answers: [Answer], _ others: [F.Transition]) -> Bool {
    answers.count == others.count && zip(answers, others).allSatisfy { isSame($0, $1) }
  }

  /// Whether two values are equal, or read the same where they cannot be compared.
  private func areAlike<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    if MemoryLayout<Value>.size == 0 { return true }
    if let value = lhs as? any Equatable { return isEqual(value, to: rhs) }
    return Label.value(lhs) == Label.value(rhs)
  }

  /// What is not even equal to itself, such as a number that is none, is no difference.
  private func isEqual<T: Equatable, Value>(_ lhs: T, to rhs: Value) -> Bool {
    lhs == rhs as? T || lhs != lhs
  }
}

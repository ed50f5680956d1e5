extension Outcomes {
  /// The outcomes that can really occur; an answer that fails on every path has none.
  func produced(in book: AnswerBook, _ log: TargetLog) -> Outcomes {
    var produced = Outcomes()
    produced.immediate = immediate
    // Only sequences need one, and it is as long as all answers.
    let transitions = book.sequences.isEmpty ? nil : TransitionList(book, log)
    for (number, record) in book.records.enumerated() {
      switch record.answer {
      case .finish, .fail, .cancel, .signal: produced.add(record.answer, of: self)
      case .sequence(let sequence):
        transitions?.eachTarget(of: number) { target in
          if case .problem = target { return }
          for move in book.sequences[sequence] { produced.add(move, of: self) }
        }
      default: break
      }
    }
    return produced
  }

  /// Notes whether answers leave a flow that the user cannot leave by hand.
  ///
  /// They do by a pop of the first step; what pops an alert by a button ends the flow as dismissed.
  mutating func noteLeaving(in space: PathSpace, _ stimuli: [Stimulus]) {
    canBeLeft = false
    canBeDismissed = false
    var search = DescentSearch(in: space)
    func isChoice(_ record: Int) -> Bool {
      let record = space.book.records[record]
      guard case .choice = stimuli[Int(record.stimulus)] else { return false }
      return space.showsAlert(Int(record.state))
    }
    for descent in space.descents {
      guard let record = descent.record else { continue }
      let isChoice = isChoice(record)
      search.run(descent, for: isChoice ? 1 : 0) { end in
        guard case .leftFlow = end else { return }
        canBeLeft = true
        if isChoice { canBeDismissed = true }
      }
    }
    for item in space.log.items {
      guard case .leftFlow = item.target, item.record >= 0 else { continue }
      canBeLeft = true
      if isChoice(item.record) { canBeDismissed = true }
    }
  }

  private mutating func add(_ answer: Answer, of all: Outcomes) {
    switch answer {
    // Each number once: a value that cannot be compared would be taken for another one.
    case .finish(let number) where positions.outputs[number] == nil:
      positions.outputs[number] = outputs.position(of: all.outputs.values[number])
    case .fail(let number) where positions.errors[number] == nil:
      positions.errors[number] = errors.position(of: all.errors.values[number])
    case .signal(let number) where positions.signals[number] == nil:
      positions.signals[number] = signals.position(of: all.signals.values[number])
    case .cancel: canCancel = true
    default: break
    }
  }
}

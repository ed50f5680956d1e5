/// Carrying out one move; those that most flows consist of take a short way.
extension PathSpace {
  /// Carries out the answers to all examples that were given with an entry on top.
  mutating func apply(_ records: Range<Int>, at top: Int) {
    for record in records { apply(record, at: top) }
  }

  /// Carries out an answer that was given with an entry on top.
  mutating func apply(_ record: Int, at top: Int, popsWhenIdle: Bool = false) {
    let answer = book.records[record].answer
    let traits = entries[top].traits
    switch answer {
    case .push(let state) where !showsNothing(top):
      if traits.contains(.alert), !showsAlert(state) {
        refuse(record, .pushedOntoAlert, at: top, popsWhenIdle: false)
      } else {
        arrive(at: entry(state), above: top, record)
      }
    case .present(let state, let style) where !showsNothing(top):
      arrive(at: entry(state, presented(style)), above: top, record)
    case .replace(let state), .update(let state):
      arrive(at: entry(state, placeTraits(of: top)), inPlaceOf: top, record)
    case .setStack(let list):
      if let entry = stackTop(of: list) {
        log.noteMove(record)
        bring(entry, by: .record(record))
      } else {
        refuse(record, .emptyStack, at: top, popsWhenIdle: popsWhenIdle)
      }
    case .finish, .fail, .cancel: break
    case .stay, .tell, .unhandled, .signal:
      if popsWhenIdle { descend(.pop, from: top, record: record) }
    case .pop: descend(.pop, from: top, record: record)
    case .popToRoot where !popsWhenIdle || !isFirst(top):
      descend(.root, from: top, record: record)
    case .dismiss where !popsWhenIdle || isPresented(top):
      descend(.dismiss, from: top, record: record)
    case .popTo(let state) where !popsWhenIdle: goBack(to: state, from: top, record: record)
    case .postpone: bring(top, by: .record(record))
    default:
      let move = DraftMove(record: record, at: top, popsWhenIdle: popsWhenIdle)
      if !isFirst(top), popsWhenIdle || dependsOnBelow(answer) {
        listen(to: .below, from: top, .start(move))
      } else {
        carryOut(move)
      }
    }
    settle()
  }

  /// Whether what follows a move depends on what that move has found below: a `popTo` that finds
  /// nothing is no mistake where the top itself is the step.
  private func dependsOnBelow(_ answer: Answer) -> Bool {
    guard case .sequence(let number) = answer else { return false }
    return book.sequences[number].contains { if case .popTo = $0 { true } else { false } }
  }

  /// Goes down from an entry without looking at each path: everything below gets a mark.
  mutating func descend(_ kind: Descent.Kind, from top: Int, record: Int?) {
    descents.append(Descent(kind: kind, start: top, record: record))
    guard let record else { return }
    log.noteDescent(record)
    switch kind {
    case .back: break
    case .root: spread(.seeksRoot, to: top, by: .record(record))
    case .dismiss where !isPresented(top):
      spread(.seeksPresented, to: top, by: .record(record))
    case .pop, .dismiss: spread(.canLeave, to: top, by: .record(record))
    }
  }

  func presented(_ style: Int) -> PathEntry.Traits {
    alertStyles.contains(style) ? [.presented, .alert] : .presented
  }

  private mutating func refuse(
    _ record: Int,
    _ problem: PathProblem,
    at top: Int,
    popsWhenIdle: Bool
  ) {
    log.note(record, .problem(problem))
    if popsWhenIdle { descend(.pop, from: top, record: record) }
  }

  private mutating func arrive(at entry: Int, above lower: Int, _ record: Int) {
    put(entry, above: lower)
    log.noteMove(record)
    bring(entry, by: .record(record))
  }

  private mutating func arrive(at entry: Int, inPlaceOf old: Int, _ record: Int) {
    if !isFirst(entry) { put(entry, inPlaceOf: old) }
    log.noteMove(record)
    bring(entry, by: .record(record))
  }
}

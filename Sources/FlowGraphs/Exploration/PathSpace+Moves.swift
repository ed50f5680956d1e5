/// Carrying out one move; those that most flows consist of take a short way.
extension PathSpace {
  /// Carries out an answer that was given with an entry on top.
  func apply(_ record: Int, at top: Int, popsWhenIdle: Bool = false) {
    let answer = book.records[record].answer
    let traits = entries[top].traits
    switch answer {
    case .push(let state) where !showsNothing(top):
      if traits.contains(.alert) { return log.note(record, .problem(.pushedOntoAlert)) }
      arrive(at: entry(state), above: top, record)
    case .present(let state, let style) where !showsNothing(top):
      arrive(at: entry(state, presented(style)), above: top, record)
    case .replace(let state), .update(let state):
      let kept = traits.intersection([.presented, .alert, .first])
      arrive(at: entry(state, kept), inPlaceOf: top, record)
    case .stay where !popsWhenIdle, .unhandled where !popsWhenIdle, .signal where !popsWhenIdle,
      .finish, .fail, .cancel:
      break
    case .postpone: bring(top, by: .record(record))
    default:
      let move = DraftMove(record: record, at: top, popsWhenIdle: popsWhenIdle)
      carryOut(move)
    }
    settle()
  }

  func presented(_ style: Int) -> PathEntry.Traits {
    alertStyles.contains(style) ? [.presented, .alert] : .presented
  }

  private func arrive(at entry: Int, above lower: Int, _ record: Int) {
    put(entry, above: lower)
    log.noteMove(record)
    bring(entry, by: .record(record))
  }

  private func arrive(at entry: Int, inPlaceOf old: Int, _ record: Int) {
    if !isFirst(entry) { put(entry, inPlaceOf: old) }
    log.noteMove(record)
    bring(entry, by: .record(record))
  }
}

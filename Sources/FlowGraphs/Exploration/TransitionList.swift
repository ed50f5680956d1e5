/// What every answer leads to, in the order of the answers.
///
/// Most answers say themselves where they lead; the targets of the others were found on paths.
struct TransitionList {
  private let book: AnswerBook
  private let log: TargetLog
  /// Where each record's items begin in `items`; empty where there are no items.
  private let starts: [Int]
  private let items: [PathTarget]

  init(_ book: AnswerBook, _ log: TargetLog) {
    self.book = book
    self.log = log
    guard !log.items.isEmpty else {
      starts = []
      items = []
      return
    }
    var counts = [Int](repeating: 0, count: book.records.count + 1)
    for item in log.items where item.record >= 0 { counts[item.record + 1] += 1 }
    for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
    starts = counts
    var items = [PathTarget](repeating: .end, count: log.items.count)
    for item in log.items where item.record >= 0 {
      items[counts[item.record]] = item.target
      counts[item.record] += 1
    }
    self.items = items
  }

  /// Calls with each target of an answer, in the order in which they were found.
  func eachTarget(of record: Int, _ body: (PathTarget) -> Void) {
    if let target = directTarget(of: record) { body(target) }
    if items.isEmpty { return }
    for index in starts[record]..<starts[record + 1] { body(items[index]) }
  }

  /// Where an answer says itself that it leads.
  private func directTarget(of record: Int) -> PathTarget? {
    switch book.records[record].answer {
    case .push(let state), .present(let state, _), .replace(let state), .update(let state):
      log.canMove(record) ? .step(state) : nil
    case .setStack(let list):
      log.canMove(record) ? book.lists[list].last.map { .step($0) } : nil
    case .finish, .fail, .cancel: .end
    default: nil
    }
  }
}

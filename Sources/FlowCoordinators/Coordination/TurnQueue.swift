/// The turns that wait, first in, first out.
@usableFromInline struct TurnQueue {
  @usableFromInline var turns: [@MainActor () -> Void] = []
  private var next = 0

  @inlinable var isEmpty: Bool { turns.isEmpty }

  mutating func append(_ turn: @escaping @MainActor () -> Void) {
    turns.append(turn)
  }

  mutating func takeFirst() -> (@MainActor () -> Void)? {
    guard next < turns.count else { return nil }
    let turn = turns[next]
    turns[next] = {}
    next += 1
    // Give the used part back now and then, so that a queue that never runs empty stays small.
    if next == turns.count || next >= 1024 {
      turns.removeSubrange(..<next)
      next = 0
    }
    return turn
  }
}

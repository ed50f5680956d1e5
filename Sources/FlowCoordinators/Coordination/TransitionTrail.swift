/// Counts the transitions of a turn, and remembers the last ones, to name the cycle of an endless one.
@usableFromInline struct TransitionTrail {
  private struct Mark: Hashable {
    let flow: ObjectIdentifier
    let step: AnyHashable
  }

  private static let remembered = 512

  private let limit: Int
  /// How many transitions there may be before they are remembered.
  @usableFromInline let forgotten: Int
  @usableFromInline var count = 0
  private var marks: [(mark: Mark, flow: any Flow.Type)] = []

  init(limit: Int) {
    self.limit = limit
    forgotten = limit - Self.remembered
  }

  var isExhausted: Bool { count >= limit }

  @inlinable mutating func append<F: Flow>(_ flow: F.Type, _ step: F.Step) {
    count += 1
    if count > forgotten { remember(flow, step) }
  }

  @usableFromInline mutating func remember<F: Flow>(_ flow: F.Type, _ step: F.Step) {
    marks.append((Mark(flow: ObjectIdentifier(flow), step: AnyHashable(step)), flow))
  }

  mutating func reset() {
    guard count > 0 else { return }
    count = 0
    marks.removeAll()
  }

  /// Returns the cycle that the last transitions went round, once; nil when it was asked before.
  ///
  /// It is the shortest run that the end of the trail repeats; when none is, the last few steps.
  mutating func takeCycle() -> [String]? {
    guard !marks.isEmpty else { return nil }
    defer { marks = [] }
    let last = marks.count - 1
    let period = (1...max(1, marks.count / 2)).first { period in
      (0..<period).allSatisfy {
        last - $0 - period >= 0 && marks[last - $0].mark == marks[last - $0 - period].mark
      }
    }
    let start = max(0, last - (period ?? 8))
    return marks[start...].map { "\(Naming.type($0.flow)).\(Naming.value($0.mark.step.base))" }
  }
}

/// Two lists paired by their longest common subsequence.
struct ListDifference<Element: Equatable> {
  /// More than this makes the comparison slow, and no one reads it.
  private static var mostCompared: Int { 2000 }

  /// The elements of both lists in order; of a replaced run, what is missing comes first.
  private(set) var entries: [(kind: DifferenceLine.Kind, element: Element)] = []

  init(expected: [Element], actual: [Element]) {
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let most = min(expected.count, actual.count) - start
    let end = zip(expected.reversed(), actual.reversed()).prefix(most).prefix { $0 == $1 }.count
    entries = expected[..<start].map { (.equal, $0) }
    pair(
      Array(expected[start..<(expected.count - end)]),
      Array(actual[start..<(actual.count - end)])
    )
    entries += expected[(expected.count - end)...].map { (.equal, $0) }
  }

  private mutating func pair(_ expected: [Element], _ actual: [Element]) {
    guard expected.count + actual.count <= Self.mostCompared else {
      entries += expected.map { (.missing, $0) }
      entries += actual.map { (.unexpected, $0) }
      return
    }
    let difference = actual.difference(from: expected)
    var missing = Set(difference.removals.map(\.offset))
    var unexpected = Set(difference.insertions.map(\.offset))
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if missing.remove(left) != nil {
        entries.append((.missing, expected[left]))
        left += 1
      } else if unexpected.remove(right) != nil {
        entries.append((.unexpected, actual[right]))
        right += 1
      } else {
        entries.append((.equal, actual[right]))
        left += 1
        right += 1
      }
    }
  }
}

extension ListDifference {
  /// The elements of one kind, in order.
  func elements(_ kind: DifferenceLine.Kind) -> [Element] {
    entries.filter { $0.kind == kind }.map(\.element)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// The answers of a flow that cannot be carried out on some path, and those of them that work on
/// others.
struct FailingMoves {
  private struct Origin: Hashable {
    let step: Int
    let stimulus: Int
  }

  private let flow: any CheckedFlow
  private(set) var records: [Int] = []
  private var working: Set<Origin> = []

  init(of flow: any CheckedFlow) {
    self.flow = flow
    for item in flow.log.items {
      if case .problem = item.target { records.append(item.record) }
    }
    addDismissals()
    records.sort()
    if !records.isEmpty { findWorking() }
  }

  /// Whether the answer to the same event in the same step case works for some value, on some path.
  func works(_ record: Int) -> Bool { working.contains(origin(of: record)) }

  private func origin(of record: Int) -> Origin {
    let answer = flow.book.records[record]
    return Origin(step: flow.caseNumbers[Int(answer.state)], stimulus: Int(answer.stimulus))
  }

  /// Adds the answers that dismiss where nothing may be presented.
  private mutating func addDismissals() {
    var search = DescentSearch(in: flow.space)
    var numbers: [Origin: Int] = [:]
    for descent in flow.space.descents {
      guard case .dismiss = descent.kind, let record = descent.record else { continue }
      let origin = origin(of: record)
      let number = numbers[origin, default: numbers.count]
      numbers[origin] = number
      var fails = false
      search.run(descent, for: number) { end in
        if case .nowhere = end { fails = true } else { working.insert(origin) }
      }
      if fails { records.append(record) }
    }
  }

  private mutating func findWorking() {
    let failing = Set(records.map(origin))
    let transitions = TransitionList(flow.book, flow.log)
    for record in flow.book.records.indices {
      let origin = origin(of: record)
      guard failing.contains(origin) else { continue }
      transitions.eachTarget(of: record) { target in
        if case .problem = target { return }
        working.insert(origin)
      }
    }
  }
}

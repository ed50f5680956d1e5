/// Which steps lead to which, with ways back down the path as places of their own.
///
/// Where `pop` and its relatives lead depends on what lies below; the places of the descent stand
/// for that, so that the net stays as small as what was explored.
struct StepNet {
  struct Edge {
    let source: Int
    let target: Int
    /// The answer that leads along; -1 further down a descent, and for the user's way back.
    let record: Int
  }

  private enum Way: Int {
    case pop, back, root, dismiss

    static let count = 4

    init(_ kind: Descent.Kind) {
      switch kind {
      case .pop: self = .pop
      case .back: self = .back
      case .root: self = .root
      case .dismiss: self = .dismiss
      }
    }
  }

  private let flow: any CheckedFlow
  private let stateCount: Int
  private(set) var edges: [Edge] = []
  /// The place that stands for every ending of the flow.
  let end: Int
  let placeCount: Int

  /// Notes where all answers lead.
  ///
  /// - Parameters:
  ///   - flow: The explored flow.
  ///   - includingBack: Whether the user's way back to a step below counts.
  init(_ flow: any CheckedFlow, includingBack: Bool) {
    self.flow = flow
    stateCount = flow.causes.count
    end = stateCount + flow.space.entries.count * Way.count
    placeCount = end + 1
    addAnswers()
    addDescents(includingBack: includingBack)
    addLinks(for: waysInUse(includingBack: includingBack))
  }

  /// The ways down that some answer, or the user, takes; all of them end with a pop.
  private func waysInUse(includingBack: Bool) -> [Way] {
    var isUsed = [Bool](repeating: false, count: Way.count)
    for descent in flow.space.descents where includingBack || descent.record != nil {
      isUsed[Way(descent.kind).rawValue] = true
      isUsed[Way.pop.rawValue] = true
    }
    return isUsed.indices.filter { isUsed[$0] }.compactMap { Way(rawValue: $0) }
  }

  func isState(_ place: Int) -> Bool { place < stateCount }

  private func place(_ entry: Int, _ way: Way) -> Int {
    stateCount + entry * Way.count + way.rawValue
  }

  private mutating func add(_ source: Int, _ target: Int, _ record: Int = -1) {
    edges.append(Edge(source: source, target: target, record: record))
  }
}

// MARK: - Edges

extension StepNet {
  private mutating func addAnswers() {
    let (book, targets, end) = (flow.book, TransitionList(flow.book, flow.log), end)
    for (number, record) in book.records.enumerated() {
      let source = Int(record.state)
      if case .signal = record.answer { add(source, end, number) }
      targets.eachTarget(of: number) { target in
        switch target {
        case .step(let state) where state != source: add(source, state, number)
        case .leftFlow, .end: add(source, end, number)
        case .step, .problem: break
        }
      }
    }
  }

  private mutating func addDescents(includingBack: Bool) {
    let space = flow.space
    for descent in space.descents where includingBack || descent.record != nil {
      let source = space.entries[descent.start].state
      let record = descent.record ?? -1
      let isFirst = space.isFirst(descent.start)
      switch descent.kind {
      case .root where isFirst, .dismiss where isFirst: break
      case .back where isFirst: break
      case .pop where isFirst: add(source, end, record)
      case .pop: add(source, place(descent.start, .pop), record)
      case .back where !space.showsNothing(descent.start):
        add(source, place(descent.start, .pop), record)
      case .back: add(source, place(descent.start, .back), record)
      case .root: add(source, place(descent.start, .root), record)
      case .dismiss where space.isPresented(descent.start):
        add(source, place(descent.start, .pop), record)
      case .dismiss: add(source, place(descent.start, .dismiss), record)
      }
    }
  }

  private mutating func addLinks(for ways: [Way]) {
    if ways.isEmpty { return }
    let space = flow.space
    for entry in space.entries.indices {
      if space.isFirst(entry) { add(place(entry, .pop), end) }
      var position = space.firstLink(of: entry)
      while position >= 0 {
        let link = space.links[position]
        for way in ways { follow(link, from: entry, way, in: space) }
        position = link.next
      }
    }
  }

  private mutating func follow(
    _ link: PathSpace.Link,
    from entry: Int,
    _ way: Way,
    in space: PathSpace
  ) {
    let source = place(entry, way)
    let lower = link.entry
    let state = space.entries[lower].state
    if link.isPlace { return add(source, place(lower, way)) }
    switch way {
    case .pop: add(source, state)
    case .back where space.hosts(lower): add(source, state)
    case .back: if space.canGoBack(from: lower) { add(source, place(lower, .pop)) }
    case .root where space.isFirst(lower): add(source, state)
    case .dismiss where space.isPresented(lower): add(source, place(lower, .pop))
    case .root, .dismiss: add(source, place(lower, way))
    }
  }
}

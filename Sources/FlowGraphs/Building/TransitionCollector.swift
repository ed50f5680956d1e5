import FlowCoordinators

/// Turns the answers of an explored flow into edges between nodes.
struct TransitionCollector {
  private(set) var list: NodeList
  private var collector = EdgeCollector()
  private let hasOneSuccess: Bool

  init(list: NodeList, successes: [Ending]) {
    self.list = list
    hasOneSuccess = successes.count < 2
    for ending in successes { _ = self.list.ending(ending, isOnlySuccess: hasOneSuccess) }
  }

  func edges() -> [FlowGraph.Edge] { collector.edges(nodeCount: list.nodes.count) }

  /// Adds all transitions of a flow.
  ///
  /// - Parameters:
  ///   - flow: The explored flow.
  ///   - positions: For each of its nodes, the position in the list.
  ///   - start: The position of the start.
  mutating func add<F: Flow>(_ flow: ExploredFlowOf<F>, positions: [Int], start: Int) {
    let places = flow.nodes.numbers.map { $0 < 0 ? -1 : positions[$0] }
    addBeginning(of: flow, places: places, start: start)
    addAnswers(of: flow, places: places)
    let back = collector.number(of: .back)
    let pop = collector.number(of: .pop)
    for way in flow.backWays {
      let target = way.to.map { positions[$0] } ?? cancelled()
      collector.add(from: positions[way.from], to: target, trigger: back, move: pop)
    }
  }

  private mutating func addBeginning<F: Flow>(
    of flow: ExploredFlowOf<F>, places: [Int], start: Int
  ) {
    let target: Int
    if let first = flow.first {
      target = places[first]
    } else if let result = flow.outcomes.immediate {
      target = list.ending(Ending(result), isOnlySuccess: hasOneSuccess)
    } else {
      return
    }
    let trigger = collector.number(of: FlowGraph.Edge.Trigger.begin)
    let move = collector.number(of: FlowGraph.Move.begin)
    collector.add(from: start, to: target, trigger: trigger, move: move)
  }

  private mutating func cancelled() -> Int {
    list.ending(
      Ending(kind: .cancelled, name: "cancelled", detail: ""), isOnlySuccess: hasOneSuccess
    )
  }
}

// MARK: - Answers

extension TransitionCollector {
  private mutating func addAnswers<F: Flow>(of flow: ExploredFlowOf<F>, places: [Int]) {
    let triggers = flow.triggers(places: places).map { collector.number(of: $0) }
    let targets = TransitionList(flow.book, flow.log)
    for (number, record) in flow.book.records.enumerated() {
      let source = places[Int(record.state)]
      guard source >= 0 else { continue }
      let trigger = triggers[Int(record.stimulus)]
      let move = collector.number(of: flow.move(of: record.answer))
      var isIdle = true
      targets.eachTarget(of: number) { target in
        isIdle = false
        guard let target = place(of: target, record.answer, in: flow, places: places) else {
          return
        }
        collector.add(from: source, to: target, trigger: trigger, move: move)
      }
      guard isIdle else { continue }
      let target =
        if case .unhandled = record.answer { EdgeCollector.nowhere } else { source }
      collector.add(from: source, to: target, trigger: trigger, move: move)
    }
  }

  private mutating func place<F: Flow>(
    of target: PathTarget, _ answer: Answer, in flow: ExploredFlowOf<F>, places: [Int]
  ) -> Int? {
    switch target {
    case .step(let state): return places[state]
    case .leftFlow: return cancelled()
    case .problem: return EdgeCollector.nowhere
    case .end:
      guard let ending = flow.ending(of: answer) else { return nil }
      return list.ending(ending, isOnlySuccess: hasOneSuccess)
    }
  }
}

import FlowCoordinators

/// Turns the answers of an explored flow into edges between nodes.
struct TransitionCollector {
  private(set) var list: NodeList
  private var collector = EdgeCollector()
  /// By the code of an answer; codes are good for one flow only.
  private var moveNumbers: [Int: Int] = [:]
  private var latestMove = (code: -1, number: -1)
  private let hasOneSuccess: Bool

  init(list: NodeList, successes: [Ending]) {
    self.list = list
    hasOneSuccess = successes.count < 2
    for ending in successes { _ = self.list.ending(ending, isOnlySuccess: hasOneSuccess) }
  }

  mutating func edges() -> [FlowGraph.Edge] { collector.edges(nodeCount: list.nodes.count) }

  /// Adds all transitions of a flow.
  ///
  /// - Parameters:
  ///   - flow: The explored flow.
  ///   - positions: For each of its nodes, the position in the list.
  ///   - start: The position of the start.
  /// - Throws: An error when there are too many ways back to list.
  mutating func add<F: Flow>(
    _ flow: ExploredFlowOf<F>,
    positions: [Int],
    start: Int
  ) throws(ExplorationError) {
    moveNumbers = [:]
    latestMove = (-1, -1)
    let places = flow.nodes.numbers.map { $0 < 0 ? -1 : positions[$0] }
    addBeginning(of: flow, places: places, start: start)
    addAnswers(of: flow, places: places)
    try addDescents(of: flow, places: places)
  }

  private mutating func addBeginning<F: Flow>(
    of flow: ExploredFlowOf<F>,
    places: [Int],
    start: Int
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

  private mutating func move<F: Flow>(_ answer: Answer, in flow: ExploredFlowOf<F>) -> Int {
    let code = answer.code
    if latestMove.code == code { return latestMove.number }
    let number = moveNumbers[code] ?? collector.number(of: flow.move(of: answer))
    moveNumbers[code] = number
    latestMove = (code, number)
    return number
  }

  private mutating func cancelled() -> Int {
    list.ending(
      Ending(kind: .cancelled, name: "cancelled", detail: ""),
      isOnlySuccess: hasOneSuccess
    )
  }
}

// MARK: - Ways down

extension TransitionCollector {
  /// All descents from one node by one trigger and one move.
  private struct Origin: Hashable {
    let source: Int
    let trigger: Int
    let move: Int
  }

  private mutating func addDescents<F: Flow>(
    of flow: ExploredFlowOf<F>,
    places: [Int]
  ) throws(ExplorationError) {
    let triggers = flow.triggers(places: places).map { collector.number(of: $0) }
    let back = collector.number(of: FlowGraph.Edge.Trigger.back)
    let pop = collector.number(of: FlowGraph.Move.pop)
    var search = DescentSearch(in: flow.space)
    var origins: [Origin: Int] = [:]
    for descent in flow.space.descents {
      let source = places[flow.space.entries[descent.start].state]
      guard source >= 0 else { continue }
      var origin = Origin(source: source, trigger: back, move: pop)
      if let record = descent.record.map({ flow.book.records[$0] }) {
        let move = move(record.answer, in: flow)
        origin = Origin(source: source, trigger: triggers[Int(record.stimulus)], move: move)
      }
      let number = origins[origin] ?? origins.count
      origins[origin] = number
      search.run(descent, for: number) { end in
        let target: Int
        switch end {
        case .entry(let entry): target = places[flow.space.entries[entry].state]
        case .leftFlow: target = cancelled()
        case .nowhere: target = EdgeCollector.nowhere
        }
        collector.add(from: source, to: target, trigger: origin.trigger, move: origin.move)
      }
      if search.size > flow.searchLimit {
        throw .tooManyTransitions(limit: flow.searchLimit, flow: Label.type(F.self))
      }
    }
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
      let move = move(record.answer, in: flow)
      var isIdle = true
      targets.eachTarget(of: number) { target in
        isIdle = false
        if case .step(let state) = target {
          return collector.add(from: source, to: places[state], trigger: trigger, move: move)
        }
        guard let target = place(of: target, record.answer, in: flow, places: places) else {
          return
        }
        collector.add(from: source, to: target, trigger: trigger, move: move)
      }
      guard isIdle, !flow.log.isDescent(number) else { continue }
      var target = source
      if case .unhandled = record.answer, !flow.stimuli[Int(record.stimulus)].isPaneResult {
        target = EdgeCollector.nowhere
      }
      collector.add(from: source, to: target, trigger: trigger, move: move)
    }
  }

  private mutating func place<F: Flow>(
    of target: PathTarget,
    _ answer: Answer,
    in flow: ExploredFlowOf<F>,
    places: [Int]
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

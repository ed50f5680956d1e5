import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Paths of random flows")
@MainActor struct RandomPathTests {
  @Test("covering paths run on real coordinators and take every transition", arguments: 0..<6)
  func cover(part: Int) throws {
    try cover(seed: 0xC0_0000 + UInt64(part), hosting: false, signals: false)
  }

  @Test("so they do with child flows and steps that show nothing", arguments: 0..<6)
  func hosting(part: Int) throws {
    try cover(seed: 0xC1_0000 + UInt64(part), hosting: true, signals: false)
  }

  @Test("with signals they run as well", arguments: 0..<4)
  func signals(part: Int) throws {
    try cover(seed: 0xC2_0000 + UInt64(part), hosting: true, signals: true)
  }

  private func cover(seed: UInt64, hosting: Bool, signals: Bool) throws {
    var random = SeededGenerator(seed: seed)
    for number in 0..<8 {
      var flow = TableFlow.random(using: &random, hosting: hosting)
      flow.signals = signals
      let paths = try FlowGraph(of: flow).coveringPaths()
      if number == 0 {
        let again = try FlowGraph(of: flow).coveringPaths()
        #expect(paths == again)
      }
      var covered: Set<WholePaths.Fact> = []
      for path in paths {
        let replay = Replay<TableFlow> { event, root in
          guard let child = root.child(TableChildFlow.self),
            let value = event.event(as: TableChildFlow.Event.self)
          else { return false }
          child.send(value)
          return true
        }
        _ = replay.run(path, on: flow)
        #expect(replay.differences == [], "seed \(seed), flow \(number): \(path) in \(flow)")
        for fact in replay.facts where fact.flow == "TableFlow" {
          covered.formUnion(Self.fact(fact).map { [$0] } ?? [])
        }
      }
      guard !hosting else {
        // With signals a search that gives up may miss what needs a certain step far below.
        if signals { continue }
        let walked = Self.randomFacts(of: flow, using: &random)
        let missing = Set(walked.compactMap(Self.fact).map(Self.pair))
          .subtracting(covered.map(Self.pair))
        #expect(missing.isEmpty, "seed \(seed), flow \(number): \(missing) of \(flow)\n\(paths)")
        continue
      }
      let whole = WholePaths(flow)
      let expected = whole.facts.filter { $0.event != WholePaths.back }
      let missing = Set(expected.map(Self.pair)).subtracting(covered.map(Self.pair))
      // The user cannot go back from the first screen of what is presented.
      let real = missing.filter { $0.event != TableFlow.Word.back.rawValue }
      #expect(real.isEmpty, "seed \(seed), flow \(number): missing \(real) of \(flow)\n\(paths)")
    }
  }

  /// What real coordinators do when events and gestures come at random.
  private static func randomFacts(
    of flow: TableFlow,
    using random: inout SeededGenerator
  ) -> [Replay<TableFlow>.Fact] {
    var facts: [Replay<TableFlow>.Fact] = []
    for _ in 0..<20 {
      let replay = Replay<TableFlow>()
      let root = replay.run(FlowPath(events: []), on: flow)
      for _ in 0..<20 {
        guard let step = root.step else { break }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: replay.router.userTapsBack()
        case 1: replay.router.userDismisses()
        case 2, 3:
          let event = TableChildFlow.Event.allCases.randomElement(using: &random) ?? .finish
          guard flow.shows[step.number] == .child || event == .signal else { continue }
          root.child(TableChildFlow.self)?.send(event)
        default: root.send(TableFlow.Event(number: Int.random(in: 0..<flow.events, using: &random)))
        }
      }
      facts += replay.facts
    }
    return facts.filter { fact in
      fact.flow == "TableFlow" && (fact.target != nil || fact.event.count > 3)
    }
  }

  struct Pair: Hashable {
    let source: Int
    let event: Int
    let target: WholePaths.Target?
  }

  /// Where the answer to a child's word leads is not told by an observer when it moves nothing, and
  /// every ending is an end.
  private static func pair(_ fact: WholePaths.Fact) -> Pair {
    let target: WholePaths.Target? =
      fact.event >= 100 ? nil : fact.target == .cancelled ? .success : fact.target
    return Pair(source: fact.source, event: fact.event, target: target)
  }

  private static func fact(_ fact: Replay<TableFlow>.Fact) -> WholePaths.Fact? {
    guard let source = Int(fact.source.dropFirst()), let event = Int(fact.event.dropFirst()) else {
      return nil
    }
    let target: WholePaths.Target =
      switch fact.target {
      case "end"?: .success
      case let name?: .step(Int(name.dropFirst()) ?? -1)
      case nil: .step(source)
      }
    return WholePaths.Fact(source: source, event: event, target: target)
  }
}

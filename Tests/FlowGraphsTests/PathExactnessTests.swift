import FlowCoordinators
import FlowGraphs
import Testing

@Suite("What can lie below a step")
struct PathExactnessTests {
  @Test("transitions are exactly those of whole paths, for random flows", arguments: 0..<20)
  func random(part: Int) throws {
    try compare(seed: 0xF10_0000 + UInt64(part), count: 50, hosting: false)
  }

  @Test("so they are with child flows and steps that show nothing", arguments: 0..<20)
  func hosting(part: Int) throws {
    try compare(seed: 0xC41_0000 + UInt64(part), count: 50, hosting: true)
  }

  @Test("so they are with panes", arguments: 0..<20)
  func panes(part: Int) throws {
    try compare(seed: 0x9A9_0000 + UInt64(part), count: 30, hosting: true, panes: true)
  }

  @Test("with panes and signals none is missing", arguments: 0..<10)
  func paneSignals(part: Int) throws {
    try compare(
      seed: 0x9A5_0000 + UInt64(part),
      count: 30,
      hosting: true,
      signals: true,
      panes: true
    )
  }

  /// A signal depends on what lies below the top, so that some paths are taken for possible which
  /// are not.
  @Test("with signals none is missing", arguments: 0..<10)
  func signals(part: Int) throws {
    try compare(seed: 0x516_0000 + UInt64(part), count: 50, hosting: true, signals: true)
  }

  @Test("what follows a popTo depends on the path on which it found its step, or none")
  func sequences() throws {
    let onItself: [TableFlow.Move] = [.sequence([.popTo(1), .pop]), .stay, .stay, .stay, .stay]
    let pushing: [TableFlow.Move] = [.push(1), .stay, .stay, .stay, .stay]
    let leaving: [TableFlow.Move] = [.sequence([.popTo(1), .dismiss, .update(0)]), .present(1)]
    let rest: [TableFlow.Move] = [.stay, .stay, .stay, .stay, .stay]
    for flow in [
      TableFlow(
        start: [0, 1, 1],
        shows: [.screen, .screen],
        events: 1,
        answers: [pushing + [.stay], onItself + [.stay]]
      ),
      // Here the entry that popTo finds is the one that it starts from, further down.
      TableFlow(
        start: [2, 1, 0],
        shows: [.screen, .screen, .screen],
        events: 2,
        answers: [[.stay, .present(2)] + rest, leaving + rest, [.stay, .stay] + rest]
      ),
    ] {
      let paths = WholePaths(flow)
      let facts = Self.facts(of: try FlowGraph(of: flow))
      #expect(facts.isSuperset(of: paths.facts))
      #expect(paths.wasCut || facts == paths.facts)
    }
  }

  private func compare(
    seed: UInt64,
    count: Int,
    hosting: Bool,
    signals: Bool = false,
    panes: Bool = false
  ) throws {
    var random = SeededGenerator(seed: seed)
    var complete = 0
    for number in 0..<count {
      var flow =
        panes
        ? TableFlow.randomWithPanes(using: &random)
        : TableFlow.random(using: &random, hosting: hosting)
      flow.signals = signals
      let paths = WholePaths(flow)
      let facts = Self.facts(of: try FlowGraph(of: flow))
      let missing = paths.facts.subtracting(facts)
      #expect(missing.isEmpty, "seed \(seed), flow \(number): missing \(missing) in \(flow)")
      guard !paths.wasCut else { continue }
      complete += 1
      if signals { continue }
      let extra = facts.subtracting(paths.facts)
      #expect(extra.isEmpty, "seed \(seed), flow \(number): too many \(extra) in \(flow)")
    }
    #expect(complete > count / 4)
  }

  private static func facts(of graph: FlowGraph) -> Set<WholePaths.Fact> {
    var facts: Set<WholePaths.Fact> = []
    for edge in graph.edges {
      guard let source = step(graph.nodes[edge.source]) else { continue }
      let event = edge.event.map { Int($0.dropFirst()) ?? -2 } ?? WholePaths.back
      let target: WholePaths.Target =
        switch graph.nodes[edge.target].kind {
        case .ending(.success): .success
        case .ending: .cancelled
        default: .step(step(graph.nodes[edge.target]) ?? -1)
        }
      facts.insert(.init(source: source, event: event, target: target))
    }
    return facts
  }

  private static func step(_ node: FlowGraph.Node) -> Int? {
    node.isStep ? Int(node.name.dropFirst()) : nil
  }
}

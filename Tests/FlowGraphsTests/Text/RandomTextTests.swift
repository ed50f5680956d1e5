import FlowCoordinators
import FlowGraphs
import Testing

@Suite("Texts of random flows")
struct RandomTextTests {
  @Test("everything in the graph is in the text, and nothing else")
  func random() throws {
    for seed in 0..<150 as Range<UInt64> {
      var dice = Dice(seed: seed)
      var flow: WordedFlow<Int> = dice.flow()
      if dice.roll(2) == 0 {
        let child: WordedFlow<String> = dice.flow()
        dice.host(child, in: &flow)
        dice.host(dice.roll(2) == 0 ? child : dice.flow(), in: &flow)
      }
      if dice.roll(4) == 0 {
        let again: WordedFlow<Int> = dice.flow()
        dice.host(again, in: &flow)
      }
      let graph = try FlowGraph(of: flow)
      try ReadBack(graph: graph, comment: "seed \(seed)").checkAll()
      #expect(graph.mermaid() == (try FlowGraph(of: flow).mermaid()), "seed \(seed)")
      #expect(graph.markdown() == (try FlowGraph(of: flow).markdown()), "seed \(seed)")
    }
  }

  @Test("the same for flows whose children signal")
  func signals() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var flow = TableFlow.random(using: &random, hosting: true)
      flow.signals = true
      try ReadBack(graph: FlowGraph(of: flow), comment: "seed \(seed)").checkAll()
    }
  }
}

/// Random flows that a seed makes again.
private struct Dice {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  mutating func name() -> String { HostileNames.all[roll(HostileNames.all.count)] }

  mutating func flow<Level>() -> WordedFlow<Level> {
    var flow = WordedFlow<Level>(steps: (0...roll(6)).map { _ in name() })
    for _ in 0...roll(5) {
      let answers = answers(in: flow)
      flow.add(name(), label: roll(2) == 0 ? name() : nil) { answers[$0] }
    }
    return flow
  }

  mutating func host<Outer, Inner>(_ child: WordedFlow<Inner>, in flow: inout WordedFlow<Outer>) {
    let answers = answers(in: flow)
    flow.host(child, in: roll(flow.steps.count), ending: name()) { answers[$0] }
  }

  /// An answer for each step; every third event is answered the same way everywhere.
  private mutating func answers<Level>(
    in flow: WordedFlow<Level>
  ) -> [FlowTransition<WordedFlow<Level>>] {
    let common = answer(in: flow)
    let isCommon = roll(3) == 0
    return flow.steps.map { _ in isCommon ? common : answer(in: flow) }
  }

  private mutating func answer<Level>(
    in flow: WordedFlow<Level>
  ) -> FlowTransition<WordedFlow<Level>> {
    let step = flow.steps[roll(flow.steps.count)]
    switch roll(16) {
    case 0, 1: return .push(step)
    case 2: return .present(step, as: PresentationStyle(name()))
    case 3: return .replace(with: step)
    case 4: return .setStack([flow.steps[0], step])
    case 5: return .pop
    case 6: return .popTo(step)
    case 7: return .popToRoot
    case 8: return .dismiss
    case 9: return .update(step)
    case 10: return .stay
    case 11: return .postpone
    case 12: return .finish(WordedFlow<Level>.Output.allCases[roll(3)])
    case 13: return .fail(WordedFlow<Level>.Failure())
    case 14: return [.popToRoot, .push(step)]
    default: return roll(2) == 0 ? .cancel : .unhandled
    }
  }
}

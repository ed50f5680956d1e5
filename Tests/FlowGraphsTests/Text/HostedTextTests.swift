import FlowCoordinators
import FlowGraphs
import Testing

private struct PlayerFlow: Flow {
  typealias Output = Void
  enum Signal { case loaded, closed }
  enum Step: Hashable { case playing }
  enum Event: CaseIterable { case loaded, closed, done }

  let initial = Step.playing

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .loaded: .signal(.loaded)
    case .closed: .signal(.closed)
    case .done: .finish
    }
  }
}

private struct RadioFlow: ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case player, list, info }
  enum Event { case listTapped, heard(PlayerFlow.Signal), ended(FlowResult<Void>) }

  let initial = Step.player

  var exampleEvents: [Example<Event>] { Event.listTapped }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.player, .listTapped): .push(.list)
    case (.list, .heard(.closed)): .push(.info)
    case (_, .heard): .stay
    case (_, .ended): .setStack([.list])
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .player: .flow(PlayerFlow(), Event.ended, signals: Event.heard)
    case .list, .info: .screen
    }
  }
}

private struct GateFlow: Flow {
  typealias Output = Bool
  enum Step: Hashable { case never }
  enum Event: CaseIterable { case tapped }

  let initial = Step.never

  func begin() -> Transition { .finish(true) }
  func transition(from step: Step, on event: Event) -> Transition { .unhandled }
}

@Suite("Texts of flows in other flows")
struct HostedTextTests {
  @Test("a child's signal leaves the step that hosts it")
  func signals() throws {
    let graph = try FlowGraph(of: RadioFlow())
    let lines = graph.mermaid().split(separator: "\n")
    #expect(lines.contains("  s_player --> s_info : heard [closed]"))
    #expect(!graph.mermaid().contains("s_list --> s_info"))
    #expect(graph.markdown().contains("| list | heard [closed] | info | push |\n"))
    #expect(graph.markdown().contains("| playing | loaded | playing | signal (loaded) |\n"))
    try ReadBack(graph: graph, comment: "signals").checkAll()
  }

  @Test("a signal of a child that is not drawn leaves its box as well")
  func collapsed() throws {
    let text = try FlowGraph(of: RadioFlow()).dot(.collapsed)
    #expect(text.contains(#""radio/player" -> "radio/info" [label="  heard [closed]  \l""#))
    #expect(!text.contains(#""radio/list" -> "radio/info""#))
  }

  @Test("a flow that ends at once leads from the start to the end")
  func gate() throws {
    let graph = try FlowGraph(of: GateFlow())
    #expect(graph.mermaid() == "stateDiagram-v2\n  direction LR\n  [*] --> [*] : Bool\n")
    #expect(graph.markdown().hasSuffix("|---|---|---|---|\n| (start) | | ends: Bool | begin |\n"))
  }

  @Test("a flow type that is hosted with other values has one table, with all transitions")
  func union() throws {
    var short = WordedFlow<String>(steps: ["a", "b"])
    short.add("go") { $0 == 0 ? .finish(.second) : nil }
    var long = short
    let next = long.steps[1]
    long.add("more") { $0 == 0 ? .push(next) : nil }
    var flow = WordedFlow<Int>(steps: ["one", "two"])
    let two = flow.steps[1]
    flow.add("next") { $0 == 0 ? .push(two) : nil }
    flow.host(short, in: 0, ending: "shortEnded") { _ in .stay }
    flow.host(long, in: 1, ending: "longEnded") { _ in .stay }
    let graph = try FlowGraph(of: flow)
    #expect(graph.children.count == 2)
    let text = graph.markdown()
    #expect(text.split(separator: "\n").count { $0.hasPrefix("## ") } == 2)
    for row in ["| a | go | ends: second | finish |\n", "| a | more | b | push |\n"] {
      #expect(text.split(separator: row, omittingEmptySubsequences: false).count == 2)
    }
    try ReadBack(graph: graph, comment: "union").checkAll()
  }
}

import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Highlights and differences in panes")
struct PaneMarkTests {
  private func line(_ dot: String, _ beginning: String) -> String? {
    dot.split(separator: "\n").map { $0.drop { $0 == " " } }.first { $0.hasPrefix(beginning) }
      .map(String.init)
  }

  @Test("a step is found by the step that has the panes and the pane")
  func step() throws {
    let graph = try FlowGraph(of: Tabs.AppFlow())
    let steps: Set = [StepMark("main"), StepMark("results", in: ["main", "search"])]
    let dot = graph.dot(DOTStyle(highlights: [DOTHighlight(steps: steps)]))
    for id in ["app/main", "app/main/search/results"] {
      #expect(line(dot, "\"\(id)\" [")?.contains("penwidth=2") == true)
    }
    #expect(dot.split(separator: "\n").count { $0.contains("penwidth=2") } == 2)
  }

  @Test("a transition in a pane, and the end of a pane's flow, can be brought out")
  func transitions() throws {
    let graph = try FlowGraph(of: Tabs.AppFlow())
    let transitions: Set = [
      TransitionMark(from: "query", on: "submitted", to: "results", in: ["main", "search"]),
      TransitionMark(from: "main", on: "settingsEnded", to: "welcome"),
    ]
    let dot = graph.dot(DOTStyle(highlights: [DOTHighlight(transitions: transitions)]))
    for ends in [
      "\"app/main/search/query\" -> \"app/main/search/results\"",
      "\"app/main/settings/.end.success\" -> \"app/welcome\"",
    ] {
      #expect(line(dot, ends)?.contains("penwidth=2") == true)
    }
  }

  @Test("what is done in a tab is found in the tab's diagram")
  @MainActor func coverage() throws {
    let graph = try FlowGraph(of: Tabs.AppFlow())
    let coverage = TransitionCoverage()
    let tester = FlowTester(Tabs.AppFlow(), observer: coverage)
    tester.send(.started)
    tester.router.userSelects(Tabs.Tab.search)
    try tester.child(Tabs.SearchFlow.self).send(.submitted)
    let marks = coverage.taken
    #expect(
      marks.contains(
        TransitionMark(from: "query", on: "submitted", to: "results", in: ["main", "search"])
      )
    )
    let dot = graph.dot(DOTStyle(highlights: [DOTHighlight(transitions: Set(marks))]))
    let edge = line(dot, "\"app/main/search/query\" -> \"app/main/search/results\"")
    #expect(edge?.contains("penwidth=2") == true)
  }

  @Test("a pane that is new, and a step that is new in a pane, are differences")
  func difference() throws {
    let old = try FlowGraph(of: Library(hasShelf: false))
    let new = try FlowGraph(of: Library(hasShelf: true))
    let changes = new.difference(from: old)
    #expect(changes.addedSteps.map(\.description) == ["main/shelf/items"])
    #expect(changes.removedSteps == [])
    let drawing = new.dot(changesFrom: old)
    #expect(line(drawing, "\"library/main/shelf/items\" [")?.contains("#1a7f37") == true)
    let back = old.dot(changesFrom: new)
    #expect(line(back, "\"library/main/shelf/items\" [")?.contains("#d1242f") == true)
    #expect(try Graphviz.path == nil || !Graphviz.run(back, as: "svg").isEmpty)
  }
}

/// Panes of which one may be missing, and one that nobody has is selected.
private struct Library: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case main(String) }
  enum Event { case chosen(String), ended(FlowResult<Never>) }
  let hasShelf: Bool
  let initial = Step.main("nowhere")
  var exampleEvents: [Example<Event>] { [] }

  func transition(from step: Step, on event: Event) -> Transition {
    if case .chosen(let name) = event { .update(.main(name)) } else { .unhandled }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .main(let name):
      .panes(.split, selected: name, onSelect: Event.chosen) {
        Pane("books", BrokenTabs.ListFlow(), Event.ended)
        if hasShelf { Pane("shelf", Tabs.CartFlow(), Event.ended) }
      }
    }
  }
}

@Suite("Panes for Graphviz")
struct PaneGraphvizTests {
  @Test(
    "every drawing is one that dot reads without a word, with all nodes and edges",
    .enabled(if: Graphviz.shallRun, "\(Graphviz.hint)")
  )
  func dot() throws {
    var random = SeededGenerator(seed: 0x9A9)
    var graphs = [
      try FlowGraph(of: Tabs.AppFlow()), try FlowGraph(of: Library(hasShelf: true)),
      try FlowGraph(of: Nest()),
    ]
    for _ in 0..<6 { graphs.append(try FlowGraph(of: TableFlow.randomWithPanes(using: &random))) }
    for graph in graphs {
      for style in [DOTStyle(), .collapsed, DOTStyle(childDepth: 1, showsBack: true)] {
        let text = graph.dot(style)
        let drawing = try Drawing(of: text)
        let ids = drawing.nodes.keys.count
        let statements = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(statements.count { $0.hasPrefix("\"") && !$0.contains(" -> ") } == ids)
        #expect(statements.count { $0.contains("\" -> \"") } == drawing.edges.count)
      }
    }
  }
}

/// Panes whose names are hostile or alike, one of which has the same panes again.
private struct Nest: Flow, ExplorableFlow {
  typealias Output = Never
  enum Kind: Hashable { case project(Int), again }
  enum Step: Hashable { case main }
  enum Event { case chosen(AnyPane), ended(FlowResult<Never>) }
  struct AnyPane: Hashable, CustomStringConvertible {
    let name: String
    var description: String { name }
  }
  let initial = Step.main
  var exampleEvents: [Example<Event>] { [] }
  func transition(from step: Step, on event: Event) -> Transition { .stay }
  func content(of step: Step) -> Content {
    .panes(.drawer, selected: AnyPane(name: "a/b"), onSelect: Event.chosen) {
      for name in ["a/b", "a_b", "\"<x>\\", "node", ".start", ""] {
        Pane(AnyPane(name: name), Tabs.CartFlow(), Event.ended)
      }
      Pane(AnyPane(name: "again"), Middle(), Event.ended)
    }
  }
}

/// Hosts the panes that are around it.
private struct Middle: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case list, nest }
  enum Event { case opened, ended(FlowResult<Never>) }
  let initial = Step.list
  var exampleEvents: [Example<Event>] { [Example(.opened)] }
  func transition(from step: Step, on event: Event) -> Transition {
    if case (.list, .opened) = (step, event) { .push(.nest) } else { .unhandled }
  }
  func content(of step: Step) -> Content {
    step == .list ? .screen : .flow(Nest(), Event.ended)
  }
}

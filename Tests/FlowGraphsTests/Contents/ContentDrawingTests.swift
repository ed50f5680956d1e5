import FlowCoordinators
import FlowGraphs
import Testing

@Suite("Drawing alerts and ways back")
struct ContentDrawingTests {
  @Test("a step that is an alert is a node of its own kind")
  func kind() throws {
    let graph = try FlowGraph(of: NotesFlow())
    #expect(graph.nodes.first { $0.name == "discard" }?.kind == .alert)
    #expect(graph.nodes.first { $0.name == "editing" }?.kind == .screen)
    #expect(graph.nodes.filter { $0.kind == .alert }.allSatisfy { $0.isStep })
    #expect(graph.children.first?.nodes.first { $0.name == "question" }?.kind == .alert)
  }

  @Test("a step that is an alert for some of its values only is two nodes")
  func both() throws {
    let kinds = try FlowGraph(of: NoticeFlow()).nodes.filter { $0.name == "notice" }.map(\.kind)
    #expect(kinds == [.screen, .alert])
  }

  @Test("a drawing shows an alert by its shape, and says what a way back does that is not open")
  func dot() throws {
    let dot = try FlowGraph(of: NotesFlow()).dot()
    let lines = dot.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.contains(
        """
        "notes/discard" [label="discard", shape=octagon, style=filled, fillcolor="#fff6e5", \
        color="#b7791f"];
        """
      )
    )
    #expect(lines.contains("\"notes/editing\" [label=\"editing\\n(back sends event)\"];"))
    #expect(lines.contains("\"notes/list\" [label=\"list\"];"))
  }

  @Test("dot reads them without a word", .enabled(if: Graphviz.shallRun))
  func graphviz() throws {
    _ = try Graphviz.run(try FlowGraph(of: NotesFlow()).dot(), as: "svg")
    _ = try Graphviz.run(try FlowGraph(of: VaultFlow()).dot(), as: "svg")
  }

  @Test("a Mermaid diagram and a table say both in words")
  func words() throws {
    let graph = try FlowGraph(of: NotesFlow())
    let mermaid = graph.mermaid()
    #expect(mermaid.contains("state \"discard<br/>(alert)\" as s_discard"))
    #expect(mermaid.contains("state \"editing<br/>(back sends event)\" as s_editing"))
    let sections = try MarkdownReader(graph.markdown()).sections
    #expect(sections.map(\.alerts) == ["discard.", "question."])
    #expect(sections.map(\.waysBack) == ["editing (sends event).", nil])
  }

  @Test("values of one case that differ are told together")
  func mixed() throws {
    let graph = try FlowGraph(of: VaultFlow())
    #expect(graph.dot().contains("door\\n(back blocked or sends event for some)"))
  }
}

/// A notice that is an alert only when it matters.
private struct NoticeFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case list, notice(isUrgent: Bool) }
  enum Event: CaseIterable { case opened, rang, done }
  let initial = Step.list

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.list, .opened): .push(.notice(isUrgent: false))
    case (.list, .rang): .push(.notice(isUrgent: true))
    case (_, .done): .finish
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .notice(isUrgent: true) ? .alert("Now", [.button("Fine", .done)]) : .screen
  }
}

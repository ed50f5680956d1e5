import FlowCoordinators
import FlowGraphs
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A flow whose steps, events and example labels have the names that they are given.
private struct NamedFlow: Flow, ExplorableFlow {
  typealias Output = Never
  typealias Step = String
  struct Event: CustomStringConvertible {
    let description: String
    let target: Int
  }
  let names: [String]
  var initial: String { names[0] }
  func transition(from step: String, on event: Event) -> Transition { .push(names[event.target]) }
  var exampleEvents: [Example<Event>] {
    names.indices.map { Example(names[$0], Event(description: names[$0], target: $0)) }
  }
}

/// A flow type with a name that `dot` would take for something else.
private struct Wizard<Page>: Flow {
  typealias Output = [String: Int]
  enum Step: Hashable { case node, edge, graph, strict, subgraph, digraph, Node, GRAPH }
  enum Event: CaseIterable { case node, edge, graph, strict, subgraph, digraph, Node, GRAPH }
  let initial = Step.node
  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .node: .push(.node)
    case .edge: .push(.edge)
    case .graph: .push(.graph)
    case .strict: .push(.strict)
    case .subgraph: .push(.subgraph)
    case .digraph: .push(.digraph)
    case .Node: .push(.Node)
    case .GRAPH: .push(.GRAPH)
    }
  }
}

private struct TowerFlow: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case floor, shop, wizard }
  enum Event { case up, shopping(FlowResult<Shop.Receipt>), never }
  let initial = Step.floor
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.floor, .up): .push(.shop)
    case (.shop, .shopping): .replace(with: .wizard)
    default: .unhandled
    }
  }
  func content(of step: Step) -> Content {
    switch step {
    case .floor: .screen
    case .shop: .flow(Shop.CheckoutFlow(), Event.shopping)
    case .wizard: .flow(Wizard<Int>()) { _ in .never }
    }
  }
  var exampleEvents: [Example<Event>] { [Example(.up)] }
}

@Suite(
  "Drawings read back from the real dot",
  .enabled(if: Graphviz.shallRun, Comment(rawValue: Graphviz.hint))
)
struct DrawingTests {
  private static let hostile = [
    "plain", "two words", "a\\b", "a\"b\\", "ends in \\", "\"", "\\n", "\\N\\G\\E", "a:b", "a.b",
    "node", "EDGE", "<b>", "b<4", "<b>bold</b>", "{x|y}", "{x|y", "Foo<Bar>", "a&;b", "&amp;",
    "a&lt;b", "&#65;", "// no comment", "/* nor this */", "\"];", "a -> b", "; }", "🧭 map",
    "שלום", "e\u{301}", "line\u{2028}separator", "日本語", "start", "any", "end", ".start", "__",
    "--", "%s", "$HOME", "'", "`", "#", "@", "a;b", "?",
  ]

  private static let changed: [(name: String, lines: [String])] = [
    ("first\nsecond", ["first", "second"]), ("carriage\rreturn", ["carriage", "return"]),
    ("both\r\nof them", ["both", "of them"]), ("tab\tbed", ["tab bed"]),
    ("nul\u{0}", ["nul\u{FFFD}"]), ("bell\u{7}", ["bell\u{FFFD}"]), ("del\u{7F}", ["del\u{FFFD}"]),
    ("c1\u{85}", ["c1\u{FFFD}"]), ("no\u{FFFE}", ["no\u{FFFD}"]), ("no\u{FFFF}", ["no\u{FFFD}"]),
    (
      String(repeating: "long ", count: 40),
      [String(repeating: "long ", count: 23) + "long…"]
    ),
  ]

  @Test("hostile names come back as they were, on nodes and on edges")
  func hostile() throws {
    let graph = try FlowGraph(of: NamedFlow(names: Self.hostile))
    let drawing = try Drawing(of: graph.dot())
    var names = Self.hostile.map { [$0] }
    names.append([])  // the start
    #expect(drawing.nodes.count == graph.nodes.count { $0.isStep } + 2)
    let drawn = Set(drawing.nodes.values)
    for name in names { #expect(drawn.contains(name), "\(name)") }
    let lines = Set(drawing.edges.flatMap(\.lines))
    for name in Self.hostile { #expect(lines.contains(name), "\(name)") }
  }

  @Test("what a picture cannot hold is replaced, and long names are cut")
  func replaced() throws {
    let graph = try FlowGraph(of: NamedFlow(names: Self.changed.map(\.name)))
    let drawing = try Drawing(of: graph.dot())
    let drawn = Set(drawing.nodes.values)
    for (name, lines) in Self.changed { #expect(drawn.contains(lines), "\(name)") }
    let onEdges = Set(drawing.edges.map(\.lines))
    for (name, lines) in Self.changed { #expect(onEdges.contains(lines), "\(name)") }
  }

  @Test("pictures with hostile names are well-formed XML")
  func svg() throws {
    let names = Self.hostile + Self.changed.map(\.name)
    for text in [
      try FlowGraph(of: NamedFlow(names: names)).dot(), try FlowGraph(of: TowerFlow()).dot(),
    ] {
      let parser = XMLParser(data: try Graphviz.run(text, as: "svg"))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
  }

  @Test("keywords are names like any other")
  func keywords() throws {
    let graph = try FlowGraph(of: Wizard<Int>())
    let drawing = try Drawing(of: graph.dot())
    let names = ["node", "edge", "graph", "strict", "subgraph", "digraph", "Node", "GRAPH"]
    #expect(Set(drawing.nodes.values.filter { !$0.isEmpty }).isSuperset(of: names.map { [$0] }))
    #expect(
      Array(drawing.clusters.values) == [["Wizard<Int> → Dictionary<String, Int>"]]
    )
  }

  @Test("flows three deep are boxes three deep, and each name occurs once")
  func nested() throws {
    let drawing = try Drawing(of: FlowGraph(of: TowerFlow()).dot())
    #expect(drawing.inner["cluster_tower"] == ["cluster_tower/shop", "cluster_tower/wizard"])
    #expect(
      drawing.inner["cluster_tower/shop"]
        == ["cluster_tower/shop/login", "cluster_tower/shop/payment"]
    )
    #expect(drawing.clusters["cluster_tower/shop/login"] == ["login: Shop.LoginFlow → Shop.User"])
    #expect(drawing.members["cluster_tower/shop/login"]?.contains("tower/shop/login/code") == true)
    #expect(drawing.nodes["tower/shop"] == nil)
  }

  @Test("nodes, edges and labels are those of the graph")
  func equal() throws {
    let style = DOTStyle(showsBack: true, mergesCommonEvents: false)
    for graph in [try FlowGraph(of: Shop.CheckoutFlow()), try FlowGraph(of: TowerFlow())] {
      let drawing = try Drawing(of: graph.dot(style))
      var expected = Expectation()
      expected.add(graph, address: drawing.root)
      #expect(Set(drawing.nodes.keys) == expected.nodes)
      #expect(Set(drawing.lines) == expected.lines)
      #expect(drawing.lines.count == expected.lines.count)
    }
  }

  @Test("random flows lose no transition and gain none", arguments: 0..<5)
  func random(part: Int) throws {
    var random = SeededGenerator(seed: 0xD07 + UInt64(part))
    let style = DOTStyle(showsBack: true, mergesCommonEvents: false)
    for number in 0..<6 {
      let graph = try FlowGraph(of: TableFlow.random(using: &random, hosting: false))
      let drawing = try Drawing(of: graph.dot(style))
      var expected = Expectation()
      expected.add(graph, address: "table")
      #expect(Set(drawing.lines) == expected.lines, "part \(part), flow \(number)")
      #expect(drawing.lines.count == expected.lines.count, "part \(part), flow \(number)")
    }
  }
}

extension Drawing {
  struct Line: Hashable {
    let tail: String
    let head: String
    let text: String
  }

  /// The address of the outermost flow.
  var root: String {
    clusters.keys.min { $0.count < $1.count }.map { String($0.dropFirst(8)) } ?? ""
  }

  /// A line for each transition; edges without a label count as one.
  var lines: [Line] {
    edges.flatMap { edge in
      (edge.lines.isEmpty ? [""] : edge.lines).map {
        Line(tail: edge.tail, head: edge.head, text: $0)
      }
    }
  }
}

/// What a drawing should hold, made from the graph's values in the most direct way.
private struct Expectation {
  var nodes: Set<String> = []
  var lines: Set<Drawing.Line> = []

  mutating func add(_ graph: FlowGraph, address: String) {
    func path(_ number: Int) -> String { "\(address)/\(graph.nodes[number].id)" }
    func entry(_ number: Int) -> String {
      if case .host = graph.nodes[number].kind { path(number) + "/.start" } else { path(number) }
    }
    for (number, node) in graph.nodes.enumerated() {
      if case .host(let child) = node.kind {
        add(graph.children[child], address: path(number))
      } else {
        nodes.insert(path(number))
      }
    }
    for edge in graph.edges {
      let isMovement = edge.source != edge.target || edge.move.isShown
      var tail = path(edge.source)
      if case .childEnded(_, let ending) = edge.trigger,
        case .host(let number) = graph.nodes[edge.source].kind,
        let node = graph.children[number].nodes.first(where: {
          $0.kind == .ending(ending.kind) && $0.name == ending.name
        })
      {
        tail += "/\(node.id)"
      } else if !isMovement {
        continue
      }
      lines.insert(.init(tail: tail, head: entry(edge.target), text: edge.label))
    }
  }
}

extension FlowGraph.Move {
  /// Whether a move that comes back to its step is drawn as a loop.
  fileprivate var isShown: Bool {
    switch self {
    case .stay, .postpone, .signal, .update, .unhandled: false
    case .sequence(let moves): moves.contains { $0.isShown }
    default: true
    }
  }
}

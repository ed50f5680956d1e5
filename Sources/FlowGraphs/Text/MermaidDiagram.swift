/// A flow laid out as a state diagram, before it becomes text.
///
/// The flows that it hosts are single states: Mermaid has no edges between states of different
/// composite states.
struct MermaidDiagram {
  struct State {
    let id: String
    var lines: [String]
  }

  struct Transition {
    let source: String
    let target: String
    var lines: [String]
  }

  private struct Ends: Hashable {
    let source: String
    let target: String
  }

  private struct Line: Hashable {
    let transition: Int
    let text: String
  }

  /// Where a diagram starts and ends.
  private static let edgeOfDiagram = "[*]"
  private static let anyStep = "any_step"

  private let graph: FlowGraph
  private let labels: EventLabels
  private let ids: [String]
  private(set) var states: [State] = []
  private(set) var transitions: [Transition] = []
  private var positions: [Ends: Int] = [:]
  private var knownLines: Set<Line> = []

  init(_ graph: FlowGraph) {
    self.graph = graph
    labels = EventLabels(graph)
    ids = Self.ids(for: graph.nodes)
    var selection = EdgeSelection(graph, showsBack: false)
    let common = selection.takeCommonEvents()
    for (number, node) in graph.nodes.enumerated() where node.isStep {
      let lines = [label(of: node)] + Self.notes(on: node) + selection.boxLines[number, default: []]
      states.append(State(id: ids[number], lines: lines))
    }
    if !common.isEmpty {
      states.append(State(id: Self.anyStep, lines: ["any step"] + common.boxLines))
    }
    for edge in selection.visible { add(edge, from: ids[tail(of: edge)]) }
    for number in common.numbers { add(graph.edges[number], from: Self.anyStep) }
  }

  /// Adds a line to the transition with the same ends, unless it is there.
  private mutating func add(_ edge: FlowGraph.Edge, from source: String) {
    let ends = Ends(source: source, target: ids[edge.target])
    let position = positions[ends] ?? transitions.count
    if position == transitions.count {
      positions[ends] = position
      transitions.append(Transition(source: source, target: ends.target, lines: []))
    }
    guard let text = line(of: edge) else { return }
    guard knownLines.insert(Line(transition: position, text: text)).inserted else { return }
    transitions[position].lines.append(text)
  }
}

// MARK: - Texts

extension MermaidDiagram {
  private func label(of node: FlowGraph.Node) -> String {
    switch node.kind {
    case .host(let child):
      let hosted = graph.children[child]
      return "\(node.name): \(ReadableText.title(flow: hosted.name, output: hosted.output))"
    case .repeated(let flow, let output):
      return "\(node.name): \(ReadableText.title(flow: flow, output: output)), again"
    case .panes(let style, _): return "\(node.name): \(style.name)"
    case .start, .screen, .alert, .nothing, .ending: return node.name
    }
  }

  /// What a state of this kind of diagram cannot tell by its looks, and what runs in its panes.
  private static func notes(on node: FlowGraph.Node) -> [String] {
    let kind = node.kind == .alert ? ["(alert)"] : []
    var panes: [String] = []
    if case .panes(_, let list) = node.kind { panes = ReadableText.lines(of: list) }
    return kind + panes + node.backLines
  }

  /// The event, and the ending where there is one: all endings of a diagram look the same.
  private func line(of edge: FlowGraph.Edge) -> String? {
    let target = graph.nodes[edge.target]
    let event = edge.trigger == .begin ? nil : labels.label(of: edge)
    if case .ending = target.kind { return event.map { "\($0) → \(target.name)" } ?? target.name }
    return edge.move == .postpone ? event.map { "\($0) (waits)" } : event
  }

  /// The signals of a child leave the step that hosts it.
  private func tail(of edge: FlowGraph.Edge) -> Int {
    edge.kind.signallingHost ?? edge.source
  }
}

// MARK: - Ids

extension MermaidDiagram {
  /// By node: an id that begins like no keyword, made of letters, digits and `_`.
  private static func ids(for nodes: [FlowGraph.Node]) -> [String] {
    var taken: Set<String> = []
    return nodes.map { node in
      guard node.isStep else { return edgeOfDiagram }
      let safe = node.id.utf8.map { isSafe($0) ? $0 : UInt8(ascii: "_") }
      let id = "s_" + String(decoding: safe, as: UTF8.self)
      var unique = id
      var number = 1
      while !taken.insert(unique).inserted {
        number += 1
        unique = "\(id)_\(number)"
      }
      return unique
    }
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

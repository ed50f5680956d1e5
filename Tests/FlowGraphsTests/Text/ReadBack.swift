import FlowGraphs
import Foundation
import Testing

/// Reads the texts of a graph and compares them with the graph, obviously and slowly.
struct ReadBack {
  private struct Arrow: Hashable {
    let source: Int
    /// Nil for an ending.
    let target: Int?
    let line: String
  }

  let graph: FlowGraph
  let comment: Comment

  func checkAll() throws {
    try checkMermaid()
    try checkMarkdown()
  }

  /// The text as it can be seen.
  private func lines(_ text: String) -> [String] {
    var lines = [String.UnicodeScalarView()]
    for scalar in text.replacingOccurrences(of: "\r\n", with: "\n").unicodeScalars {
      if ["\n", "\r", "\u{2028}", "\u{2029}"].contains(scalar) {
        lines.append(.init())
      } else if scalar == "\t" {
        lines[lines.count - 1].append(" ")
      } else {
        let isControl = scalar.properties.generalCategory == .control
        lines[lines.count - 1].append(isControl || scalar.value == 0xFFFE ? "\u{FFFD}" : scalar)
      }
    }
    return lines.map { String($0) }
  }

  private func label(of edge: FlowGraph.Edge) -> String {
    guard case .childEnded(let event, let ending) = edge.trigger, edge.distinction == nil else {
      return edge.label
    }
    let isAlone = graph.edges.allSatisfy {
      guard $0.source == edge.source, case .childEnded(event, let other) = $0.trigger else {
        return true
      }
      return other.kind != ending.kind || other.name == ending.name
    }
    return isAlone ? edge.label : "\(event) [success: \(ending.name)]"
  }

  private func title(_ flow: String, _ output: String) -> String {
    output == "Never" ? flow : "\(flow) → \(output)"
  }
}

// MARK: - Mermaid

extension ReadBack {
  func checkMermaid() throws {
    let read = try MermaidReader(graph.mermaid())
    let steps = graph.nodes.indices.filter { graph.nodes[$0].isStep }
    let own = read.states.filter { $0.id != "any_step" }
    try #require(own.count == steps.count, comment)
    var drawn: Set<Arrow> = []
    var positions: [String: [Int]] = ["any_step": steps]
    for (state, step) in zip(own, steps) {
      positions[state.id] = [step]
      let title = shown(title(of: graph.nodes[step]))
      #expect(state.lines.starts(with: title), comment)
      for line in state.lines.dropFirst(title.count) {
        drawn.insert(Arrow(source: step, target: step, line: line))
      }
    }
    if let any = read.states.first(where: { $0.id == "any_step" }) {
      #expect(any.lines.first == "any step", comment)
      for line in any.lines.dropFirst() {
        for step in steps { drawn.insert(Arrow(source: step, target: step, line: line)) }
      }
    }
    for transition in read.transitions {
      for source in positions[transition.source] ?? [0] {
        for line in transition.lines.isEmpty ? [""] : transition.lines {
          drawn.insert(Arrow(source: source, target: positions[transition.target]?[0], line: line))
        }
      }
    }
    let ends = read.transitions.map { [$0.source, $0.target] }
    #expect(Set(ends).count == ends.count, comment)
    #expect(arrows { !$0.isWayBack }.isSubset(of: drawn), comment)
    #expect(drawn.isSubset(of: arrows { _ in true }), comment)
  }

  private func shown(_ text: String) -> [String] {
    lines(text).map { $0.allSatisfy(\.isWhitespace) ? "\u{A0}" : $0 }
  }

  private func arrows(where condition: (FlowGraph.Edge) -> Bool) -> Set<Arrow> {
    var arrows: Set<Arrow> = []
    for edge in graph.edges where condition(edge) {
      var source = edge.source
      if case .childSignal(_, _, let host) = edge.trigger, !edge.isStill { source = host }
      let target = graph.nodes[edge.target]
      var text = label(of: edge)
      if !target.isStep { text = edge.trigger == .begin ? target.name : "\(text) → \(target.name)" }
      text += addition(to: edge)
      let end = target.isStep ? edge.target : nil
      let isPlain = edge.trigger == .begin && target.isStep
      for line in isPlain ? [""] : shown(text) {
        arrows.insert(Arrow(source: source, target: end, line: line))
      }
    }
    return arrows
  }

  /// What a line says about an event that moves nothing.
  private func addition(to edge: FlowGraph.Edge) -> String {
    if edge.move == .postpone { return " (waits)" }
    if case .childEnded = edge.trigger { return "" }
    switch edge.move {
    case .update where edge.isStill: return " (updates)"
    case .signal(let signal): return " (signals \(signal))"
    default: return ""
    }
  }

  private func title(of node: FlowGraph.Node) -> String {
    switch node.kind {
    case .host(let child):
      "\(node.name): \(title(graph.children[child].name, graph.children[child].output))"
    case .repeated(let flow, let output): "\(node.name): \(title(flow, output)), again"
    default: node.name
    }
  }
}

// MARK: - Markdown

extension ReadBack {
  func checkMarkdown() throws {
    var titles: [String] = []
    var rows: [String: [[String]]] = [:]
    func note(_ graph: FlowGraph) {
      let title = cell(title(graph.name, graph.output))
      let own = ReadBack(graph: graph, comment: comment).rows
      if let known = rows[title] {
        rows[title] = own.reduce(into: known) { if !$0.contains($1) { $0.append($1) } }
      } else {
        titles.append(title)
        rows[title] = own
      }
      for child in graph.children { note(child) }
    }
    note(graph)
    let read = try MarkdownReader(graph.markdown())
    #expect(read.sections.map(\.title) == titles, comment)
    for section in read.sections {
      let expected = rows[section.title] ?? []
      #expect(
        section.rows.map { Array($0.prefix(3)) } == expected.map { Array($0.prefix(3)) },
        comment
      )
      for (row, other) in zip(section.rows, expected) {
        #expect(row[3].hasPrefix(other[3]), comment)
      }
    }
    #expect((read.sections.first?.hosted != nil) == graph.nodes.contains { $0.isHost }, comment)
  }

  private func cell(_ text: String) -> String {
    lines(text).joined(separator: "\n").trimmingSpaces
  }

  private var rows: [[String]] {
    graph.edges.map { edge in
      let (source, target) = (graph.nodes[edge.source], graph.nodes[edge.target])
      var move = String(describing: edge.move)
      if case .sequence(let moves) = edge.move { move = String(describing: moves[0]) }
      return [
        source.kind == .start ? "(start)" : source.name,
        edge.trigger == .back ? "(back)" : label(of: edge),
        target.isStep ? target.name : "ends: \(target.name)",
        String(move.prefix { $0 != "(" }),
      ].map { cell($0) }
    }
  }
}

extension FlowGraph.Edge {
  /// Whether the step stays as it is; what its child says is noted in its box.
  fileprivate var isStill: Bool { source == target && move.isStill }
}

extension FlowGraph.Move {
  fileprivate var isStill: Bool {
    switch self {
    case .stay, .postpone, .signal, .update, .unhandled: true
    case .sequence(let moves): moves.allSatisfy(\.isStill)
    default: false
    }
  }
}

extension FlowGraph.Node {
  fileprivate var isHost: Bool {
    switch kind {
    case .host, .repeated, .panes: true
    case .start, .screen, .alert, .nothing, .ending: false
    }
  }
}

/// The tables of a flow and of all flows inside, one for each flow type.
struct MarkdownDocument {
  /// The table of one flow type.
  private struct Section {
    let title: String
    /// What stands above the table, such as the hosting steps.
    var lists: [List]
    var rows: [MarkdownRow] = []
    /// Everything above, to know what another graph of the same type adds.
    var known: Set<MarkdownRow> = []
  }

  /// Steps that a sentence names.
  private struct List {
    let title: String
    var steps: [String]
  }

  private var sections: [Section] = []
  private var positions: [String: Int] = [:]

  init(_ graph: FlowGraph) {
    add(graph)
  }

  /// Adds a flow and, after it, those that it hosts.
  ///
  /// A flow that is hosted twice may be made with other values and go other ways; its table has the
  /// transitions of both.
  private mutating func add(_ graph: FlowGraph) {
    let title = ReadableText.title(flow: graph.name, output: graph.output)
    let labels = EventLabels(graph)
    let rows = Self.rows(of: graph, labels)
    let lists = Self.lists(of: graph)
    if let position = positions[title] {
      for row in rows where sections[position].known.insert(row).inserted {
        sections[position].rows.append(row)
      }
      for (number, list) in lists.enumerated() {
        for step in list.steps where !sections[position].lists[number].steps.contains(step) {
          sections[position].lists[number].steps.append(step)
        }
      }
    } else {
      positions[title] = sections.count
      sections.append(Section(title: title, lists: lists, rows: rows, known: Set(rows)))
    }
    for child in graph.children { add(child) }
  }

  /// A row for each transition; the choices of panes that read alike are one.
  private static func rows(of graph: FlowGraph, _ labels: EventLabels) -> [MarkdownRow] {
    var selections: Set<MarkdownRow> = []
    return graph.edges.compactMap { edge in
      let row = MarkdownRow(edge, in: graph, labels: labels)
      if case .paneSelected = edge.trigger, !selections.insert(row).inserted { return nil }
      return row
    }
  }

  private static func lists(of graph: FlowGraph) -> [List] {
    [
      List(title: "Hosted inside", steps: graph.nodes.flatMap { hosts($0, in: graph) }),
      List(title: "Alerts", steps: graph.nodes.filter { $0.kind == .alert }.map(\.name)),
      List(
        title: "Ways back",
        steps: graph.nodes.compactMap { node in node.backWords.map { "\(node.name) (\($0))" } }
      ),
    ]
  }

  private static func hosts(_ node: FlowGraph.Node, in graph: FlowGraph) -> [String] {
    switch node.kind {
    case .host(let child):
      let hosted = graph.children[child]
      return ["\(node.name) (\(ReadableText.title(flow: hosted.name, output: hosted.output)))"]
    case .repeated(let flow, let output):
      return ["\(node.name) (\(ReadableText.title(flow: flow, output: output)), again)"]
    case .panes(_, let panes):
      return panes.map { "\(node.name)/\($0.name) (\(ReadableText.title(of: $0)))" }
    case .start, .screen, .alert, .nothing, .ending: return []
    }
  }

  /// The whole text.
  var text: String {
    sections.map { text(of: $0) }.joined(separator: "\n")
  }

  private func text(of section: Section) -> String {
    var text = "## \(MarkdownText.escaped(section.title))\n\n"
    for list in section.lists where !list.steps.isEmpty {
      let steps = list.steps.map { MarkdownText.escaped($0) }.joined(separator: ", ")
      text += "\(list.title): \(steps).\n\n"
    }
    text += "| step | event | goes to | how |\n|---|---|---|---|\n"
    for row in section.rows { text += row.text }
    return text
  }
}

/// Writes the statements of a drawing as text, one a line.
struct DOTWriter {
  /// What an edge of one line says beside its ends.
  private struct EdgeText: Hashable {
    let line: String
    let look: DOTLook
  }

  /// How many texts are kept; a graph whose labels all differ gains nothing from them.
  private static let mostTexts = 1000

  private let ids: DOTIDs
  private var out = DOTEscaper()
  /// Many edges say the same, since there are few events for many steps.
  private var edgeTexts: [EdgeText: [UInt8]] = [:]

  init(_ ids: DOTIDs) { self.ids = ids }

  var text: String { String(decoding: out.bytes, as: UTF8.self) }

  /// Makes room for that many nodes and edges, as long as they usually are.
  mutating func reserve(statements count: Int) { out.reserve(2048 + count * 80) }

  mutating func begin(_ name: String, isFlat: Bool) {
    line(0, "digraph \"\(name)\" {")
    defaults("graph", DOTTheme.graph(isFlat: isFlat))
    defaults("node", DOTTheme.node)
    defaults("edge", DOTTheme.edge)
  }

  mutating func end() { out.append("}\n") }

  mutating func open(_ box: DOTBox) {
    line(box.depth + 1, "subgraph \"cluster_\(box.address)\" {")
    indent(box.depth + 2)
    out.append("label=")
    out.append(DOTText(box.title, .padded).shortened)
    for attribute in DOTTheme.box(isOutermost: box.depth == 0) {
      out.append("; ")
      out.append(raw: attribute.text)
    }
    out.append(";\n")
  }

  mutating func close(depth: Int) { line(depth + 1, "}") }

  /// Writes a node into the box of that depth.
  mutating func write(_ node: DOTNode, depth: Int) {
    indent(depth + 2)
    out.append(raw: ids[node.id])
    finish(node.attributes, label: node.label)
  }

  /// Writes an edge; without lines it has no label.
  mutating func write(_ edge: DOTEdge, lines: [String]) {
    out.append("  ")
    out.append(raw: ids[edge.tail])
    out.append(" -> ")
    out.append(raw: ids[edge.head])
    guard lines.count == 1 else {
      let label = lines.isEmpty ? nil : DOTText(lines, .padded)
      return finish(DOTTheme.edge(edge.look), label: label)
    }
    let text = EdgeText(line: lines[0], look: edge.look)
    if let known = edgeTexts[text] { return out.append(raw: known[...]) }
    let start = out.bytes.count
    finish(DOTTheme.edge(edge.look), label: DOTText(lines, .padded))
    if edgeTexts.count < Self.mostTexts { edgeTexts[text] = Array(out.bytes[start...]) }
  }
}

// MARK: - Parts of a statement

extension DOTWriter {
  private mutating func defaults(_ what: String, _ attributes: [DOTAttribute]) {
    indent(1)
    out.append(raw: what)
    finish(attributes, label: nil)
  }

  /// Writes the list of attributes and ends the statement.
  private mutating func finish(_ attributes: [DOTAttribute], label: DOTText?) {
    guard label != nil || !attributes.isEmpty else { return out.append(";\n") }
    var tooltip: DOTText?
    if let label {
      out.append(" [label=")
      let isShort = label.isShort
      out.append(isShort ? label : label.shortened)
      if !isShort { tooltip = label.fullText }
    }
    for index in attributes.indices {
      out.append(label == nil && index == 0 ? " [" : ", ")
      out.append(raw: attributes[index].text)
    }
    if let tooltip {
      out.append(", tooltip=")
      out.append(tooltip)
    }
    out.append("];\n")
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<depth { out.append("  ") }
  }

  private mutating func line(_ depth: Int, _ text: String) {
    indent(depth)
    out.append(raw: text)
    out.append("\n")
  }
}

/// Writes the statements of a drawing as text, one a line.
struct DOTWriter {
  /// What edges of one kind and look say beside their ends.
  ///
  /// Nothing in it counts references; the graph keeps the kind while it is drawn.
  private struct EdgeText {
    let kind: ObjectIdentifier
    let range: Range<Int>
  }

  /// How many texts are kept; a graph whose labels all differ gains nothing from them.
  private static let mostTexts = 4096

  /// How much is escaped before it is moved to the text: little enough to stay in the cache.
  private static let portion = 1 << 15

  private let ids: DOTIDs
  private(set) var text = ""
  private var out = DOTEscaper()
  /// By number of the kind and shade: there are few events for many steps, so many say the same.
  private var edgeTexts: [EdgeText?] = []
  private var edgeBytes: [UInt8] = []

  init(_ ids: DOTIDs) { self.ids = ids }

  /// Makes room for that many nodes and edges, as long as they usually are.
  mutating func reserve(statements count: Int) { text.reserveCapacity(2048 + count * 80) }

  mutating func begin(_ name: String, isFlat: Bool) {
    line(0, "digraph \"\(name)\" {")
    defaults("graph", DOTTheme.graph(isFlat: isFlat))
    defaults("node", DOTTheme.node)
    defaults("edge", DOTTheme.edge)
  }

  mutating func end() {
    out.append("}\n")
    text += out.takeText()
  }

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
    write(node.id)
    finish(node.attributes, label: node.label)
    movePortion()
  }

  /// Writes a node that is a name in a box, into the box of that depth.
  mutating func write(_ id: Int, named name: String, depth: Int) {
    guard DOTText.isShort(name) else {
      return write(DOTNode(id: id, label: DOTText(name, .centred), attributes: []), depth: depth)
    }
    indent(depth + 2)
    write(id)
    out.append(" [label=")
    out.append(quoted: name)
    out.append("];\n")
    movePortion()
  }

  /// Writes an edge that stands for several transitions; without lines it has no label.
  mutating func write(_ edge: DOTEdge, lines: [String]) {
    writeEnds(of: edge)
    finish(DOTTheme.edge(edge.look), label: lines.isEmpty ? nil : DOTText(lines, .padded))
    movePortion()
  }

  /// Writes an edge that stands for one transition of that kind.
  mutating func write(_ edge: DOTEdge, of kind: EdgeKind) {
    writeEnds(of: edge)
    let slot = kind.number * 4 + edge.look.shade
    let known = slot < edgeTexts.count ? edgeTexts[slot] : nil
    if let known, known.kind == ObjectIdentifier(kind) {
      out.append(known.range, of: edgeBytes)
    } else {
      let start = out.bytes.count
      let label = kind.label.isEmpty ? nil : DOTText(kind.label, .padded)
      finish(DOTTheme.edge(edge.look), label: label)
      if known == nil, slot < Self.mostTexts { keepText(from: start, of: kind, in: slot) }
    }
    movePortion()
  }

  private mutating func keepText(from start: Int, of kind: EdgeKind, in slot: Int) {
    while edgeTexts.count <= slot { edgeTexts.append(nil) }
    let range = edgeBytes.count..<edgeBytes.count + out.bytes.count - start
    edgeBytes += out.bytes[start...]
    edgeTexts[slot] = EdgeText(kind: ObjectIdentifier(kind), range: range)
  }
}

// MARK: - Parts of a statement

extension DOTWriter {
  private mutating func write(_ id: Int) { out.append(ids.range(of: id), of: ids.bytes) }

  private mutating func writeEnds(of edge: DOTEdge) {
    out.append("  ")
    write(edge.tail)
    out.append(" -> ")
    write(edge.head)
  }

  /// Moves what is written to the text when there is enough of it; only between statements.
  private mutating func movePortion() {
    if out.bytes.count >= Self.portion { text += out.takeText() }
  }

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

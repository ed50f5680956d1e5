/// Writes a drawing as text: defaults, then all nodes, then all edges, one statement a line.
struct DOTWriter {
  private var out = DOTEscaper()

  var text: String { String(decoding: out.bytes, as: UTF8.self) }

  mutating func write(_ drawing: DOTDrawing) {
    out.reserve(2048 + drawing.statementCount * 160)
    line(0, "digraph \"\(drawing.id)\" {")
    defaults("graph", DOTTheme.graph(isFlat: drawing.isFlat))
    defaults("node", DOTTheme.node)
    defaults("edge", DOTTheme.edge)
    for element in drawing.elements { write(element, depth: 1) }
    for edge in drawing.edges { write(edge) }
    line(0, "}")
  }

  private mutating func defaults(_ what: String, _ attributes: [DOTAttribute]) {
    indent(1)
    out.append(raw: what)
    write(attributes, label: nil, tooltip: nil)
  }

  private mutating func write(_ element: DOTElement, depth: Int) {
    switch element {
    case .node(let node):
      indent(depth)
      id(node.id)
      write(node.attributes, label: node.label.shortened, tooltip: node.label.fullText)
    case .cluster(let cluster): write(cluster, depth: depth)
    }
  }

  private mutating func write(_ cluster: DOTCluster, depth: Int) {
    line(depth, "subgraph \"cluster_\(cluster.id)\" {")
    indent(depth + 1)
    out.append("label=")
    out.append(DOTText(cluster.title, .padded).shortened)
    for attribute in DOTTheme.cluster(isOutermost: cluster.isOutermost) {
      out.append("; ")
      write(attribute)
    }
    out.append(";\n")
    for element in cluster.elements { write(element, depth: depth + 1) }
    line(depth, "}")
  }

  private mutating func write(_ edge: DOTEdge) {
    indent(1)
    id(edge.tail)
    out.append(" -> ")
    id(edge.head)
    let text = edge.lines.isEmpty ? nil : DOTText(edge.lines, .padded)
    write(edge.attributes, label: text?.shortened, tooltip: text?.fullText)
  }

  /// Writes a list of attributes and ends the statement.
  private mutating func write(_ attributes: [DOTAttribute], label: DOTText?, tooltip: DOTText?) {
    guard label != nil || tooltip != nil || !attributes.isEmpty else { return out.append(";\n") }
    out.append(" [")
    if let label {
      out.append("label=")
      out.append(label)
      if !attributes.isEmpty || tooltip != nil { out.append(", ") }
    }
    for (index, attribute) in attributes.enumerated() {
      if index > 0 { out.append(", ") }
      write(attribute)
    }
    if let tooltip {
      if !attributes.isEmpty { out.append(", ") }
      out.append("tooltip=")
      out.append(tooltip)
    }
    out.append("];\n")
  }

  private mutating func write(_ attribute: DOTAttribute) {
    out.append(raw: attribute.name)
    let isPlain = attribute.isPlain
    if isPlain { out.append("=") } else { out.append("=\"") }
    out.append(raw: attribute.value)
    if !isPlain { out.append("\"") }
  }

  /// Ids are made of safe characters and need no escaping.
  private mutating func id(_ id: String) {
    out.append("\"")
    out.append(raw: id)
    out.append("\"")
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

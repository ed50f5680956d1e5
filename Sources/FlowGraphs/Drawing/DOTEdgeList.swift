/// The drawn edges of one flow: those with the same ends and looks are one, with a line each.
struct DOTEdgeList {
  private struct Drawn {
    let source: Int
    let target: Int
    var edge: DOTEdge
  }

  private var edges: [Drawn] = []
  /// Where the edges begin that leave the node at hand; others have not the same ends.
  private var first = 0
  private var next = 0

  init(_ part: DOTPart) {
    edges.reserveCapacity(part.visible.count)
    for edge in part.visible {
      let colour = part.colour(of: edge)
      if let tail = part.onlyTail(of: edge) {
        add(edge, source: edge.source, tail: tail, head: part.head(of: edge), colour: colour)
        continue
      }
      for tail in part.tails(of: edge) {
        add(edge, source: edge.source, tail: tail, head: part.head(of: edge), colour: colour)
      }
    }
    for edge in part.common.edges {
      add(
        edge,
        source: part.graph.nodes.count,
        tail: part.anyStepID,
        head: part.head(of: edge),
        colour: part.colourOfCommon(edge)
      )
    }
  }

  private mutating func add(
    _ edge: FlowGraph.Edge,
    source: Int,
    tail: String,
    head: String,
    colour: DOTHighlight.Colour?
  ) {
    if let last = edges.last, last.source != source { first = edges.count }
    let attributes = DOTTheme.edge(edge).highlighted(in: colour)
    let label = edge.label
    for index in first..<edges.count {
      let drawn = edges[index]
      guard drawn.target == edge.target, drawn.edge.tail == tail,
        drawn.edge.attributes == attributes
      else { continue }
      if !label.isEmpty, !drawn.edge.lines.contains(label) { edges[index].edge.lines.append(label) }
      return
    }
    let lines = label.isEmpty ? [] : [label]
    let drawn = DOTEdge(tail: tail, head: head, lines: lines, attributes: attributes)
    edges.append(Drawn(source: source, target: edge.target, edge: drawn))
  }

  /// Hands over the edges that leave nodes before this one, and have not been handed over.
  mutating func flush(upTo number: Int, into list: inout [DOTEdge]) {
    while next < edges.count, edges[next].source < number || number == .max {
      list.append(edges[next].edge)
      next += 1
    }
  }
}

/// The drawn edges of one flow: those with the same ends and looks are one, with a line each.
struct DOTEdgeList {
  private struct Key: Hashable {
    let tail: String
    let head: String
    let attributes: [DOTAttribute]
  }

  private var edges: [(source: Int, edge: DOTEdge)] = []
  private var positions: [Key: Int] = [:]
  private var knownLines: Set<[String]> = []
  private var next = 0

  init(_ part: DOTPart) {
    for edge in part.visible {
      let colour = part.colour(of: edge)
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
    let attributes = DOTTheme.edge(edge).highlighted(in: colour)
    let key = Key(tail: tail, head: head, attributes: attributes)
    let position = positions[key] ?? edges.count
    if position == edges.count {
      positions[key] = position
      let drawn = DOTEdge(tail: tail, head: head, lines: [], attributes: key.attributes)
      edges.append((source, drawn))
    }
    let isNew = knownLines.insert(["\(position)", edge.label]).inserted
    if !edge.label.isEmpty, isNew { edges[position].edge.lines.append(edge.label) }
  }

  /// Hands over the edges that leave nodes before this one, and have not been handed over.
  mutating func flush(upTo number: Int, into list: inout [DOTEdge]) {
    while next < edges.count, edges[next].source < number || number == .max {
      list.append(edges[next].edge)
      next += 1
    }
  }
}

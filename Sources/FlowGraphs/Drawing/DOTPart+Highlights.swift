/// The looks of a flow's edges, with what is brought out.
extension DOTPart {
  func look(of number: Int) -> DOTLook {
    let pen = graph.edges[number].kind.pen
    if highlights.isEmpty { return DOTLook(pen, colour: nil) }
    return DOTLook(pen, colour: colour(of: graph.edges[number]))
  }

  /// The looks of an edge that stands for the same one at every step: those of any of them.
  func lookOfCommon(_ number: Int) -> DOTLook {
    let edge = graph.edges[number]
    return DOTLook(edge.kind.pen, colour: colourOfCommon(edge))
  }

  private func colour(of edge: FlowGraph.Edge) -> DOTHighlight.Colour? {
    highlights.colour(of: edge, of: graph, in: hosts)
  }

  private func colourOfCommon(_ edge: FlowGraph.Edge) -> DOTHighlight.Colour? {
    if highlights.isEmpty { return nil }
    for other in graph.edges where other.target == edge.target && other.label == edge.label {
      if let colour = colour(of: other) { return colour }
    }
    return nil
  }
}

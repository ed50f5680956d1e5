/// A graph laid out as boxes, nodes and edges, before it becomes text.
struct DOTDrawing {
  let style: DOTStyle
  private(set) var id = ""
  private(set) var elements: [DOTElement] = []
  private(set) var edges: [DOTEdge] = []
  private(set) var isFlat = true
  private(set) var statementCount = 0

  init(style: DOTStyle) {
    self.style = style
  }

  /// Draws a graph as the outermost box.
  mutating func add(_ graph: FlowGraph) {
    id = Self.address(of: graph.name)
    let highlights = HighlightIndex(style.highlights)
    let part = DOTPart(graph, id: id, hosts: [], style: style, highlights: highlights)
    elements = [.cluster(cluster(of: part, title: [part.title], answered: []))]
  }

  /// The address of the outermost flow: its name without "Flow" and without what it is nested in.
  private static func address(of name: String) -> String {
    var short = Substring(name)
    if !name.contains("<"), let last = name.split(separator: ".").last { short = last }
    if short.hasSuffix("Flow"), short != "Flow" { short = short.dropLast(4) }
    return SafeNames.safe(short.prefix(1).lowercased() + short.dropFirst())
  }

  /// Draws a flow's nodes and those of the flows inside, and notes all edges.
  ///
  /// - Parameters:
  ///   - part: The flow.
  ///   - title: The lines at the top of its box.
  ///   - answered: The endings that the parent's drawn edges leave from.
  /// - Returns: The box.
  private mutating func cluster(
    of part: DOTPart,
    title: [String],
    answered: Set<Int>
  ) -> DOTCluster {
    var cluster = DOTCluster(id: part.id, title: title, isOutermost: part.depth == 0)
    statementCount += part.graph.nodes.count + part.visible.count
    var drawnEdges = DOTEdgeList(part)
    for (number, node) in part.graph.nodes.enumerated() {
      if let child = part.children[number] {
        isFlat = false
        let name = "\(node.name): \(child.title)"
        drawnEdges.flush(upTo: number, into: &edges)
        // What the parent answers without moving stands under the title, as in the box of a step.
        let inner = self.cluster(
          of: child,
          title: [name] + part.boxLines[number, default: []],
          answered: part.answeredEndings(at: number)
        )
        cluster.elements.append(.cluster(inner))
      } else if let drawn = part.node(at: number, answered: answered) {
        cluster.elements.append(.node(drawn))
      }
    }
    if let any = part.anyStep(isUsedByParent: answered.contains(DOTPart.anyStepMark)) {
      cluster.elements.append(.node(any))
    }
    drawnEdges.flush(upTo: .max, into: &edges)
    return cluster
  }
}

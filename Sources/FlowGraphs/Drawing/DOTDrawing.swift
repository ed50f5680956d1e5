/// Draws flows as boxes of nodes, and then all their edges, in the order in which they are written.
struct DOTDrawing {
  private var writer: DOTWriter

  /// Draws a graph as the outermost box.
  init(_ graph: FlowGraph, style: DOTStyle) {
    var ids = DOTIDs()
    let part = DOTPart(
      graph,
      address: Self.address(of: graph.name),
      hosts: [],
      style: style,
      highlights: HighlightIndex(style.highlights),
      ids: &ids
    )
    writer = DOTWriter(ids)
    writer.reserve(statements: graph.nodes.count + part.visible.count)
    writer.begin(part.address, isFlat: !part.hasFlowsInside)
    addBox(of: part, title: [part.title], answered: [])
    addEdges(of: part)
    writer.end()
  }

  var text: String { writer.text }

  /// The address of the outermost flow: its name without "Flow" and without what it is nested in.
  private static func address(of name: String) -> String {
    var short = Substring(name)
    if !name.contains("<"), let last = name.split(separator: ".").last { short = last }
    if short.hasSuffix("Flow"), short != "Flow" { short = short.dropLast(4) }
    return SafeNames.safe(short.prefix(1).lowercased() + short.dropFirst())
  }

  /// Draws a flow's nodes and those of the flows inside.
  ///
  /// - Parameters:
  ///   - part: The flow.
  ///   - title: The lines at the top of its box.
  ///   - answered: The endings that the parent's drawn edges leave from.
  private mutating func addBox(of part: DOTPart, title: [String], answered: Set<Int>) {
    writer.open(DOTBox(address: part.address, title: title, depth: part.depth))
    for number in part.graph.nodes.indices {
      if let child = part.children[number] {
        // What the parent answers without moving stands under the title, as in the box of a step.
        let name = "\(part.graph.nodes[number].name): \(child.title)"
        let lines = [name] + part.boxLines[number, default: []]
        addBox(of: child, title: lines, answered: part.answeredEndings(at: number))
      } else if let panes = part.panes[number] {
        addPanes(panes, of: part, at: number)
      } else if part.isPlain(number) {
        let id = part.nodeID(number)
        writer.write(id, named: part.graph.nodes[number].name, depth: part.depth)
      } else if let drawn = part.node(at: number, answered: answered) {
        writer.write(drawn, depth: part.depth)
      }
    }
    if let any = part.anyStep(isUsedByParent: answered.contains(DOTPart.anyStepMark)) {
      writer.write(any, depth: part.depth)
    }
    writer.close(depth: part.depth)
  }

  /// Draws a step with panes: its own node, and the flows side by side.
  private mutating func addPanes(_ panes: [DOTPane], of part: DOTPart, at number: Int) {
    let box = part.box(ofPanesAt: number)
    writer.open(box)
    if let own = part.node(at: number, answered: []) { writer.write(own, depth: box.depth) }
    for pane in panes {
      if let flow = pane.part {
        addBox(of: flow, title: [pane.title], answered: pane.answered)
      } else {
        writer.write(pane.box, depth: box.depth)
      }
    }
    writer.close(depth: box.depth)
  }

  /// Draws a flow's edges, and those of a flow inside where the step that hosts it has its turn.
  private mutating func addEdges(of part: DOTPart) {
    var list = DOTEdgeList(part)
    for number in (Array(part.children.keys) + Array(part.panes.keys)).sorted() {
      list.write(before: number, to: &writer)
      if let child = part.children[number] { addEdges(of: child) }
      for fork in part.forks(at: number) { writer.write(fork, lines: []) }
      for case let flow? in part.panes[number, default: []].map(\.part) { addEdges(of: flow) }
    }
    list.write(before: .max, to: &writer)
  }
}

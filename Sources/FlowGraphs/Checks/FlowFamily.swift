/// All explored values of one flow type, with the place where the first of them was found.
///
/// A flow is checked once, however often and with however many values it is hosted.
struct FlowFamily {
  let name: String
  let address: String
  /// Whether the flow is hosted in the one that the report is about.
  let isInside: Bool
  private(set) var flows: [any CheckedFlow]
  private(set) var transitionCount: Int
  private var transitions: Set<Transition>

  /// A transition by names, to be recognised in graphs of other values.
  private struct Transition: Hashable {
    let source: String
    let target: String
    let trigger: FlowGraph.Edge.Trigger
    let move: FlowGraph.Move
  }

  /// The flows of a graph and of all graphs inside, outermost first.
  static func all(in graph: FlowGraph) -> [FlowFamily] {
    var families: [FlowFamily] = []
    var positions: [ObjectIdentifier: Int] = [:]
    var known: Set<ObjectIdentifier> = []
    var open = [(graph: graph, address: rootName(of: graph.name))]
    var next = 0
    while next < open.count {
      let (graph, address) = open[next]
      next += 1
      let flows = graph.explorations.compactMap { $0 as? any CheckedFlow }
      let new = flows.filter { known.insert(ObjectIdentifier($0)).inserted }
      guard let first = new.first else { continue }
      if let position = positions[first.flowType] {
        families[position].add(new, graph)
      } else {
        positions[first.flowType] = families.count
        families.append(FlowFamily(graph, at: address, isInside: next > 1, new))
      }
      for hosted in graph.hostedGraphs {
        open.append((hosted.graph, ([address] + hosted.names).joined(separator: "/")))
      }
    }
    return families
  }

  private init(
    _ graph: FlowGraph,
    at address: String,
    isInside: Bool,
    _ flows: [any CheckedFlow]
  ) {
    name = graph.name
    self.address = address
    self.isInside = isInside
    self.flows = flows
    let edges = Self.transitions(of: graph)
    transitions = isInside ? Set(edges.map { Self.transition($0, in: graph) }) : []
    transitionCount = isInside ? transitions.count : edges.count
  }

  private mutating func add(_ flows: [any CheckedFlow], _ graph: FlowGraph) {
    self.flows += flows
    for edge in Self.transitions(of: graph) {
      transitions.insert(Self.transition(edge, in: graph))
    }
    transitionCount = max(transitionCount, transitions.count)
  }

  private static func transitions(of graph: FlowGraph) -> [FlowGraph.Edge] {
    graph.edges.filter { $0.event != nil }
  }

  private static func transition(_ edge: FlowGraph.Edge, in graph: FlowGraph) -> Transition {
    Transition(
      source: graph.nodes[edge.source].name,
      target: graph.nodes[edge.target].name,
      trigger: edge.trigger,
      move: edge.move
    )
  }

  /// The first name of an address: that of the flow's type, without "Flow".
  static func rootName(of flow: String) -> String {
    flow.hasSuffix("Flow") && flow != "Flow" ? String(flow.dropLast(4)) : flow
  }
}

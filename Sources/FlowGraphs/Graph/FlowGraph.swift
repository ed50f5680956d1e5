public import FlowCoordinators

/// A flow as a graph of steps and transitions, found by running the flow's own code.
///
/// The exploration calls `begin`, `content` and `transition` of the flow, breadth first, with every
/// example event in every step that it finds, so the graph cannot differ from the flow that ships.
///
/// ```swift
/// let graph = try FlowGraph(of: CheckoutFlow())
/// print(graph.dot())
/// ```
///
/// A graph is a plain value: nodes, edges, and the graphs of the flows that steps host. The drawings
/// are made from nothing else. It says what happens with the examples given; a step that no example
/// leads to is not in it.
public struct FlowGraph {
  /// The name of the flow's type.
  public let name: String

  /// The name of the type that the flow delivers at its end.
  public let output: String

  /// The start, the steps in order of declaration or discovery, and the endings.
  public let nodes: [Node]

  /// The transitions, in the order of the nodes that they leave.
  public let edges: [Edge]

  /// The graphs of the flows that steps host; their nodes say which one is whose.
  public let children: [FlowGraph]

  /// What the checks and the paths are made from: the flow values that were explored.
  let explorations: [ExploredFlow]

  @usableFromInline
  init<F: Flow>(
    of flow: F,
    limit: Int,
    asking: @escaping Inquiry<F>.Ask
  ) throws(ExplorationError) {
    var messages = ToldEvents()
    while true {
      let context = ExplorationContext(limit: limit, telling: messages)
      let explored = try context.explore(flow, entrance: .root, asking: asking)
      if context.messages.count == messages.count || messages.count > limit {
        self = try explored.makeGraph(with: [])
        return
      }
      messages = context.messages
    }
  }

  init(
    name: String,
    output: String,
    nodes: [Node],
    edges: [Edge],
    children: [FlowGraph],
    explorations: [ExploredFlow] = []
  ) {
    self.explorations = explorations
    self.name = name
    self.output = output
    self.nodes = nodes
    self.edges = edges
    self.children = children
  }
}

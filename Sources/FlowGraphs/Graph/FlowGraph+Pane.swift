import FlowCoordinators

extension FlowGraph {
  /// One of the panes of a node.
  ///
  /// ```swift
  /// if case .panes(_, let panes) = node.kind { print(panes.map(\.name)) }
  /// ```
  public struct Pane: Hashable, Sendable {
    /// What tells the pane from the others of its node: the case of its identity.
    public let name: String

    /// The name of the flow's type.
    public let flow: String

    /// The name of the type that the flow delivers at its end.
    public let output: String

    /// The position of the flow's graph among the graph's children.
    ///
    /// Nil for a flow that is around the pane already, and is not drawn again.
    public let child: Int?

    /// The pane in the address of its coordinator: the case alone, even where others have it too.
    let place: String
  }

  /// The graph of a flow that a node hosts, and how it is found.
  struct HostedGraph {
    /// The position of the node.
    let node: Int
    /// The name of the pane; nil for a node that hosts one flow.
    let pane: String?
    /// The names that lead there: that of the step, and that of the pane.
    let names: [String]
    let graph: FlowGraph
  }

  /// The graphs of the flows that the nodes host, in the order of the nodes and their panes.
  var hostedGraphs: [HostedGraph] {
    if children.isEmpty { return [] }
    var hosted: [HostedGraph] = []
    for (number, node) in nodes.enumerated() {
      switch node.kind {
      case .host(let child):
        hosted.append(
          HostedGraph(node: number, pane: nil, names: [node.name], graph: children[child])
        )
      case .panes(_, let panes):
        for pane in panes {
          guard let child = pane.child else { continue }
          let names = [node.name, pane.place]
          hosted.append(
            HostedGraph(node: number, pane: pane.name, names: names, graph: children[child])
          )
        }
      case .start, .screen, .alert, .nothing, .repeated, .ending: break
      }
    }
    return hosted
  }
}

extension PaneStyle {
  /// The style as it is written in code.
  var name: String { Label.case(self) }
}

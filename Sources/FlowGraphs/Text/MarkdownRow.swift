import FlowCoordinators

/// One transition as a row of a table.
///
/// What does not come from the flow's code stands in parentheses: a step may be called "start".
struct MarkdownRow: Hashable {
  private let cells: [String]

  init(_ edge: FlowGraph.Edge, in graph: FlowGraph, labels: EventLabels) {
    cells = [
      Self.name(of: graph.nodes[edge.source]),
      edge.trigger == .back ? "(back)" : labels.label(of: edge),
      Self.name(of: graph.nodes[edge.target]),
      edge.move.words,
    ]
  }

  private static func name(of node: FlowGraph.Node) -> String {
    switch node.kind {
    case .start: "(start)"
    case .ending: "ends: \(node.name)"
    case .screen, .alert, .nothing, .host, .repeated, .panes: node.name
    }
  }

  /// The row with its line end.
  var text: String {
    "|" + cells.map { $0.isEmpty ? " |" : " \(MarkdownText.escaped($0)) |" }.joined() + "\n"
  }
}

extension FlowGraph.Move {
  /// The move as it is called in code.
  fileprivate var words: String {
    switch self {
    case .begin: "begin"
    case .push: "push"
    case .present(let style): "present (\(style.name))"
    case .replace: "replace"
    case .setStack: "setStack"
    case .pop: "pop"
    case .popTo: "popTo"
    case .popToRoot: "popToRoot"
    case .dismiss: "dismiss"
    case .update: "update"
    case .stay: "stay"
    case .tell(let flow): "tell (\(flow))"
    case .postpone: "postpone"
    case .signal(let name): "signal (\(name))"
    case .finish: "finish"
    case .fail: "fail"
    case .cancel: "cancel"
    case .unhandled: "unhandled"
    case .sequence(let moves): moves.map(\.words).joined(separator: ", ")
    }
  }
}

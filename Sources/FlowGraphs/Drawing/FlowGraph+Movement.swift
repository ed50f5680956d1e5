extension FlowGraph.Move {
  /// Whether the flow goes somewhere, or at least shows a step again.
  var isMovement: Bool {
    switch self {
    case .stay, .tell, .postpone, .signal, .update, .unhandled: false
    case .sequence(let moves): moves.contains { $0.isMovement }
    case .begin, .push, .present, .replace, .setStack, .pop, .popTo, .popToRoot, .dismiss, .finish,
      .fail, .cancel:
      true
    }
  }

  /// Whether the parent is told a signal of this name.
  func signals(_ name: String) -> Bool {
    switch self {
    case .signal(let signal): signal == name
    case .sequence(let moves): moves.contains { $0.signals(name) }
    default: false
    }
  }
}

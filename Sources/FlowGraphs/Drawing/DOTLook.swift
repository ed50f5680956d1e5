/// How an edge is drawn, which says how the flow moves; edges that look alike can be one.
struct DOTLook: Hashable {
  enum Pen: Hashable {
    case plain, bold, dashed, dotted
    /// With an open arrow head, for what is presented.
    case open, openDotted
    /// Keeps the beginning short and straight.
    case heavy
    /// For the user's way back.
    case faint
  }

  let pen: Pen
  let colour: DOTHighlight.Colour?

  init(_ edge: FlowGraph.Edge, colour: DOTHighlight.Colour?) {
    pen =
      switch edge.trigger {
      case .begin: .heavy
      // A colour takes the place of the faint one.
      case .back: colour == nil ? .faint : .dashed
      case .childSignal: Pen(edge.move) == .open ? .openDotted : .dotted
      case .event, .childEnded: Pen(edge.move)
      }
    self.colour = colour
  }
}

extension DOTLook.Pen {
  fileprivate init(_ move: FlowGraph.Move) {
    self =
      switch move {
      case .present: .open
      case .replace, .setStack: .bold
      case .pop, .popTo, .popToRoot, .dismiss, .unhandled, .stay: .dashed
      case .sequence(let moves): moves.last { $0.isMovement }.map { Self($0) } ?? .plain
      case .begin, .push, .update, .postpone, .signal, .finish, .fail, .cancel: .plain
      }
  }
}

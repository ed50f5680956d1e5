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
    /// From a step to the flows in its panes, which is no transition.
    case fork
  }

  let pen: Pen
  let colour: DOTHighlight.Colour?

  /// Tells apart the looks of one kind of edges; less than four.
  var shade: Int {
    switch colour {
    case nil: 0
    case .blue: 1
    case .red: 2
    case .green: 3
    }
  }

  init(_ pen: Pen, colour: DOTHighlight.Colour?) {
    // A colour takes the place of the faint one.
    self.pen = pen == .faint && colour != nil ? .dashed : pen
    self.colour = colour
  }
}

extension DOTLook.Pen {
  init(_ trigger: FlowGraph.Edge.Trigger, _ move: FlowGraph.Move) {
    self =
      switch trigger {
      case .begin: .heavy
      case .back: .faint
      case .childSignal, .paneSignal: Self(move) == .open ? .openDotted : .dotted
      case .event, .childEnded, .paneSelected, .paneEnded: Self(move)
      }
  }

  private init(_ move: FlowGraph.Move) {
    self =
      switch move {
      case .present: .open
      case .replace, .setStack: .bold
      case .pop, .popTo, .popToRoot, .dismiss, .unhandled, .stay, .tell: .dashed
      case .sequence(let moves): moves.last { $0.isMovement }.map { Self($0) } ?? .plain
      case .begin, .push, .update, .postpone, .signal, .finish, .fail, .cancel: .plain
      }
  }
}

/// What edges between any nodes have in common; a graph has few kinds for its many edges.
///
/// An object, so that an edge is three words and what is known of its kind is found out once.
final class EdgeKind: Sendable {
  let trigger: FlowGraph.Edge.Trigger
  let move: FlowGraph.Move
  let distinction: String?
  let isWayBack: Bool

  let event: String?
  let label: String
  let pen: DOTLook.Pen
  /// The position of the node whose child, alone or in a pane, signals; nil for other triggers.
  let signallingHost: Int?

  /// How many kinds the graph had before; kinds of joined graphs can have the same number.
  let number: Int

  init(
    _ trigger: FlowGraph.Edge.Trigger,
    _ move: FlowGraph.Move,
    distinction: String?,
    isWayBack: Bool,
    number: Int = 0
  ) {
    self.trigger = trigger
    self.move = move
    self.distinction = distinction
    self.isWayBack = isWayBack
    self.number = number
    label = trigger.label(distinction)
    pen = DOTLook.Pen(trigger, move)
    switch trigger {
    case .event(let name, _), .childEnded(let name, _), .paneSelected(let name, _),
      .paneEnded(let name, _, _):
      event = name
      signallingHost = nil
    case .childSignal(let name, _, let host), .paneSignal(let name, _, let host, _):
      event = name
      signallingHost = host
    case .begin, .back:
      event = nil
      signallingHost = nil
    }
  }
}

extension FlowGraph.Edge.Trigger {
  /// The event with what tells it apart in brackets.
  func label(_ distinction: String?) -> String {
    switch self {
    case .begin: ""
    case .back: "back"
    case .event(let name, _), .childSignal(let name, _, _), .paneSelected(let name, _),
      .paneSignal(let name, _, _, _):
      distinction.map { "\(name) [\($0)]" } ?? name
    case .childEnded(let name, let ending), .paneEnded(let name, _, let ending):
      "\(name) [\(distinction.map { "\(ending.word): \($0)" } ?? ending.word)]"
    }
  }
}

// MARK: - Hashable

extension EdgeKind: Hashable {
  static func == (kind: EdgeKind, other: EdgeKind) -> Bool {
    kind === other
      || kind.isWayBack == other.isWayBack && kind.trigger == other.trigger
        && kind.move == other.move && kind.distinction == other.distinction
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(trigger)
    hasher.combine(move)
    hasher.combine(distinction)
    hasher.combine(isWayBack)
  }
}

// MARK: - Edges of their own

extension FlowGraph.Edge {
  /// Creates an edge whose kind no other edge shares.
  init(
    source: Int,
    target: Int,
    trigger: Trigger,
    move: FlowGraph.Move,
    distinction: String?,
    isWayBack: Bool
  ) {
    self.source = source
    self.target = target
    kind = EdgeKind(trigger, move, distinction: distinction, isWayBack: isWayBack)
  }
}

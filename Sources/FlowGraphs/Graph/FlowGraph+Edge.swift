public import FlowCoordinators

extension FlowGraph {
  /// A transition from one node to another.
  public struct Edge: Hashable, Sendable {
    /// What makes a flow move.
    public enum Trigger: Hashable, Sendable {
      /// The flow begins.
      case begin
      /// An event, and the label of its example where it has one.
      case event(String, example: String?)
      /// An event that stands for the end of the child that the source hosts.
      case childEnded(event: String, Ending)
      /// An event that stands for a signal of the child that the node at this position hosts.
      case childSignal(event: String, signal: String, host: Int)
      /// An event that stands for the user's choice of a pane that is not selected.
      case paneSelected(event: String, pane: String)
      /// An event that stands for the end of the flow in a pane of the source.
      ///
      /// Where the flow goes nowhere else, the pane's flow begins again.
      case paneEnded(event: String, pane: String, Ending)
      /// An event that stands for a signal of the flow in a pane of the node at this position.
      case paneSignal(event: String, signal: String, host: Int, pane: String)
      /// The user goes back.
      case back
    }

    /// The position of the node that the transition leaves.
    public let source: Int

    /// The position of the node that it leads to; the source where nothing moves.
    public let target: Int

    /// What is the same for other edges too.
    let kind: EdgeKind

    /// What makes the flow move.
    public var trigger: Trigger { kind.trigger }

    /// How the flow moves.
    public var move: Move { kind.move }

    /// What tells it apart from another transition of the same event that goes a different way.
    ///
    /// Nil where the event alone says where the flow goes.
    public var distinction: String? { kind.distinction }

    /// Whether this is no more than the user's way back: nothing but going back brings it about.
    public var isWayBack: Bool { kind.isWayBack }

    /// The name of the event; nil for the beginning and the user's way back.
    public var event: String? { kind.event }

    /// The event with what tells it apart in brackets, such as `submitted [uses code]`.
    public var label: String { kind.label }
  }

  /// How a flow moves, without the values: a transition's case.
  public enum Move: Hashable, Sendable {
    /// The flow begins.
    case begin
    /// A step is put on top.
    case push
    /// A step is put on top in a container of its own.
    case present(PresentationStyle)
    /// The current step is replaced.
    case replace
    /// The whole path is replaced.
    case setStack
    /// The current step is left.
    case pop
    /// The flow goes back to a step below.
    case popTo
    /// The flow goes back to its first step.
    case popToRoot
    /// What is presented is left.
    case dismiss
    /// The current step gets a new payload.
    case update
    /// Nothing moves.
    case stay
    /// Nothing moves, and a running child flow of this type is told an event.
    case tell(flow: String)
    /// The event waits for another step.
    case postpone
    /// The parent is told the signal of this name.
    case signal(String)
    /// The flow ends with its output.
    case finish
    /// The flow ends with an error.
    case fail
    /// The flow ends without either.
    case cancel
    /// The result of a child has no meaning to the flow, and the hosting step is left.
    case unhandled
    /// Several moves are made one after the other.
    case sequence([Move])
  }
}

// MARK: - CustomReflectable

extension FlowGraph.Edge: CustomReflectable {
  /// What the edge says, wherever it is kept.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "source": source, "target": target, "trigger": trigger, "move": move,
        "distinction": distinction as Any, "isWayBack": isWayBack,
      ],
      displayStyle: .struct
    )
  }
}

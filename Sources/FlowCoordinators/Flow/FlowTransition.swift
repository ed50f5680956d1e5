/// The answer of a flow to one event.
///
/// Return it from ``Flow/transition(from:on:)``. An answer says where the flow goes, never how a
/// screen gets there: that is the router's part.
///
/// ```swift
/// switch (step, event) {
/// case (.cart, .checkoutTapped): .push(.address)
/// case (.address, .helpTapped): .present(.help)
/// case (.help, .notesTapped): [.dismiss, .push(.notes)]
/// case (.confirm, .orderPlaced(let receipt)): .finish(receipt)
/// default: .unhandled
/// }
/// ```
///
/// A move that cannot be made, such as a `popTo` that finds no step, is reported as a
/// ``FlowIssue`` and leaves everything as it was.
public enum FlowTransition<F: Flow> {
  /// Puts a step on top of the path.
  case push(F.Step)

  /// Puts a step on top of the path, in a container of its own such as a sheet.
  case present(F.Step, as: PresentationStyle = .sheet)

  /// Puts a step in the place of the current one, shown the way the current one was.
  case replace(with: F.Step)

  /// Makes these steps the flow's whole path, lowest first.
  ///
  /// Steps that the old path begins with stay what they are: their screens and child flows go on.
  /// An empty list is an issue.
  case setStack([F.Step])

  /// Leaves the current step; on the first step the flow ends as `cancelled(.back)`.
  case pop

  /// Goes back to the nearest equal step below; an issue when the path holds none.
  case popTo(F.Step)

  /// Goes back to the first step of the flow.
  case popToRoot

  /// Leaves everything from the flow's topmost presented step up; an issue when there is none.
  case dismiss

  /// Gives the current step a new payload; its screen stays and is told.
  case update(F.Step)

  /// Handles the event without moving.
  case stay

  /// Keeps the event and delivers it again after the next change of step.
  case postpone

  /// Reports something to the parent and goes on.
  case signal(F.Signal)

  /// Hands an event to a running child flow; written ``tell(_:_:)``.
  case tell(ChildMessage)

  /// Ends the flow with its output.
  case finish(F.Output)

  /// Ends the flow with an error.
  case fail(any Error)

  /// Ends the flow as `cancelled(.requested)`.
  case cancel

  /// Says that the event has no meaning in this step; reported as an issue.
  case unhandled

  /// Makes several moves in order, within one turn.
  ///
  /// Also written as an array literal, `[.dismiss, .push(.notes)]`. When one move cannot be made,
  /// or a `postpone`, an `unhandled` or anything after an ending is among them, nothing happens
  /// and an issue names the move.
  indirect case sequence([FlowTransition])
}

extension FlowTransition where F.Output == Void {
  /// Ends a flow that delivers nothing but its end.
  public static var finish: FlowTransition { .finish(()) }
}

// MARK: - ExpressibleByArrayLiteral

extension FlowTransition: ExpressibleByArrayLiteral {
  /// Creates a sequence of moves, made in order within one turn.
  public init(arrayLiteral elements: FlowTransition...) {
    self = .sequence(elements)
  }
}

// MARK: - Equatable

extension FlowTransition: Equatable where F.Output: Equatable, F.Signal: Equatable {
  /// Returns whether both are the same answer; errors compare as in ``FlowFailure``.
  public static func == (lhs: FlowTransition, rhs: FlowTransition) -> Bool {
    switch (lhs, rhs) {
    case (.push(let lhs), .push(let rhs)): lhs == rhs
    case (.present(let lhs, let lhsStyle), .present(let rhs, let rhsStyle)):
      lhs == rhs && lhsStyle == rhsStyle
    case (.replace(let lhs), .replace(let rhs)): lhs == rhs
    case (.setStack(let lhs), .setStack(let rhs)): lhs == rhs
    case (.popTo(let lhs), .popTo(let rhs)): lhs == rhs
    case (.update(let lhs), .update(let rhs)): lhs == rhs
    case (.signal(let lhs), .signal(let rhs)): lhs == rhs
    case (.tell(let lhs), .tell(let rhs)): lhs == rhs
    case (.finish(let lhs), .finish(let rhs)): lhs == rhs
    case (.fail(let lhs), .fail(let rhs)): FlowFailure.failed(lhs) == .failed(rhs)
    case (.sequence(let lhs), .sequence(let rhs)): lhs == rhs
    case (.pop, .pop), (.popToRoot, .popToRoot), (.dismiss, .dismiss), (.stay, .stay),
      (.postpone, .postpone), (.cancel, .cancel), (.unhandled, .unhandled):
      true
    default: false
    }
  }
}

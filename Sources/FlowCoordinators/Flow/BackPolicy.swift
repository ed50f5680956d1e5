/// What a way back from a step does: the back button, the edge swipe, the back menu, a sheet's swipe.
///
/// Every router enforces it. A gesture that a policy blocks changes nothing.
///
/// ```swift
/// case .editing: .screen.back(.sends(.backTapped))   // asks whether changes shall be discarded
/// case .paying: .screen.back(.blocked)
/// ```
public enum BackPolicy<Event> {
  /// The user can go back.
  case allowed

  /// The user cannot go back by hand.
  case blocked

  /// The way back is blocked, and whoever tries to go sends an event to the flow.
  case sends(Event)
}

/// What a way back from a screen does, as its router sees it.
public enum ScreenBack: Hashable, Sendable {
  /// The user can go back.
  case allowed

  /// The user cannot go back by hand.
  case blocked

  /// The way back is blocked; the router calls ``Screen/sendBackEvent()`` instead.
  case sendsEvent
}

extension BackPolicy {
  var screenBack: ScreenBack {
    switch self {
    case .allowed: .allowed
    case .blocked: .blocked
    case .sends: .sendsEvent
    }
  }
}

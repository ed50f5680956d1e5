import FlowCoordinators

/// What the user does by hand.
extension NavigationWorld {
  /// What a move is to the current root.
  enum Move {
    /// The root's screens above this one are gone; nil when all of them are.
    case poppedTo(Screen?)
    /// A container is gone, and this was the first of the root's screens in it.
    case dismissed(Screen)
    /// Only screens from before the root are gone.
    case unnoticed
  }

  /// Takes the screen at a place away, and everything that stands on it.
  mutating func pop(to place: Place) -> Move {
    let first = firstOwn(in: place.container)
    let isNoticed = firstOwnScreen(from: place) != nil
    let reached =
      place.index > first ? containers[place.container].screens[place.index - 1] : nil
    cut(to: place)
    return isNoticed ? .poppedTo(reached) : .unnoticed
  }

  /// Closes a presented container and all above it.
  mutating func close(_ container: Int) -> Move {
    let place = Place(container: container, index: 0)
    let first = firstOwnScreen(from: place)
    cut(to: place)
    return first.map { .dismissed($0) } ?? .unnoticed
  }
}

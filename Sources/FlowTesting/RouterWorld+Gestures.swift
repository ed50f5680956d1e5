import FlowCoordinators

/// What the user does by hand.
extension RouterWorld {
  /// What a gesture is to the current root.
  enum Move {
    /// The root's screens above this one are gone; nil when all of them are.
    case poppedTo(Screen?)
    /// A container is gone, and this was the first of the root's screens in it.
    case dismissed(Screen)
    /// Only screens from before the root are gone.
    case unnoticed
  }

  /// Whether there is a back button: something is below the screen on top, in its container.
  ///
  /// Below a root that was pushed onto an empty world there is something that nobody showed us.
  var canGoBack: Bool {
    let count = containers[top].screens.count
    let standsOnUnknown = top == 0 && floor.index == 0 && !ownsBase
    return count > 1 || (count == 1 && standsOnUnknown)
  }

  /// Goes back by one screen.
  mutating func goBack() -> Move? {
    canGoBack ? keep(containers[top].screens.count - 1) : nil
  }

  /// Goes back to the nearest screen of that step in the topmost container.
  mutating func goBack(to step: Screen) -> Move? {
    containers[top].screens.dropLast().lastIndex(of: step).map { keep($0 + 1) }
  }

  /// Goes back to the first screen of the topmost container.
  mutating func goBackToFirst() -> Move? {
    containers[top].screens.count > 1 ? keep(1) : nil
  }

  /// Closes the topmost container.
  mutating func close() -> Move? {
    top > 0 ? close(top) : nil
  }

  /// Closes the nearest presented container that shows a step, and all above it.
  mutating func close(containerOf step: Screen) -> Move? {
    containers.lastIndex { $0.screens.contains(step) }.flatMap { $0 > 0 ? close($0) : nil }
  }

  private mutating func keep(_ count: Int) -> Move {
    let first = firstOwn(in: top)
    let isNoticed = containers[top].screens.count > first
    let reached = count > first ? containers[top].screens[count - 1] : nil
    cut(to: Place(container: top, index: count))
    return isNoticed ? .poppedTo(reached) : .unnoticed
  }

  private mutating func close(_ container: Int) -> Move {
    var move = Move.unnoticed
    for index in (container...top).reversed() {
      let own = containers[index].screens.dropFirst(firstOwn(in: index))
      if let first = own.first { move = .dismissed(first) }
    }
    cut(to: Place(container: container, index: 0))
    return move
  }
}

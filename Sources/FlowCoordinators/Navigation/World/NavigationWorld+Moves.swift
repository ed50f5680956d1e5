/// What the user does by hand.
extension NavigationWorld {
  /// What a move is to the current root.
  package enum Move {
    /// The root's screens above this one are gone; nil when all of them are.
    case poppedTo(Screen?)
    /// A container is gone, and this was the first of the root's screens in it.
    case dismissed(Screen)
    /// Only screens from before the root are gone.
    case unnoticed
  }

  /// Takes the screen at a place away, and everything that stands on it.
  package mutating func pop(to place: Place) -> Move {
    let first = firstOwn(in: place.container)
    let isNoticed = firstOwnScreen(from: place) != nil
    let reached =
      place.index > first ? containers[place.container].screens[place.index - 1] : nil
    cut(to: place)
    return isNoticed ? .poppedTo(reached) : .unnoticed
  }

  /// Closes a presented container and all above it.
  package mutating func close(_ container: Int) -> Move {
    let place = Place(container: container, index: 0)
    let first = firstOwnScreen(from: place)
    cut(to: place)
    return first.map { .dismissed($0) } ?? .unnoticed
  }
}

extension NavigationWorld.Move {
  /// Tells the delegate of a router, whose world has made the move, so that it may do anything at once.
  @MainActor package func report(from router: any Router) {
    switch self {
    case .poppedTo(let screen): router.delegate?.router(router, userPoppedTo: screen)
    case .dismissed(let screen): router.delegate?.router(router, userDismissed: screen)
    case .unnoticed: break
    }
  }
}

// MARK: - Ways back

/// What screens say about a move of the user that would take them away.
package enum WayBack {
  case allowed
  case blocked
  /// This screen wants its event instead.
  case asks(Screen)
}

extension NavigationWorld {
  /// What the screens say that are in this world, panes included, and no longer in the other.
  ///
  /// One that blocks the way is enough; of those that want an event instead, the topmost gets it.
  package func wayBack(to after: NavigationWorld) -> WayBack {
    let staying = Set(after.allScreens.map(\.id))
    let leaving = allScreens.reversed().filter { !staying.contains($0.id) }
    if leaving.contains(where: { $0.back == .blocked }) { return .blocked }
    return leaving.first { $0.back == .sendsEvent }.map { .asks($0) } ?? .allowed
  }
}

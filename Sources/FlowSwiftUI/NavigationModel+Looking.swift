public import FlowCoordinators

/// What a view wants to know besides what is up.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationModel {
  /// Returns whether a presented container is not to be closed by a gesture.
  ///
  /// One screen is enough that would leave with it and whose ``/FlowCoordinators/Screen/back`` is not
  /// open: also one that is presented over it, or that stands in a pane.
  ///
  /// - Parameter id: The container's identity.
  /// - Returns: Whether the way back is blocked, or leads to an event of the flow.
  public func isDismissDisabled(for id: NavigationContainer.ID) -> Bool {
    guard let container = container(id), container.style != nil else { return false }
    if case .allowed = wayBack(in: id, { $0.close($1) }) { return false }
    return true
  }

  /// What the screens say that would go if the user went back from a pushed screen.
  package func wayBack(from screen: ScreenID) -> WayBack {
    guard let (container, index) = placeInPath(of: screen) else { return .allowed }
    return wayBack(in: container.id) { world, number in
      let place = container.count(ofPath: index)
      return world.pop(to: NavigationWorld.Place(container: number, index: place))
    }
  }

  /// Goes back from a pushed screen, as the user does with the platform's own button.
  package func goBack(from screen: ScreenID) {
    guard let (container, index) = placeInPath(of: screen) else { return }
    write(path: Array(container.path.prefix(index)), to: container.id)
  }

  /// Whether a container can be seen as far as panes are concerned: those around it are selected.
  package func isInView(_ id: NavigationContainer.ID) -> Bool {
    world.isInView(id)
  }

  private func placeInPath(of screen: ScreenID) -> (NavigationContainer, index: Int)? {
    world.search { world in
      for container in world.openContainers {
        if let index = container.path.firstIndex(of: screen) { return (container, index) }
      }
      return nil
    }
  }

  private func wayBack(
    in id: NavigationContainer.ID,
    _ move: (inout NavigationWorld, Int) -> NavigationWorld.Move
  ) -> WayBack {
    var after = world
    _ = after.change(containerWith: id, move)
    return world.wayBack(to: after)
  }
}

extension NavigationPanes {
  /// Whether all panes are in view where there is room, as columns.
  package var hasColumns: Bool { style == .split && (2...3).contains(all.count) }
}

extension NavigationWorld {
  func isInView(_ id: NavigationContainer.ID) -> Bool {
    if containers.contains(where: { $0.id == id }) { return true }
    for panes in panes.values {
      for pane in panes.all where panes.hasColumns || pane.id == panes.selected {
        if pane.world.isInView(id) { return true }
      }
    }
    return false
  }
}

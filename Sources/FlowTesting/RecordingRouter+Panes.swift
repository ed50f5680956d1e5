public import FlowCoordinators

/// Panes: what is up in each of them, and the user's hand on their bar.
extension RecordingRouter {
  /// The screens in a pane, in view or not, by containers, lowest first; nil for no such pane.
  ///
  /// Of several panes with that id, the innermost one in view is meant.
  public func containers<ID: Hashable>(in pane: ID) -> [[Screen]]? {
    let id = AnyHashable(pane)
    for (_, panes) in world.screensWithPanesInView.reversed() {
      guard let number = panes.ids.firstIndex(of: id) else { continue }
      return panes.worlds[number].containersInView.map(\.screens)
    }
    return nil
  }

  /// Whether a pane is the selected one of a screen in view.
  public func isSelected<ID: Hashable>(_ pane: ID) -> Bool {
    world.screensWithPanesInView.contains {
      $0.panes.ids.firstIndex(of: AnyHashable(pane)) == $0.panes.selected
    }
  }

  /// Taps a pane's place in the bar: the flow gets the event that it makes of it, and selects.
  ///
  /// - Parameter pane: The pane; of several with that id, the innermost one in reach is meant.
  /// - Returns: Whether there is such a pane that is not selected, and nothing covers the bar.
  @discardableResult public func userSelects<ID: Hashable>(_ pane: ID) -> Bool {
    let id = AnyHashable(pane)
    for (screen, panes) in world.screensWithPanesInReach.reversed() {
      guard let number = panes.ids.firstIndex(of: id) else { continue }
      guard number != panes.selected else { return false }
      screen.panes?.all.first { $0.id == id }?.select()
      return true
    }
    return false
  }

  /// Taps the place of the selected pane in the bar once more: it goes back to its first screen.
  ///
  /// - Parameter pane: The pane; of several with that id, the innermost one in reach is meant.
  /// - Returns: Whether the pane is selected, nothing covers the bar, and there was something to go
  ///   back from or somebody to tell.
  @discardableResult public func userReselects<ID: Hashable>(_ pane: ID) -> Bool {
    let id = AnyHashable(pane)
    for (screen, panes) in world.screensWithPanesInReach.reversed() {
      guard let number = panes.ids.firstIndex(of: id) else { continue }
      guard number == panes.selected else { return false }
      return perform { world in
        world.changeWorld(showing: screen) { $0.goBackToFirst(inPane: number, of: screen) } ?? nil
      }
    }
    return false
  }

  /// Goes back by one screen in a pane in view, such as a column of a split view.
  ///
  /// - Parameter pane: The pane; of several with that id, the innermost one in reach is meant.
  /// - Returns: Whether there was something to go back to in it, or somebody to tell.
  @discardableResult public func userTapsBack<ID: Hashable>(in pane: ID) -> Bool {
    let id = AnyHashable(pane)
    for (screen, panes) in world.screensWithPanesInReach.reversed() {
      guard let number = panes.ids.firstIndex(of: id), panes.inView.contains(number) else {
        continue
      }
      return perform { world in
        world.changeWorld(showing: screen) { world in
          world.panes[screen.id]?.worlds[number].back { $0.goBack() }
        } ?? nil
      }
    }
    return false
  }
}

extension RouterWorld {
  /// Goes back to the first screen of a pane's lowest container, where nothing is presented in it.
  fileprivate mutating func goBackToFirst(inPane number: Int, of screen: Screen) -> Move? {
    guard var inner = panes[screen.id]?.worlds[number], inner.top == 0,
      let move = inner.goBackToFirst()
    else { return nil }
    panes[screen.id]?.worlds[number] = inner
    return move
  }
}

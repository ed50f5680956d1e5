public import FlowCoordinators

/// What SwiftUI writes to the bindings of a view.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationModel {
  /// Takes what a `NavigationStack` writes to its path.
  ///
  /// Where the screens at the end are gone, the user went back: the delegate is told once. A path
  /// that is not a beginning of the old one is no move of the user.
  ///
  /// - Parameters:
  ///   - path: The new path.
  ///   - id: The container that the stack shows.
  ///   - old: The path with which the binding was made; nil for the one that is up.
  public func write(
    path: [ScreenID],
    to id: NavigationContainer.ID,
    from old: [ScreenID]? = nil
  ) {
    guard let container = container(id) else { return }
    let old = old ?? container.path
    let isShorter = path.count < old.count && old.starts(with: path)
    // The first screen that left the view decides, not the number of those that stay: others may
    // have come on top, and it may be gone from the model already.
    if isShorter, let index = container.path.firstIndex(of: old[path.count]),
      isNew(.path(path, id, from: old))
    {
      move(in: id) { $0.pop(to: .init(container: $1, index: container.count(ofPath: index))) }
    } else if path != container.path {
      showAgain()
    }
  }

  /// Takes what SwiftUI writes to the binding of something that is presented.
  ///
  /// Nil means that the user closed it, if it is still up: the delegate is told once, with the first
  /// screen of the container. An alert that has buttons is reported one turn of the main loop later,
  /// unless ``choose(_:in:)`` comes first, since SwiftUI may close it before it says which button
  /// was tapped.
  ///
  /// - Parameters:
  ///   - presented: The container that is presented now, nil for none.
  ///   - old: The container with which the binding was made, nil for none.
  public func write(
    presented: NavigationContainer.ID?,
    from old: NavigationContainer.ID?
  ) {
    guard presented == nil, let old, let container = container(old), container.style != nil else {
      return
    }
    if let alert = container.alert, !alert.buttons.isEmpty {
      hide(old, true)
      later { [weak self] in
        self?.hide(old, false)
        self?.move(in: old) { $0.close($1) }
      }
    } else if isNew(.closing(old)) {
      move(in: old) { $0.close($1) }
    }
  }

  /// Tells the flow which button of an alert the user chose, after the alert has gone.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - id: The container that is the alert.
  /// - Returns: What became of the button's event.
  @discardableResult public func choose(
    _ button: ScreenAlert.Button,
    in id: NavigationContainer.ID
  ) -> EventOutcome {
    var after = world
    let move = after.change(containerWith: id) { world, index in
      world.containers[index].alert == nil ? .unnoticed : world.close(index)
    }
    guard case .dismissed = move else { return .ignored(.stale) }
    show(after, by: lastChange.next(isAnimated: true))
    return button.choose()
  }

  /// Takes what SwiftUI writes to the selection of a tab bar or a list of panes.
  ///
  /// Another pane is not selected by this: the flow is asked, and answers or does not. The selected
  /// one again goes back to its first screen, and the delegate is told.
  ///
  /// - Parameters:
  ///   - selection: The id of a pane.
  ///   - id: The screen that has the panes.
  ///   - old: The selection with which the binding was made; nil for the one that is up.
  public func write(
    selection: AnyHashable,
    of id: ScreenID,
    from old: AnyHashable? = nil
  ) {
    guard let panes = panes(of: id) else { return }
    let old = old ?? panes.selected
    if selection == panes.selected {
      // From another one: SwiftUI repeats what the flow has selected.
      if selection == old, isNew(.selection(selection, id)) {
        goBackToFirst(inPane: selection, of: id)
      }
      return
    }
    // The view may show it by now, whatever the flow decides.
    showAgain()
    guard selection != old else { return }
    let chosen = screen(id)?.panes?.all.first { $0.id == selection }
    if let chosen, isNew(.selection(selection, id)) { chosen.select() }
  }
}

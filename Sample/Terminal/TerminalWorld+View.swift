import FlowCoordinators

/// Who is in view, and who is in reach of the user's hand.
extension TerminalWorld {
  /// What lies over each other, lowest first; never empty.
  ///
  /// What is presented in a pane covers everything, as long as the pane is in view.
  var layers: [Container] {
    containers.flatMap { container in
      [container] + container.worldsInView.flatMap { $0.layers.dropFirst() }
    }
  }

  /// All screens, in view or not, the one nearest the user last.
  var allScreens: [Screen] {
    containers.flatMap(\.screens).flatMap { shown in
      [shown.screen] + (shown.panes?.selectedLast ?? []).flatMap(\.allScreens)
    }
  }
}

extension TerminalWorld.Container {
  /// The containers that are in view together in this one's place, the one nearest the user last.
  var inView: [TerminalWorld.Container] {
    [self] + worldsInView.flatMap { $0.containers[0].inView }
  }

  /// The same containers as they are drawn: the panes of a screen in the order of the flow.
  var drawn: [TerminalWorld.Container] {
    [self] + (screens.last?.panes?.inView ?? []).flatMap { $0.containers[0].drawn }
  }

  /// The worlds in the panes of the screen on top, the selected one last.
  fileprivate var worldsInView: [TerminalWorld] {
    guard let panes = screens.last?.panes else { return [] }
    return panes.style == .split ? panes.selectedLast : panes.selectedLast.suffix(1)
  }
}

extension TerminalWorld.Panes {
  /// The panes that are drawn, in the order of the flow; a drawer's menu lies over the others only
  /// while it is the one that is selected.
  var inView: [TerminalWorld] {
    style == .split ? worlds : worlds.indices.contains(selected) ? [worlds[selected]] : []
  }

  fileprivate var selectedLast: [TerminalWorld] {
    let others = worlds.indices.filter { $0 != selected }.map { worlds[$0] }
    return others + worlds.indices.filter { $0 == selected }.map { worlds[$0] }
  }
}

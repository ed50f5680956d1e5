import FlowCoordinators

/// The user's hand where there are panes.
extension WalkWorld {
  /// The panes that the user can choose: no other step stands on theirs, and nothing is presented
  /// in the selected one.
  func selectPanes(among places: [WalkPlace], _ body: (WalkArrival) -> Bool) -> Bool {
    for place in places where place.isActive {
      let cell = cell(place.runner.path)
      guard let panes = panes(of: cell), !presentsInPane(panes),
        let set = flows[place.runner.flow].flow.panes[cell.state]
      else { continue }
      for (pane, stimulus) in set.selections.enumerated() where pane != panes.selected {
        guard let stimulus else { continue }
        let step = WalkStep(cause: .selection(stimulus, pane: pane), place: place)
        guard report(step, { $0.send(stimulus, to: place) }, body) else { return false }
      }
    }
    return true
  }

  /// Whether something is presented in the selected pane.
  private func presentsInPane(_ panes: PaneRunners) -> Bool {
    guard panes.runners.indices.contains(panes.selected) else { return false }
    let runner = panes.runners[panes.selected]
    return runner != PathArena.nothing && presents(runner)
  }

  /// Whether a coordinator, or a child of it in the same pane, has presented something.
  private func presents(_ runner: Int) -> Bool {
    var position = runners[runner].path
    while position != PathArena.nothing {
      let cell = cell(position)
      if cell.traits.contains(.presented) { return true }
      if cell.child != PathArena.nothing, presents(cell.child) { return true }
      position = cell.lower
    }
    return false
  }

  /// Whether a way back means the step with panes itself, since there is none in any pane in view.
  func canLeavePanes(at position: Int, of place: WalkPlace) -> Bool {
    let cell = cell(position)
    guard let panes = panes(of: cell) else { return false }
    // Of panes side by side it depends on the place of a gesture which one it means.
    guard flows[place.runner.flow].flow.panes[cell.state]?.style == .tabs else { return false }
    return !presentsInPane(panes) && isOpenInside(panes)
  }

  /// Whether every screen in the panes lets the user take it away.
  private func isOpenInside(_ panes: PaneRunners) -> Bool {
    panes.runners.allSatisfy { $0 == PathArena.nothing || isOpen($0) }
  }

  private func isOpen(_ runner: Int) -> Bool {
    var position = runners[runner].path
    while position != PathArena.nothing {
      let cell = cell(position)
      let back = flows[cell.flow].back(from: cell.state)
      guard back == nil || back == .allowed, cell.child == PathArena.nothing || isOpen(cell.child),
        self.panes(of: cell).map(isOpenInside) ?? true
      else { return false }
      position = cell.lower
    }
    return true
  }

  /// Whether the screens in the panes of a step, if it has any, let the user take them away.
  func letsPanesGo(_ cell: PathCell) -> Bool { panes(of: cell).map(isOpenInside) ?? true }
}

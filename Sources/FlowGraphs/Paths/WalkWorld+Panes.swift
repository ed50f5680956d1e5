/// Coordinators in panes.
extension WalkWorld {
  /// What runs in the panes of a step; nil for a step without.
  func panes(of cell: PathCell) -> PaneRunners? {
    cell.panes == PathArena.nothing ? nil : arena.panes[cell.panes]
  }

  func outline(ofPanesIn path: Int) -> Int {
    if path == PathArena.nothing { return path }
    if let outline = outlines[path] { return outline }
    var cell = cell(path)
    cell.panes = PathArena.nothing
    cell.lower = outline(ofPanesIn: cell.lower)
    let outline = arena.number(of: cell)
    outlines[path] = outline
    return outline
  }

  /// Whether a step has panes in which nothing runs.
  func hasEmptyPanes(_ cell: PathCell) -> Bool {
    guard showsPanes(cell) else { return false }
    return panes(of: cell).map { $0.runners.contains(PathArena.nothing) } ?? true
  }

  /// The coordinators from the root to the top, in the selected pane where there are panes.
  func runnersInView(at root: Int) -> [Int] {
    var runners = [root]
    var open: Int? = root
    while let number = open {
      let cell = cell(self.runners[number].path)
      open = cell.child == PathArena.nothing ? selected(in: cell) : cell.child
      if let open { runners.append(open) }
    }
    return runners
  }

  private func selected(in cell: PathCell) -> Int? {
    guard let panes = panes(of: cell), panes.runners.indices.contains(panes.selected) else {
      return nil
    }
    let runner = panes.runners[panes.selected]
    return runner == PathArena.nothing ? nil : runner
  }

  /// The coordinators in the panes of a step, the selected one last, since places are taken from
  /// the end.
  func panes(of cell: PathCell, at position: Int, in place: WalkPlace) -> [WalkPlace] {
    guard let panes = panes(of: cell) else { return [] }
    let isOnTop = place.isActive && position == place.runner.path
    let others = panes.runners.indices.filter { $0 != panes.selected }
    return (others + [panes.selected]).compactMap { number in
      guard panes.runners.indices.contains(number), panes.runners[number] != PathArena.nothing
      else { return nil }
      return WalkPlace(
        around: place.around + [.init(runner: place.runner, host: position, pane: number)],
        runner: runners[panes.runners[number]],
        isActive: isOnTop && number == panes.selected
      )
    }
  }

  /// What tells the pane from others that a level leads into; nil where it leads into none.
  func paneID(at level: WalkPlace.Level) -> AnyHashable? {
    guard let pane = level.pane else { return nil }
    return flows[level.runner.flow].flow.panes[cell(level.host).state]?.ids[pane]
  }

  /// The names in the address of a coordinator below the root: steps, and panes of those.
  func names(around place: WalkPlace) -> [String] {
    place.around.flatMap { level in
      let flow = flows[level.runner.flow].flow
      let state = cell(level.host).state
      let pane = level.pane.flatMap { flow.panes[state]?.places[$0] }
      return [flow.stepName(state)] + (pane.map { [$0] } ?? [])
    }
  }
}

/// What steps show, as far as moves depend on it.
extension PathMoves {
  func presented(_ style: Int) -> PathEntry.Traits {
    alertStyles.contains(style) ? [.presented, .alert] : .presented
  }

  func showsNothing(_ cell: PathCell) -> Bool {
    cell.traits.contains(.ended) || shows[cell.state] == .nothing
  }

  /// Whether the user can choose a button there.
  func showsAlert(_ cell: PathCell) -> Bool {
    !cell.traits.contains(.ended) && shows[cell.state] == .alert
  }

  func showsPanes(_ cell: PathCell) -> Bool { shows[cell.state] == .panes }

  func hosts(_ cell: PathCell) -> Bool {
    !cell.traits.contains(.ended) && shows[cell.state] == .flow
  }
}

// MARK: - Panes

extension PathMoves {
  /// Whether an update of a step with panes lets them go on.
  func canKeepPanes(of cell: PathCell, as state: Int) -> Bool {
    guard showsPanes(cell), shows[state] == .panes else { return false }
    return flow.panes[cell.state]?.style == flow.panes[state]?.style
  }

  /// What goes on in the panes of a step: flows of the same type in panes of the same identity.
  func panes(goingOnIn state: Int, from old: PathCell?, in arena: inout PathArena) -> Int {
    guard let old, old.panes != PathArena.nothing, let before = flow.panes[old.state],
      let after = flow.panes[state]
    else { return PathArena.nothing }
    if old.state == state { return old.panes }
    let running = arena.panes[old.panes]
    var kept = PaneRunners(selected: 0, runners: [])
    for (number, id) in after.ids.enumerated() {
      guard let place = before.ids.firstIndex(of: id), running.runners.indices.contains(place),
        before.type(at: place) == after.type(at: number)
      else {
        kept.runners.append(PathArena.nothing)
        continue
      }
      kept.runners.append(running.runners[place])
    }
    let selected =
      before.ids.indices.contains(running.selected)
      ? after.ids.firstIndex(of: before.ids[running.selected]) : nil
    kept.selected = after.selected ?? selected ?? 0
    return arena.number(of: kept)
  }
}

extension PaneSet {
  /// The type of the flow in a pane.
  fileprivate func type(at number: Int) -> ObjectIdentifier? {
    hostings.indices.contains(number) ? hostings[number].child?.type : nil
  }
}

/// What of a world is in view.
extension NavigationWorld {
  /// All containers that are presented and in view, in the order in which they stand over each other.
  ///
  /// What panes present stands over everything while the pane is in view, and is not in view else.
  package var presentedInView: [NavigationContainer] {
    let panes = containers[top].screens.last.flatMap { self.panes[$0.id] }
    return containers.dropFirst() + (panes?.covering?.world.presentedInView ?? [])
  }

  /// All worlds: this one, and those of all panes, in view or not.
  package var allWorlds: [NavigationWorld] {
    [self] + panes.values.flatMap { $0.all.flatMap(\.world.allWorlds) }
  }
}

extension NavigationPanes {
  /// The panes in view, the selected one first.
  package var inView: [NavigationPane] {
    guard let id = selected, let chosen = self[id] else { return [] }
    return style == .split ? [chosen] + all.filter { $0.id != id } : [chosen]
  }

  /// The pane in view that presents something over everything; nil when none does.
  package var covering: NavigationPane? {
    inView.first { !$0.world.presentedInView.isEmpty }
  }
}

extension NavigationWorld {
  /// All panes, those within panes included, by the screen that has them.
  package var allPanes: [(screen: ScreenID, panes: NavigationPanes)] {
    allWorlds.flatMap { world in world.panes.map { ($0.key, $0.value) } }
  }

  /// A screen of this world or of a pane, with its newest step; nil when it is in none.
  package func screen(_ id: ScreenID) -> Screen? {
    search { world in world.place(of: id).map { world.containers[$0.container].screens[$0.index] } }
  }

  /// The panes of a screen of this world or of a pane; nil when it has none.
  package func panes(of id: ScreenID) -> NavigationPanes? {
    search { $0.panes[id] }
  }
}

import FlowCoordinators

/// The panes of a screen: which one is selected, and what is up in each of them.
struct WorldPanes {
  /// What tells the panes apart, in order.
  var ids: [AnyHashable]
  /// How they stand beside each other.
  var style: PaneStyle
  /// The number of the selected pane.
  var selected: Int
  /// What is up in each pane, in view or not.
  var worlds: [RouterWorld]

  /// The numbers of the panes in view, the selected one first.
  var inView: [Int] {
    guard worlds.indices.contains(selected) else { return [] }
    return style == .split ? [selected] + worlds.indices.filter { $0 != selected } : [selected]
  }

  /// The number of the pane in view that presents something over everything; nil when none does.
  var covering: Int? {
    inView.first { worlds[$0].top > 0 || worlds[$0].panesOnTop?.covering != nil }
  }

  /// The number of the pane nearest the user; nil when there are no panes.
  var nearest: Int? { covering ?? inView.first }
}

// MARK: - Calls

extension RouterWorld {
  mutating func setPanes(_ panes: ScreenPanes) -> RouterViolation.Reason? {
    guard shows(panes.screen) else { return notUp(panes.screen) }
    let old = self.panes[panes.screen.id]
    let ids = panes.all.map(\.id)
    self.panes[panes.screen.id] = WorldPanes(
      ids: ids,
      style: panes.style,
      selected: panes.selected.flatMap { ids.firstIndex(of: $0.id) } ?? 0,
      worlds: ids.map { id in
        guard let old, let number = old.ids.firstIndex(of: id) else { return RouterWorld() }
        return old.worlds[number]
      }
    )
    return nil
  }

  mutating func select(_ pane: ScreenPane) -> RouterViolation.Reason? {
    guard let number = number(of: pane) else { return .noSuchPane(pane) }
    panes[pane.screen.id]?.selected = number
    return nil
  }

  /// Changes what is up in a pane.
  mutating func change(
    _ pane: ScreenPane,
    _ change: (inout RouterWorld) -> RouterViolation.Reason?
  ) -> RouterViolation.Reason? {
    guard let number = number(of: pane), var world = world(of: pane) else {
      return .noSuchPane(pane)
    }
    let reason = change(&world)
    panes[pane.screen.id]?.worlds[number] = world
    return reason
  }

  func world(of pane: ScreenPane) -> RouterWorld? {
    number(of: pane).flatMap { panes[pane.screen.id]?.worlds[$0] }
  }

  private func number(of pane: ScreenPane) -> Int? {
    panes[pane.screen.id]?.ids.firstIndex(of: pane.id)
  }
}

// MARK: - Looking around

extension RouterWorld {
  /// The screen on top, where it has panes.
  var screenWithPanesOnTop: Screen? {
    containers[top].screens.last.flatMap { panes[$0.id] == nil ? nil : $0 }
  }

  /// The panes of the screen on top.
  var panesOnTop: WorldPanes? { screenWithPanesOnTop.flatMap { panes[$0.id] } }

  /// The containers in view: its own, and those of the pane nearest the user where panes are on top.
  var containersInView: [Container] {
    guard let panes = panesOnTop, let number = panes.nearest else { return containers }
    return containers + panes.worlds[number].containersInView
  }

  /// All screens, in view or not, the one nearest the user last.
  var allScreens: [Screen] {
    var all: [Screen] = []
    for screen in containers.flatMap(\.screens) {
      all.append(screen)
      guard let panes = panes[screen.id] else { continue }
      for number in panes.worlds.indices where number != panes.selected {
        all += panes.worlds[number].allScreens
      }
      if panes.worlds.indices.contains(panes.selected) {
        all += panes.worlds[panes.selected].allScreens
      }
    }
    return all
  }

  /// Goes back in the innermost world in view where it is possible, and nothing covers that.
  mutating func back<Answer>(_ back: (inout RouterWorld) -> Answer?) -> Answer? {
    gesture { $0.panesOnTop?.covering == nil ? back(&$0) : nil }
  }

  /// Makes a gesture in the innermost world in view where it is possible.
  mutating func gesture<Answer>(_ gesture: (inout RouterWorld) -> Answer?) -> Answer? {
    if let screen = screenWithPanesOnTop, let panes = panesOnTop {
      for number in panes.covering.map({ [$0] }) ?? panes.inView {
        var world = panes.worlds[number]
        guard let answer = world.gesture(gesture) else { continue }
        self.panes[screen.id]?.worlds[number] = world
        return answer
      }
    }
    return gesture(&self)
  }

  /// Changes the world that shows a screen, in view or not; nil when none does.
  mutating func changeWorld<Answer>(
    showing screen: Screen,
    _ change: (inout RouterWorld) -> Answer
  ) -> Answer? {
    if shows(screen) { return change(&self) }
    for id in panes.keys {
      for number in panes[id]?.worlds.indices ?? 0..<0 {
        guard var world = panes[id]?.worlds[number] else { continue }
        guard let answer = world.changeWorld(showing: screen, change) else { continue }
        panes[id]?.worlds[number] = world
        return answer
      }
    }
    return nil
  }

  /// The screens with panes in view, outermost first, and of several the nearest last.
  var screensWithPanesInView: [(screen: Screen, panes: WorldPanes)] {
    guard let screen = screenWithPanesOnTop, let panes = panesOnTop else { return [] }
    return [(screen, panes)]
      + panes.inView.reversed().flatMap { panes.worlds[$0].screensWithPanesInView }
  }

  /// The screens with panes whose bars the user can reach, outermost first: nothing stands on them,
  /// in their own world or presented in a pane in view.
  var screensWithPanesInReach: [(screen: Screen, panes: WorldPanes)] {
    guard let screen = screenWithPanesOnTop, let panes = panesOnTop else { return [] }
    if let number = panes.covering { return panes.worlds[number].screensWithPanesInReach }
    return [(screen, panes)]
      + panes.inView.reversed().flatMap { panes.worlds[$0].screensWithPanesInReach }
  }
}

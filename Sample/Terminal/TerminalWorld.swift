import FlowCoordinators

/// What is up: stacks of screens, one over the other.
///
/// A plain value, so that each pane has one of its own, just as the router has.
struct TerminalWorld {
  /// A stack of screens; the lowest has no style, since nothing presented it.
  struct Container {
    let style: PresentationStyle?
    var screens: [ShownScreen] = []

    /// Whether a user can swipe it away.
    var isSheet: Bool { style == .sheet || style == .popover }
  }

  /// A screen, and what is up in the panes that it has.
  struct ShownScreen {
    var screen: Screen
    var panes: Panes?
  }

  /// Worlds side by side, in the order of the flow.
  struct Panes {
    let style: PaneStyle
    let all: [ScreenPane]
    var selected: Int
    var worlds: [TerminalWorld]
  }

  /// The containers, lowest first; there is always one.
  private(set) var containers = [Container(style: nil)]
}

// MARK: - Calls

extension TerminalWorld {
  private var top: Int { containers.count - 1 }

  mutating func perform(_ call: RouterCall) {
    switch call {
    case .setStack(let screens, _): setStack(screens)
    case .push(let screen, _): containers[top].screens.append(ShownScreen(screen: screen))
    case .pop(let screen, _): keep(upTo: screen)
    case .present(let screen, let style, _):
      containers.append(Container(style: style, screens: [ShownScreen(screen: screen)]))
    case .dismiss(let screen, _): closeContainers(above: screen)
    case .update(let screen): change(screen) { $0.screen = screen }
    case .setPanes(let panes): change(panes.screen) { $0.setPanes(panes) }
    case .select(let pane, _): change(pane) { panes, number in panes.selected = number }
    case .inPane(let pane, let call):
      change(pane) { panes, number in panes.worlds[number].perform(call) }
    }
  }

  /// A screen that stays keeps its panes.
  private mutating func setStack(_ screens: [Screen]) {
    let old = containers[top].screens
    containers[top].screens = screens.map { screen in
      let panes = old.first { $0.screen.id == screen.id }?.panes
      return ShownScreen(screen: screen, panes: panes)
    }
  }

  private mutating func keep(upTo screen: Screen?) {
    let last = containers[top].screens.lastIndex { $0.screen.id == screen?.id }
    containers[top].screens.removeSubrange((last.map { $0 + 1 } ?? 0)...)
  }

  private mutating func closeContainers(above screen: Screen?) {
    while top > 0, !containers[top].screens.contains(where: { $0.screen.id == screen?.id }) {
      containers.removeLast()
    }
  }

  private mutating func change(_ screen: Screen, _ change: (inout ShownScreen) -> Void) {
    for container in containers.indices {
      for index in containers[container].screens.indices
      where containers[container].screens[index].screen.id == screen.id {
        change(&containers[container].screens[index])
      }
    }
  }

  private mutating func change(_ pane: ScreenPane, _ change: (inout Panes, Int) -> Void) {
    self.change(pane.screen) { shown in
      guard var panes = shown.panes, let number = panes.number(of: pane) else { return }
      change(&panes, number)
      shown.panes = panes
    }
  }
}

extension TerminalWorld.ShownScreen {
  /// A pane that was there already keeps what is up in it.
  fileprivate mutating func setPanes(_ new: ScreenPanes) {
    let old = panes
    panes = TerminalWorld.Panes(
      style: new.style,
      all: new.all,
      selected: new.all.firstIndex { $0 == new.selected } ?? 0,
      worlds: new.all.map { pane in
        old?.number(of: pane).flatMap { old?.worlds[$0] } ?? TerminalWorld()
      }
    )
  }
}

extension TerminalWorld.Panes {
  fileprivate func number(of pane: ScreenPane) -> Int? { all.firstIndex(of: pane) }
}

// MARK: - The user's hand

extension TerminalWorld {
  /// Takes a screen away, wherever it is, with what stands on it; a presented container without
  /// screens goes, too.
  mutating func remove(_ screen: Screen) {
    for index in containers.indices {
      guard let first = containers[index].screens.firstIndex(where: { $0.screen.id == screen.id })
      else { continue }
      containers.removeSubrange((first == 0 && index > 0 ? index : index + 1)...)
      if index < containers.count { containers[index].screens.removeSubrange(first...) }
      return
    }
    for container in containers.indices {
      for index in containers[container].screens.indices {
        for pane in containers[container].screens[index].panes?.worlds.indices ?? 0..<0 {
          containers[container].screens[index].panes?.worlds[pane].remove(screen)
        }
      }
    }
  }
}

/// What the coordinators ask for. A call that cannot be made changes nothing.
extension NavigationWorld {
  package mutating func apply(_ call: RouterCall) {
    switch call {
    case .setStack(let screens, _): setStack(screens)
    case .push(let screen, _): push(screen)
    case .pop(let screen?, _): pop(to: screen)
    case .pop(nil, _): if top == floor.container { empty(from: floor.index) }
    case .present(let screen, let style, _):
      var container = NavigationContainer(style: style)
      container.screens = [screen]
      containers.append(container)
    case .dismiss(let screen?, _): dismiss(to: screen)
    case .dismiss(nil, _): dismissToBefore()
    case .update(let screen): update(screen)
    case .setPanes(let panes): setPanes(panes)
    case .select(let pane, _):
      if panes[pane.screen.id]?[pane.id] != nil { panes[pane.screen.id]?.selected = pane.id }
    case .inPane(let pane, let call):
      guard let number = panes[pane.screen.id]?.all.firstIndex(where: { $0.id == pane.id }) else {
        return
      }
      panes[pane.screen.id]?.all[number].world.apply(call)
    }
  }

  private mutating func push(_ screen: Screen) {
    // An alert has no stack, and no view could show the screen.
    if containers[top].style != .alert { containers[top].screens.append(screen) }
  }

  private mutating func setStack(_ screens: [Screen]) {
    guard !screens.isEmpty else { return }
    if standsOnFloor { takeBase() }
    if containers[top].style == .alert, firstOwn(in: top) + screens.count > 1 { return }
    let panes = panes
    empty(from: firstOwn(in: top))
    for screen in screens {
      containers[top].screens.append(screen)
      self.panes[screen.id] = panes[screen.id]
    }
  }

  private mutating func pop(to screen: Screen) {
    guard let place = ownPlace(of: screen), place.container == top else { return }
    empty(from: place.index + 1)
  }

  private mutating func dismiss(to screen: Screen) {
    guard let place = ownPlace(of: screen), place.container < top else { return }
    cut(to: Place(container: place.container + 1, index: 0))
  }

  /// The place of a screen of the current root; what is below was up before it, and stays.
  private func ownPlace(of screen: Screen) -> Place? {
    place(of: screen.id).flatMap { $0.index < firstOwn(in: $0.container) ? nil : $0 }
  }

  /// Closes all containers of the current root, and takes its screens off the one that was there.
  private mutating func dismissToBefore() {
    guard top > floor.container else { return }
    cut(to: Place(container: floor.container + 1, index: 0))
    empty(from: floor.index)
  }

  private mutating func update(_ screen: Screen) {
    guard let place = place(of: screen.id) else { return }
    containers[place.container].screens[place.index] = screen
  }

  private mutating func setPanes(_ panes: ScreenPanes) {
    guard place(of: panes.screen.id) != nil else { return }
    let old = self.panes[panes.screen.id]
    let all = panes.all.map { old?[$0.id] ?? NavigationPane(id: $0.id) }
    let selected = panes.selected?.id ?? all.first?.id
    self.panes[panes.screen.id] = NavigationPanes(
      style: panes.style,
      all: all,
      selected: selected
    )
  }
}

// MARK: - Animation

extension NavigationWorld {
  /// The screen whose name a call is animated with, asked before the call is made.
  package func screenMoved(by call: RouterCall) -> Screen? {
    switch call {
    case .push(let screen, _), .present(let screen, _, _): screen
    case .setStack(let screens, _): screens.last
    case .pop, .dismiss: topScreen
    case .update, .setPanes, .select: nil
    case .inPane(let pane, let call):
      panes[pane.screen.id]?[pane.id]?.world.screenMoved(by: call)
    }
  }
}

import FlowCoordinators

/// What the router asks for.
extension RouterWorld {
  /// Makes one call happen, or leaves the world as it is and says why a platform would reject it.
  mutating func apply(_ call: RouterCall) -> RouterViolation.Reason? {
    switch call {
    case .setStack(let screens, _): setStack(screens)
    case .push(let screen, _): push(screen)
    case .pop(let screen?, _): pop(to: screen)
    case .pop(nil, _): popToBefore()
    case .present(let screen, let style, _): present(screen, as: style)
    case .dismiss(let screen?, _): dismiss(to: screen)
    case .dismiss(nil, _): dismissToBefore()
    case .update(let screen): update(screen)
    case .setPanes(let panes): setPanes(panes)
    case .select(let pane, _): select(pane)
    case .inPane(let pane, let call): change(pane) { $0.apply(call) }
    }
  }

  private mutating func setStack(_ screens: [Screen]) -> RouterViolation.Reason? {
    guard !screens.isEmpty else { return .emptyStack }
    var seen: Set<ScreenID> = []
    for screen in screens where !seen.insert(screen.id).inserted { return .repeated(screen) }
    if standsOnFloor { takeBase() }
    let first = firstOwn(in: top)
    if containers[top].isAlert, first + screens.count > 1 { return onAlert }
    let old = Set(containers[top].screens[first...].map(\.id))
    for screen in screens where shows(screen) && !old.contains(screen.id) {
      return .alreadyUp(screen)
    }
    let panes = panes
    empty(from: first)
    for screen in screens {
      append(screen)
      self.panes[screen.id] = panes[screen.id]
    }
    return nil
  }

  private mutating func push(_ screen: Screen) -> RouterViolation.Reason? {
    if shows(screen) { return .alreadyUp(screen) }
    if containers[top].isAlert { return onAlert }
    append(screen)
    return nil
  }

  private mutating func present(
    _ screen: Screen,
    as style: PresentationStyle
  ) -> RouterViolation.Reason? {
    if shows(screen) { return .alreadyUp(screen) }
    open(style)
    append(screen)
    return nil
  }

  private mutating func pop(to screen: Screen) -> RouterViolation.Reason? {
    guard let place = place(of: screen) else { return notUp(screen) }
    if isForeign(place) { return .foreign(screen) }
    if place.container < top {
      return .inLowerContainer(screen, topmost: containers[top].screens)
    }
    if place.index == containers[top].screens.count - 1 { return .alreadyOnTop(screen) }
    empty(from: place.index + 1)
    return nil
  }

  private mutating func popToBefore() -> RouterViolation.Reason? {
    if top > floor.container { return .closesContainer(topmost: containers[top].screens) }
    if standsOnFloor { return .nothingOwn }
    empty(from: floor.index)
    return nil
  }

  private mutating func dismiss(to screen: Screen) -> RouterViolation.Reason? {
    guard let place = place(of: screen) else { return notUp(screen) }
    if isForeign(place) { return .foreign(screen) }
    if place.container == top { return .nothingPresented(above: screen) }
    cut(to: Place(container: place.container + 1, index: 0))
    return nil
  }

  private mutating func dismissToBefore() -> RouterViolation.Reason? {
    if top == floor.container { return .nothingPresented(above: nil) }
    cut(to: Place(container: floor.container + 1, index: 0))
    empty(from: floor.index)
    return nil
  }

  private mutating func update(_ screen: Screen) -> RouterViolation.Reason? {
    guard let place = place(of: screen) else { return notUp(screen) }
    if isForeign(place) { return .foreign(screen) }
    replace(screen, at: place)
    return nil
  }

  private var onAlert: RouterViolation.Reason {
    .onAlert(containers[top].screens)
  }

  func notUp(_ screen: Screen) -> RouterViolation.Reason {
    .notUp(screen, world: containers.map(\.screens))
  }
}

// MARK: - Refusing

extension RouterWorld {
  /// Returns the first screen that a call would newly bring up.
  func firstNewScreen(of call: RouterCall) -> Screen? {
    switch call {
    case .setStack(let screens, _): screens.first { !shows($0) }
    case .push(let screen, _), .present(let screen, _, _): shows(screen) ? nil : screen
    case .inPane(let pane, let call): world(of: pane)?.firstNewScreen(of: call)
    case .pop, .dismiss, .update, .setPanes, .select: nil
    }
  }

  /// Takes a screen away again, with everything that stands on it.
  mutating func refuse(_ screen: Screen) {
    _ = changeWorld(showing: screen) { world in
      if let place = world.place(of: screen) { world.cut(to: place) }
    }
  }
}

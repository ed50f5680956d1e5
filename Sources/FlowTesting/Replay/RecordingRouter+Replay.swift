import FlowCoordinators

/// What the user did in another run, done again.
///
/// What the screens say about their way back does not matter: it was done.
extension RecordingRouter {
  /// A screen that a recording names is not there.
  struct OtherScreens: Error {}

  /// The steps of the screens that are up where an input was made, lowest first: of the current
  /// root's, or of those in a pane.
  func steps(where input: RecordedInput) -> [String] {
    screens(where: input).map(text)
  }

  /// Takes screens away and reports it; answers why that is impossible.
  func replay(_ input: RecordedInput) -> ReplayDifference.Reason? {
    let screens = screens(where: input)
    let others = ReplayDifference.Reason.otherScreens(screens.map(text))
    guard let count = input.screens, count <= screens.count else { return others }
    if input.kind == .back {
      let reached = count > 0 ? screens[count - 1] : nil
      // Of a pane, the first screen is never left that way.
      if reached.map(text) != input.step || reached == nil && input.panes != nil { return others }
      guard cut(to: count, where: input) else { return others }
      delegate?.router(self, userPoppedTo: reached)
      return nil
    }
    guard count < screens.count, text(screens[count]) == input.step,
      cut(to: count, where: input)
    else { return others }
    if input.kind == .refused {
      delegate?.router(self, refused: screens[count])
    } else {
      delegate?.router(self, userDismissed: screens[count])
    }
    return nil
  }

  /// Takes an alert away in which the user made a choice.
  func alert(of input: RecordedInput) throws(OtherScreens) -> Screen {
    let screens = screens(where: input)
    guard let count = input.screens, screens.indices.contains(count),
      screens[count].alert != nil, text(screens[count]) == input.step,
      cut(to: count, where: input)
    else { throw OtherScreens() }
    return screens[count]
  }

  private func text(_ screen: Screen) -> String { Naming.value(screen.step.base) }

  /// The screens beside those that an input concerns; where its panes are not there, those around.
  private func screens(where input: RecordedInput) -> [Screen] {
    world.ownScreens(inPanes: input.panes ?? [])
  }

  /// Takes screens away where an input was made; false where its panes are not there.
  private func cut(to count: Int, where input: RecordedInput) -> Bool {
    world.change(inPanes: input.panes ?? []) { world in
      let screens = world.ownScreens(inPanes: [])
      if count < screens.count, let place = world.place(of: screens[count]) { world.cut(to: place) }
    }
  }
}

/// The worlds of panes within each other, as a recording names them.
extension RouterWorld {
  /// The screens of the current root in some panes, lowest first; those around, where one is missing.
  fileprivate func ownScreens(inPanes path: [Int]) -> [Screen] {
    guard let (screen, number) = firstPane(on: path), let panes = panes[screen.id] else {
      return ownContainers.flatMap(\.self)
    }
    return panes.worlds[number].ownScreens(inPanes: Array(path[2...]))
  }

  /// Changes the world in some panes; false where one is missing.
  fileprivate mutating func change(
    inPanes path: [Int],
    _ change: (inout RouterWorld) -> Void
  ) -> Bool {
    if path.isEmpty {
      change(&self)
      return true
    }
    guard let (screen, number) = firstPane(on: path), var world = panes[screen.id]?.worlds[number]
    else { return false }
    defer { panes[screen.id]?.worlds[number] = world }
    return world.change(inPanes: Array(path[2...]), change)
  }

  private func firstPane(on path: [Int]) -> (screen: Screen, number: Int)? {
    let screens = ownContainers.flatMap(\.self)
    guard path.count > 1, screens.indices.contains(path[0]),
      panes[screens[path[0]].id]?.worlds.indices.contains(path[1]) == true
    else { return nil }
    return (screens[path[0]], path[1])
  }
}

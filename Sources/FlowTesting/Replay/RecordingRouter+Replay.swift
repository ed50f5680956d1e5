import FlowCoordinators

/// What the user did in another run, done again.
///
/// What the screens say about their way back does not matter: it was done.
extension RecordingRouter {
  /// A screen that a recording names is not there.
  struct OtherScreens: Error {}

  /// The steps of the current root's screens, lowest first.
  var ownSteps: [String] { ownScreens.map(text) }

  /// Takes screens away and reports it; answers why that is impossible.
  func replay(_ input: RecordedInput) -> ReplayDifference.Reason? {
    let screens = ownScreens
    guard let count = input.screens, count <= screens.count else { return .otherScreens(ownSteps) }
    if input.kind == .back {
      let reached = count > 0 ? screens[count - 1] : nil
      if reached.map(text) != input.step { return .otherScreens(ownSteps) }
      cut(to: count)
      delegate?.router(self, userPoppedTo: reached)
      return nil
    }
    guard count < screens.count, text(screens[count]) == input.step else {
      return .otherScreens(ownSteps)
    }
    cut(to: count)
    if input.kind == .refused {
      delegate?.router(self, refused: screens[count])
    } else {
      delegate?.router(self, userDismissed: screens[count])
    }
    return nil
  }

  /// Takes an alert away in which the user made a choice.
  func alert(of input: RecordedInput) throws(OtherScreens) -> Screen {
    let screens = ownScreens
    guard let count = input.screens, screens.indices.contains(count),
      screens[count].alert != nil, text(screens[count]) == input.step
    else { throw OtherScreens() }
    cut(to: count)
    return screens[count]
  }

  private var ownScreens: [Screen] { world.ownContainers.flatMap(\.self) }

  private func text(_ screen: Screen) -> String { Naming.value(screen.step.base) }

  private func cut(to count: Int) {
    let screens = ownScreens
    if count < screens.count, let place = world.place(of: screens[count]) { world.cut(to: place) }
  }
}

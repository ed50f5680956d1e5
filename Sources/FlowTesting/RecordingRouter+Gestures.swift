import FlowCoordinators

/// The user's hand. A gesture that is not possible does nothing and returns false.
///
/// What a screen says about its way back holds for every gesture that would take it away. One that
/// blocks it makes the gesture impossible; one that wants an event gets it, and nothing moves.
extension RecordingRouter {
  /// Goes back by one screen, as the back button and the swipe from the edge do.
  ///
  /// Not possible on the first screen of a sheet, nor on that of a root that owns its stack.
  ///
  /// - Returns: Whether there was something to go back to, or somebody to tell.
  @discardableResult public func userTapsBack() -> Bool {
    perform { $0.back { $0.goBack() } }
  }

  /// Goes back to a step by way of the back button's menu, which lists the topmost container.
  ///
  /// - Parameter step: The step; the nearest screen of it below the top is meant.
  /// - Returns: Whether the menu had that step, and the way there was open.
  @discardableResult public func userPops<Step: Hashable>(to step: Step) -> Bool {
    perform { $0.back { $0.goBack(to: Screen(step)) } }
  }

  /// Closes the topmost container that was presented, as swiping a sheet down does.
  ///
  /// - Returns: Whether something was presented, and could be closed or told.
  @discardableResult public func userDismisses() -> Bool {
    perform { $0.gesture { $0.close() } }
  }

  /// Closes the container that shows a step and all above it, with one gesture.
  ///
  /// - Parameter step: A step in a presented container; the topmost such container is meant.
  /// - Returns: Whether a presented container shows the step, and could be closed or told.
  @discardableResult public func userDismisses<Step: Hashable>(containerOf step: Step) -> Bool {
    perform { $0.gesture { $0.close(containerOf: Screen(step)) } }
  }

  /// Begins to swipe the top screen or its sheet away and lets go too early: nothing is reported.
  ///
  /// - Returns: Whether there was something to swipe away.
  @discardableResult public func userCancelsSwipe() -> Bool {
    let isOpen = screens.last.map { $0.back == .allowed } ?? true
    return isOpen
      && (world.back { $0.canGoBack ? true : nil } ?? world.gesture { $0.top > 0 ? true : nil })
        == true
  }

  /// Taps a button of the alert on top, which closes the alert.
  ///
  /// - Parameter title: What the button says; the first one that says it is meant.
  /// - Returns: Whether the screen on top is an alert with such a button.
  @discardableResult public func userChooses(_ title: String) -> Bool {
    guard let alert = screens.last?.alert,
      let button = alert.buttons.first(where: { $0.title == title })
    else { return false }
    _ = world.gesture { $0.close() }
    button.choose()
    return true
  }

  /// Makes a gesture, if the screens that it takes away let it.
  func perform(_ gesture: (inout RouterWorld) -> RouterWorld.Move?) -> Bool {
    var after = world
    guard let move = gesture(&after) else { return false }
    let staying = Set(after.allScreens.map(\.id))
    let leaving = world.allScreens.filter { !staying.contains($0.id) }.reversed()
    if leaving.contains(where: { $0.back == .blocked }) { return false }
    if let asking = leaving.first(where: { $0.back == .sendsEvent }) {
      asking.sendBackEvent()
      return true
    }
    world = after
    report(move)
    return true
  }

  /// Tells the delegate, with the world at rest, so that it may do anything at once.
  private func report(_ move: RouterWorld.Move) {
    switch move {
    case .poppedTo(let screen): delegate?.router(self, userPoppedTo: screen)
    case .dismissed(let screen): delegate?.router(self, userDismissed: screen)
    case .unnoticed: break
    }
  }
}

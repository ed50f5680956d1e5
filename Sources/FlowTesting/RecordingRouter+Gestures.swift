import FlowCoordinators

/// The user's hand. A gesture that is not possible does nothing and returns false.
extension RecordingRouter {
  /// Goes back by one screen, as the back button and the swipe from the edge do.
  ///
  /// Not possible on the first screen of a sheet, nor on that of a root that owns its stack.
  ///
  /// - Returns: Whether there was something to go back to.
  @discardableResult public func userTapsBack() -> Bool {
    report(world.goBack())
  }

  /// Goes back to a step by way of the back button's menu, which lists the topmost container.
  ///
  /// - Parameter step: The step; the nearest screen of it below the top is meant.
  /// - Returns: Whether the menu had that step.
  @discardableResult public func userPops<Step: Hashable>(to step: Step) -> Bool {
    report(world.goBack(to: Screen(step)))
  }

  /// Closes the topmost container that was presented, as swiping a sheet down does.
  ///
  /// - Returns: Whether something was presented.
  @discardableResult public func userDismisses() -> Bool {
    report(world.close())
  }

  /// Closes the container that shows a step and all above it, with one gesture.
  ///
  /// - Parameter step: A step in a presented container; the topmost such container is meant.
  /// - Returns: Whether a presented container shows the step.
  @discardableResult public func userDismisses<Step: Hashable>(containerOf step: Step) -> Bool {
    report(world.close(containerOf: Screen(step)))
  }

  /// Begins to swipe the top screen or its sheet away and lets go too early: nothing is reported.
  ///
  /// - Returns: Whether there was something to swipe away.
  @discardableResult public func userCancelsSwipe() -> Bool {
    world.canGoBack || world.top > 0
  }

  /// Tells the delegate, with the world at rest, so that it may do anything at once.
  private func report(_ move: RouterWorld.Move?) -> Bool {
    switch move {
    case .poppedTo(let screen): delegate?.router(self, userPoppedTo: screen)
    case .dismissed(let screen): delegate?.router(self, userDismissed: screen)
    case .unnoticed: break
    case nil: return false
    }
    return true
  }
}

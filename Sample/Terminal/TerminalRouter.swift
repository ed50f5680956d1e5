import FlowCoordinators

/// A router whose platform is a value: stacks of screens, one over the other, and side by side.
///
/// It serves a root that owns the lowest stack, so there is nothing below the root's first screen.
@MainActor final class TerminalRouter: Router {
  weak var delegate: (any RouterDelegate)?

  /// What is up.
  private(set) var world = TerminalWorld()

  private let announce: @MainActor (RouterCall) -> Void

  /// Creates a router that names each call as it happens.
  init(announce: @escaping @MainActor (RouterCall) -> Void) {
    self.announce = announce
  }

  func perform(_ calls: [RouterCall]) {
    for call in calls {
      announce(call)
      world.perform(call)
    }
  }
}

// MARK: - What is in reach

extension TerminalRouter {
  /// What lies over everything; only this can be used.
  private var front: TerminalWorld.Container {
    world.layers.last ?? TerminalWorld.Container(style: nil)
  }

  /// The screens that the user sees and can use, as they are drawn: one, and those in its panes.
  var screensInReach: [TerminalWorld.ShownScreen] {
    front.drawn.compactMap(\.screens.last)
  }

  /// The panes that the user can choose, outermost first.
  var panesInReach: [ScreenPane] {
    screensInReach.flatMap { $0.panes?.all ?? [] }
  }

  var canGoBack: Bool { screenToLeave.map(isOpen) ?? false }

  var canSwipeDown: Bool { firstOfSheet.map(isOpen) ?? false }

  /// The screen that a back button takes away: the innermost one that stands on another.
  private var screenToLeave: Screen? {
    front.inView.last { $0.screens.count > 1 }?.screens.last?.screen
  }

  private var firstOfSheet: Screen? {
    front.isSheet ? front.screens.first?.screen : nil
  }

  /// Whether nobody blocks the way back, of all who would go, in view or not.
  private func isOpen(_ screen: Screen) -> Bool {
    !screensThatGo(with: screen).contains { $0.back == .blocked }
  }

  /// The screens that would go together with one, the one nearest the user first.
  private func screensThatGo(with screen: Screen) -> [Screen] {
    var after = world
    after.remove(screen)
    let staying = Set(after.allScreens.map(\.id))
    return world.allScreens.filter { !staying.contains($0.id) }.reversed()
  }
}

// MARK: - The user's hand

extension TerminalRouter {
  /// Takes the top screen away first and tells afterwards, as a real platform does.
  func userGoesBack() {
    guard let screen = screenToLeave, let below = screenBelow(screen), leave(screen) else { return }
    delegate?.router(self, userPoppedTo: below)
  }

  /// Takes the top sheet away with everything in it, and tells afterwards.
  func userSwipesDown() {
    guard let first = firstOfSheet, leave(first) else { return }
    delegate?.router(self, userDismissed: first)
  }

  /// Closes the alert on top, and says which of its buttons was chosen.
  func userChooses(_ button: ScreenAlert.Button) -> EventOutcome {
    if let alert = front.screens.first { world.remove(alert.screen) }
    return button.choose()
  }

  /// Tells the flow that the user wants another pane; one that is selected already goes back to its
  /// first screen.
  ///
  /// - Returns: Whether there was something to do.
  func userChooses(_ pane: ScreenPane) -> Bool {
    guard let shown = screensInReach.first(where: { $0.screen.id == pane.screen.id }),
      let panes = shown.panes, let number = panes.all.firstIndex(of: pane)
    else { return false }
    if number != panes.selected {
      // As the screen has it now: the flow may have changed its payload since.
      shown.screen.panes?.all.first { $0 == pane }?.select()
      return true
    }
    let stack = panes.worlds[number].containers[0].screens
    guard stack.count > 1, isOpen(stack[1].screen) else { return false }
    if leave(stack[1].screen) { delegate?.router(self, userPoppedTo: stack[0].screen) }
    return true
  }

  /// Takes a screen away with what stands on it, if all of them let it; one that wants an event
  /// instead gets it, and nothing moves.
  private func leave(_ screen: Screen) -> Bool {
    guard isOpen(screen) else { return false }
    if let asking = screensThatGo(with: screen).first(where: { $0.back == .sendsEvent }) {
      asking.sendBackEvent()
      return false
    }
    world.remove(screen)
    return true
  }

  private func screenBelow(_ screen: Screen) -> Screen? {
    front.inView.lazy.map(\.screens).first { $0.last?.screen.id == screen.id }?
      .dropLast().last?.screen
  }
}

import FlowCoordinators

/// A router whose platform is a few arrays: stacks of screens, one over the other.
///
/// It serves a root that owns the lowest stack, so there is nothing below the root's first screen.
@MainActor final class TerminalRouter: Router {
  /// A stack of screens; the lowest has no style, since nothing presented it.
  struct Container {
    let style: PresentationStyle?
    var screens: [Screen] = []

    /// Whether a user can swipe it away.
    var isSheet: Bool { style == .sheet || style == .popover }
  }

  weak var delegate: (any RouterDelegate)?

  /// The containers, lowest first; there is always one.
  private(set) var containers = [Container(style: nil)]

  private let announce: @MainActor (RouterCall) -> Void

  /// Creates a router that names each call as it happens.
  init(announce: @escaping @MainActor (RouterCall) -> Void) {
    self.announce = announce
  }

  func perform(_ calls: [RouterCall]) {
    for call in calls {
      announce(call)
      perform(call)
    }
  }

  private func perform(_ call: RouterCall) {
    switch call {
    case .setStack(let screens, _): containers[top].screens = screens
    case .push(let screen, _): containers[top].screens.append(screen)
    case .pop(let screen, _): keep(upTo: screen)
    case .present(let screen, let style, _):
      containers.append(Container(style: style, screens: [screen]))
    case .dismiss(let screen, _): closeContainers(above: screen)
    case .update(let screen): replace(screen)
    case .setPanes, .select, .inPane: break
    }
  }
}

// MARK: - What is up

extension TerminalRouter {
  private var top: Int { containers.count - 1 }

  /// The screen that the user sees and can use.
  var topScreen: Screen? { containers[top].screens.last }

  private func keep(upTo screen: Screen?) {
    let screens = containers[top].screens
    let last = screens.lastIndex { $0.id == screen?.id }
    containers[top].screens.removeLast(screens.count - (last.map { $0 + 1 } ?? 0))
  }

  private func closeContainers(above screen: Screen?) {
    while top > 0, !containers[top].screens.contains(where: { $0.id == screen?.id }) {
      containers.removeLast()
    }
  }

  private func replace(_ screen: Screen) {
    for container in containers.indices {
      for index in containers[container].screens.indices
      where containers[container].screens[index].id == screen.id {
        containers[container].screens[index] = screen
      }
    }
  }
}

// MARK: - The user's hand

extension TerminalRouter {
  var canGoBack: Bool {
    containers[top].screens.count > 1 && topScreen?.back != .blocked
  }

  var canSwipeDown: Bool {
    containers[top].isSheet && !containers[top].screens.contains { $0.back == .blocked }
  }

  /// Takes the top screen away first and tells afterwards, as a real platform does.
  func userGoesBack() {
    guard canGoBack, !asksFirst(containers[top].screens.suffix(1)) else { return }
    containers[top].screens.removeLast()
    delegate?.router(self, userPoppedTo: topScreen)
  }

  /// Takes the top sheet away with everything in it, and tells afterwards.
  func userSwipesDown() {
    guard canSwipeDown, !asksFirst(containers[top].screens[...]) else { return }
    guard let first = containers.removeLast().screens.first else { return }
    delegate?.router(self, userDismissed: first)
  }

  /// Closes the alert on top, and says which of its buttons was chosen.
  func userChooses(_ button: ScreenAlert.Button) -> EventOutcome {
    containers.removeLast()
    return button.choose()
  }

  /// Whether one of the screens wants an event instead of being left; the topmost gets it.
  private func asksFirst(_ screens: ArraySlice<Screen>) -> Bool {
    let asking = screens.last { $0.back == .sendsEvent }
    asking?.sendBackEvent()
    return asking != nil
  }
}

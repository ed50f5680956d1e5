import FlowCoordinators

/// A screen ready to be drawn and used, whatever its flow.
@MainActor struct ScreenView {
  struct Action {
    let label: String
    let choose: @MainActor () -> EventOutcome
  }

  let title: String
  var lines: [String] = []
  var actions: [Action] = []
}

extension ScreenView {
  /// Asks the screen's flow how it looks; every adapter finds its views like this.
  ///
  /// An alert brings its own words, and its buttons close it on the router that shows it.
  init(of screen: Screen, on router: TerminalRouter) {
    if let alert = screen.alert {
      self = Self(title: alert.title, lines: alert.message.map { [$0] } ?? [])
      actions = alert.buttons.map { button in
        Action(label: button.title) { router.userChooses(button) }
      }
      return
    }
    let flow = screen.instance as? any TerminalFlow
    self = flow.flatMap { Self.view(of: screen, in: $0) } ?? Self(title: "\(screen)")
  }

  private static func view<F: TerminalFlow>(of screen: Screen, in flow: F) -> ScreenView? {
    guard let step = screen.step(as: F.Step.self), let send = screen.send(for: F.self) else {
      return nil
    }
    let view = flow.screen(for: step)
    let actions = view.actions.map { action in
      Action(label: action.label) { send(action.event()) }
    }
    return ScreenView(title: view.title, lines: view.lines, actions: actions)
  }
}

extension ScreenPane {
  /// What its flow calls it.
  var name: String {
    (screen.instance as? any TerminalFlow)?.name(ofPane: id) ?? "\(id)"
  }
}

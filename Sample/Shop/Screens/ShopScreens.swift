extension ShopFlow: TerminalFlow {
  func screen(for step: Step) -> TerminalScreen<Event> {
    switch step {
    case .welcome:
      TerminalScreen(
        title: "Welcome",
        lines: ["The shop that has one of everything."],
        actions: [TerminalAction("Sign in as Ada", .entered)]
      )
    case .main: TerminalScreen(title: "Shop")
    }
  }

  func name(ofPane id: AnyHashable) -> String {
    (id as? Tab)?.rawValue ?? "\(id)"
  }
}

extension AccountFlow: TerminalFlow {
  func screen(for step: Step) -> TerminalScreen<Event> {
    switch step {
    case .profile:
      TerminalScreen(
        title: "Account",
        lines: ["You are signed in as Ada."],
        actions: [TerminalAction("Help", .helpTapped), TerminalAction("Sign out", .signOutTapped)]
      )
    case .help:
      TerminalScreen(
        title: "Help",
        lines: ["Ask anybody in the shop."],
        actions: [TerminalAction("Done", .doneTapped)]
      )
    }
  }
}

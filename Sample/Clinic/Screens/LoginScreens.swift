extension LoginFlow: TerminalFlow {
  func screen(for step: Step) -> TerminalScreen<Event> {
    switch step {
    case .credentials(let notice): credentials(notice)
    case .code(let name, let tries): code(of: name, triesLeft: tries)
    case .forgottenPassword:
      TerminalScreen(
        title: "Forgotten password",
        lines: ["We can send you a new one."],
        actions: [
          TerminalAction("Send it", .passwordRequested),
          TerminalAction("Not now", .closeTapped),
        ]
      )
    }
  }

  private func credentials(_ notice: Notice?) -> TerminalScreen<Event> {
    let text =
      switch notice {
      case nil: "Your name and your password, please."
      case .wrongPassword: "That was not the right password. Please try again."
      case .passwordSent: "A new password is on its way to you."
      }
    return TerminalScreen(
      title: "Log in",
      lines: [text],
      actions: [
        TerminalAction("Log in as Ada") { submit("ada", "engine") },
        TerminalAction("Log in as Bob, who also needs a code") { submit("bob", "builder") },
        TerminalAction("Mistype the password") { submit("ada", "engin") },
        TerminalAction("I forgot my password", .forgottenTapped),
        TerminalAction("Not now", .closeTapped),
      ]
    )
  }

  private func code(of name: String, triesLeft: Int) -> TerminalScreen<Event> {
    TerminalScreen(
      title: "Code",
      lines: ["We sent a code to \(name).", triesLeft == 1 ? "Last try." : "\(triesLeft) tries."],
      actions: [
        TerminalAction("Enter 2468, the right one") { check("2468", of: name) },
        TerminalAction("Enter 1111, a wrong one") { check("1111", of: name) },
        TerminalAction("Not now", .closeTapped),
      ]
    )
  }

  // MARK: - Effects

  private func submit(_ name: String, _ password: String) -> Event {
    switch client.logIn(name: name, password: password) {
    case .accepted(let session): signIn(session)
    case .codeRequired: .codeRequired(of: name)
    case .rejected: .rejected
    }
  }

  private func check(_ code: String, of name: String) -> Event {
    client.check(code: code, of: name).map(signIn) ?? .rejected
  }

  private func signIn(_ session: Session) -> Event {
    store.session = session
    return .accepted(session)
  }
}

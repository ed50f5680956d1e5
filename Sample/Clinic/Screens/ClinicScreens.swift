extension ClinicFlow: TerminalFlow {
  func screen(for step: Step) -> TerminalScreen<Event> {
    switch step {
    case .welcome:
      TerminalScreen(
        title: "Welcome",
        lines: ["The clinic around the corner."],
        actions: [TerminalAction("Log in", .loginTapped)]
      )
    case .home(let session, let appointment): home(of: session, next: appointment)
    case .order(let number): order(number)
    // The flows inside show their own screens.
    case .login, .loginFirst, .booking: TerminalScreen(title: "")
    }
  }

  private func home(of session: Session, next: Appointment?) -> TerminalScreen<Event> {
    TerminalScreen(
      title: "Home",
      lines: [
        "Good morning, \(session.patient).",
        next.map { "Your next appointment: \($0)" } ?? "You have no appointment.",
      ],
      actions: [
        TerminalAction("Book an appointment", .bookTapped),
        TerminalAction("Sign out") {
          store.session = nil
          return .signedOut
        },
      ]
    )
  }

  private func order(_ number: Int) -> TerminalScreen<Event> {
    let order = client.order(number: number)
    return TerminalScreen(
      title: "Order \(number)",
      lines: [order.map { "Your \($0.item): \($0.state)." } ?? "There is no such order."],
      actions: [TerminalAction("Close", .closeTapped)]
    )
  }
}

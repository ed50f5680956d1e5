import Testing

@testable import Sample

@MainActor @Suite("The tour") struct TourTests {
  private func play() throws -> [String] {
    let recorded = ScriptedConsole()
    let app = ClinicApp(console: recorded.console)
    try Tour(app: app, scenes: ClinicApp.tour, console: recorded.console).play()
    return recorded.written
  }

  @Test("it is short enough to be read, and nothing is misused")
  func length() throws {
    let lines = try play()
    #expect(lines.count <= 170)
    #expect(lines.allSatisfy { !$0.hasPrefix("  issue") })
  }

  @Test("each router call and each result stands where it happens")
  func order() throws {
    let told = try play().filter { $0.hasPrefix("  router  ") || $0.hasPrefix("  result  ") }
      .dropFirst(2).map { $0.dropFirst(2) }
    let home = "ClinicFlow.Step.home(Session(Bob), next: nil)"
    let booked = "ClinicFlow.Step.home(Session(Bob), next: Monday 10:30 Dr. Okafor)"
    #expect(
      told == [
        "router  .setStack(ClinicFlow.Step.welcome, animated: false)",
        "router  .present(LoginFlow.Step.credentials(nil))",
        "router  .push(LoginFlow.Step.forgottenPassword)",
        "result  LoginFlow ended: cancelled(.dismissed)",
        "router  no call",
        "router  .push(LoginFlow.Step.credentials(nil))",
        "router  .push(LoginFlow.Step.code(of: \"bob\", triesLeft: 3))",
        "result  LoginFlow ended: success(Session(Bob))",
        "router  .setStack(\(home), animated: false)",
        "router  .present(ClinicFlow.Step.order(124))",
        "router  .dismiss(to: \(home))",
        "router  .push(BookingFlow.Step.doctors)",
        "router  .push(BookingFlow.Step.schedule(Dr. Okafor))",
        "router  .push(BookingFlow.Step.times(Dr. Okafor, on: .monday))",
        "router  .push(BookingFlow.Step.confirm(Monday 10:30 Dr. Okafor))",
        "router  .present(BookingFlow.Step.givingBack, as: .alert)",
        "router  no call",
        "result  BookingFlow ended: success(Monday 10:30 Dr. Okafor)",
        "router  .update(\(booked))",
        "router  .pop(to: \(booked))",
        "router  .push(BookingFlow.Step.doctors)",
        "router  .push(BookingFlow.Step.schedule(Dr. Okafor))",
        "router  no call",
        "router  .push(BookingFlow.Step.schedule(Dr. Lindholm))",
        "router  .present(ClinicFlow.Step.order(124))",
        "result  BookingFlow ended: cancelled(.replaced)",
        "router  .dismiss(to: BookingFlow.Step.schedule(Dr. Lindholm))",
        "router  .setStack(ClinicFlow.Step.welcome, animated: false)",
        "router  .present(LoginFlow.Step.credentials(nil))",
        "router  no call",
        "result  LoginFlow ended: success(Session(Ada))",
        "router  .dismiss(to: ClinicFlow.Step.welcome)",
        "router  .setStack(ClinicFlow.Step.home(Session(Ada), next: nil), animated: false)",
        "router  .present(ClinicFlow.Step.order(123))",
      ]
    )
  }

  @Test("a script that asks for what is not there is told so")
  func mistake() throws {
    let recorded = ScriptedConsole()
    let app = ClinicApp(console: recorded.console)
    let scene = Tour.Scene(story: "A mistake.", moves: [.start, .tap("Log out")])
    let error = #expect(throws: TourError.self) {
      try Tour(app: app, scenes: [scene], console: recorded.console).play()
    }
    #expect(error?.description == "The screen Welcome has no action \"Log out\".")
  }
}

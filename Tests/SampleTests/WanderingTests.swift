import Testing

@testable import Sample

@MainActor @Suite("Wandering through the clinic") struct WanderingTests {
  @Test("whatever is typed, no flow is misused and every screen can be used")
  func wander() {
    let choices = ["1", "2", "3", "4", "5", "b", "s", "o", "l clinic://orders/123"]
    var seed: UInt32 = 7
    let inputs = (0..<3_000).map { _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return choices[Int(seed >> 16) % choices.count]
    }
    let recorded = ScriptedConsole(typing: inputs)
    Interaction(app: ClinicApp(console: recorded.console), console: recorded.console).run()
    #expect(recorded.written.filter { $0.hasPrefix("  issue") } == [])
    for result in [
      "LoginFlow ended: success(Session(Ada))", "LoginFlow ended: success(Session(Bob))",
      "LoginFlow ended: failed(tooManyWrongCodes)", "LoginFlow ended: cancelled(.back)",
      "LoginFlow ended: cancelled(.dismissed)", "LoginFlow ended: cancelled(.requested)",
      "BookingFlow ended: cancelled(.replaced)", "BookingFlow ended: cancelled(.back)",
    ] {
      #expect(recorded.written.contains("  result  " + result))
    }
    #expect(recorded.written.contains { $0.hasPrefix("  result  BookingFlow ended: success") })
  }
}

import Testing

@testable import Sample

@MainActor @Suite("Wandering through the shop") struct ShopWanderingTests {
  @Test("whatever is typed, no flow is misused and every screen can be used")
  func wander() {
    let choices = [
      "1", "1", "1", "2", "2", "3", "b", "s", "t 1", "t 2", "t 3", "t cart", "o",
      "l shop://products/3",
    ]
    var seed: UInt32 = 7
    let inputs = (0..<5_000).map { _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return choices[Int(seed >> 16) % choices.count]
    }
    let recorded = ScriptedConsole(typing: inputs)
    Interaction(app: ShopApp(console: recorded.console), console: recorded.console).run()
    let written = recorded.written
    #expect(written.filter { $0.hasPrefix("  issue") } == [])
    #expect(written.contains("  result  AccountFlow ended: success(())"))
    for text in [
      ".thanks(sum: ", "sheet: Reviews of the kite", "alert: Place the order?",
      "─ Account › Help ─",
    ] {
      #expect(written.contains { $0.contains(text) }, "\(text) was never seen")
    }
  }
}

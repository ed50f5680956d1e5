import Testing

@testable import Sample

@MainActor @Suite("Narrow terminals") struct FoldingTests {
  @Test(
    "pieces are joined to lines that fit",
    arguments: [
      (Int.max, ["to be or not"]), (12, ["to be or not"]), (11, ["to be or", "not"]),
      (5, ["to be", "or", "not"]), (1, ["to", "be", "or", "not"]),
    ]
  )
  func folded(width: Int, lines: [String]) {
    #expect("to be or not".words.folded(to: width) == lines)
  }

  @Test("a text without end keeps its spaces")
  func spaces() {
    #expect("a  b ".words.folded(to: .max) == ["a  b "])
    #expect("".words.folded(to: .max) == [""])
  }

  @Test("every line fits, as far as its words do", arguments: [40, 50, 60, 80])
  func app(width: Int) {
    let recorded = ScriptedConsole(typing: ["1", "2", "t 2", "t 9", "1", "q"])
    var console = recorded.console
    console.width = { width }
    Interaction(app: ShopApp(console: console), console: console).run()
    let longest = recorded.written.map(\.count).max() ?? 0
    #expect(longest <= max(width, 50), "\(recorded.written)")
  }
}

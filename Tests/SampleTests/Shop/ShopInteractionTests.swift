import Testing

@testable import Sample

@MainActor @Suite("Using the shop by hand") struct ShopInteractionTests {
  private func written(typing lines: String...) -> [String] {
    let recorded = ScriptedConsole(typing: lines)
    Interaction(app: ShopApp(console: recorded.console), console: recorded.console).run()
    return recorded.written
  }

  @Test("the line of keys says how to choose a pane, where there are panes")
  func keys() {
    let keys = written(typing: "1", "2", "2", "q").filter { $0.hasSuffix("q quit") }
    #expect(
      keys == [
        "l open a link  ·  q quit",
        "t N choose a pane  ·  l open a link  ·  o sign out  ·  q quit",
        "b back  ·  t N choose a pane  ·  l open a link  ·  o sign out  ·  q quit",
        "s swipe the sheet down  ·  l open a link  ·  o sign out  ·  q quit",
      ]
    )
  }

  @Test("a pane is chosen by number or by name", arguments: ["t 2", "t Cart", "t  cart"])
  func choice(line: String) {
    let told = written(typing: "1", line, "q").filter { $0.hasPrefix("  router") }
    #expect(
      told.suffix(2) == [
        "  router  .update(ShopFlow.Step.main(.cart))", "  router  .select(ShopFlow.Tab.cart)",
      ]
    )
  }

  @Test("choosing the selected pane goes back to its first screen")
  func again() {
    let lines = written(typing: "1", "2", "t 1", "q")
    #expect(lines.filter { $0.contains("─ Products ─") }.count == 2)
    let calls = lines.filter { $0.hasPrefix("  router") }
    #expect(
      calls.last == "  router  .inPane(ShopFlow.Tab.browse, .push(BrowseFlow.Step.product(Lamp)))"
    )
  }

  @Test(
    "what cannot be chosen is answered with what can",
    arguments: [
      ("t", "\"t\" is not a choice here. Type 1 to 3, t N, l, o or q."),
      ("t 4", "There is no pane \"4\" here. The panes: 1 Browse, 2 Cart, 3 Account."),
      ("t 0", "There is no pane \"0\" here. The panes: 1 Browse, 2 Cart, 3 Account."),
      ("t -1", "There is no pane \"-1\" here. The panes: 1 Browse, 2 Cart, 3 Account."),
      (
        "t \(Int.min)",
        "There is no pane \"\(Int.min)\" here. The panes: 1 Browse, 2 Cart, 3 Account."
      ),
      ("t my cart", "There is no pane \"my cart\" here. The panes: 1 Browse, 2 Cart, 3 Account."),
      ("t 1", "Browse is selected, and there is nothing in it to go back from."),
      ("4", "There is no action 4 here. Type 1 to 3, t N, l, o or q."),
      (
        "l shop://products/9",
        "\"shop://products/9\" names no product. The products: 1 Teapot, 2 Lamp, 3 Kite."
      ),
    ]
  )
  func impossible(line: String, answer: String) {
    #expect(written(typing: "1", line, "q").suffix(3) == [answer, "> ", "Goodbye."])
  }

  @Test("without panes in reach there is nothing to choose", arguments: [[], ["1", "2", "2"]])
  func noPanes(way: [String]) {
    let recorded = ScriptedConsole(typing: way + ["t 1", "q"])
    Interaction(app: ShopApp(console: recorded.console), console: recorded.console).run()
    #expect(recorded.written.suffix(3).first == "There are no panes to choose from.")
  }
}

import Testing

@testable import Sample

@MainActor @Suite("Using an app by hand") struct InteractionTests {
  private func written(typing lines: String...) -> [String] {
    let recorded = ScriptedConsole(typing: lines)
    Interaction(app: ClinicApp(console: recorded.console), console: recorded.console).run()
    return recorded.written
  }

  @Test("a sheet lies inside what it covers")
  func sheet() {
    let lines = written(typing: "1", "q").suffix(16).dropLast(2)
    #expect(
      lines.joined(separator: "\n") == """
          router  .present(LoginFlow.Step.credentials(nil))

        ┌─ Welcome ────────────────────────────────────────────────────┐
        │ The clinic around the corner.                                │
        │ ╭─ sheet: Log in ──────────────────────────────────────────╮ │
        │ │ Your name and your password, please.                     │ │
        │ │ [1] Log in as Ada                                        │ │
        │ │ [2] Log in as Bob, who also needs a code                 │ │
        │ │ [3] Mistype the password                                 │ │
        │ │ [4] I forgot my password                                 │ │
        │ │ [5] Not now                                              │ │
        │ ╰──────────────────────────────────────────────────────────╯ │
        └──────────────────────────────────────────────────────────────┘
        s swipe the sheet down  ·  l open a link  ·  q quit
        """
    )
  }

  @Test(
    "what cannot be done is answered with what can",
    arguments: [
      ("7", "There is no action 7 here. Type 1, l or q."),
      ("0", "There is no action 0 here. Type 1, l or q."),
      ("\(Int.min)", "There is no action \(Int.min) here. Type 1, l or q."),
      ("b", "There is nothing to go back to."),
      ("s", "There is no sheet to swipe down."),
      ("o", "Nobody is signed in."),
      ("dance now", "\"dance now\" is not a choice here. Type 1, l or q."),
      (
        "l clinic://zoo",
        "The clinic has nothing at \"clinic://zoo\". It opens clinic://orders/NUMBER."
      ),
    ]
  )
  func impossible(line: String, answer: String) {
    #expect(written(typing: line, "q").suffix(3) == [answer, "> ", "Goodbye."])
  }

  @Test("the user's back and swipe need no router call")
  func gestures() {
    let lines = written(typing: "l", "clinic://orders/123", "2", "b", "b", "1", "s", "q")
    let told = lines.filter { $0.hasPrefix("  ") }
    #expect(
      told == [
        "  router  .setStack(ClinicFlow.Step.welcome, animated: false)",
        "  event   orderOpened(123)",
        "  router  .push(LoginFlow.Step.credentials(nil))",
        "  router  .push(LoginFlow.Step.code(of: \"bob\", triesLeft: 3))",
        "  result  LoginFlow ended: cancelled(.back)",
        "  router  .present(LoginFlow.Step.credentials(nil))",
        "  result  LoginFlow ended: cancelled(.dismissed)",
      ]
    )
  }

  @Test("it ends with the input")
  func endOfInput() {
    #expect(written(typing: "1").suffix(2) == ["> ", ""])
  }
}

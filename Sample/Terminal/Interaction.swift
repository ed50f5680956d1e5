import FlowCoordinators
import Foundation

/// Lets somebody use an app by typing numbers and letters.
@MainActor struct Interaction {
  let app: any TerminalApp
  let console: Console

  /// Runs until the user quits or the input ends.
  func run() {
    console.writeFolded("Type the number of an action, or one of the letters below the screen.")
    console.writeFolded(
      "The lines before a screen name what the router was asked for, and results."
    )
    app.start()
    showScreen()
    while let line = console.ask("> ") {
      let input = UserInput(line)
      if case .quit = input { return console.write("Goodbye.") }
      if let complaint = answer(to: input) {
        console.writeFolded(complaint)
      } else {
        showScreen()
      }
    }
    console.write("")
  }

  private func showScreen() {
    console.write("")
    let width = console.width() ?? .max
    for line in ScreenDrawing(of: app.router).lines(width: min(64, width)) { console.write(line) }
    let keys = keys.map { "\($0.key) \($0.meaning)" }
    for line in keys.folded(to: width, separator: "  ·  ") { console.write(line) }
  }

  /// Does what the user asks for, or says why not.
  private func answer(to input: UserInput) -> String? {
    switch input {
    case .action(let number): choose(number)
    case .back:
      unless(app.router.canGoBack, "There is nothing to go back to.") { app.router.userGoesBack() }
    case .swipeDown:
      unless(app.router.canSwipeDown, "There is no sheet to swipe down.") {
        app.router.userSwipesDown()
      }
    case .signOut: unless(app.canSignOut, "Nobody is signed in.") { app.signOut() }
    case .link(let link): open(link)
    case .pane(let text): choosePane(text)
    case .quit, .nothing: nil
    case .unknown(let text): "\"\(text)\" is not a choice here. \(choices)"
    }
  }

  private func choose(_ number: Int) -> String? {
    guard (1..<actions.count + 1).contains(number) else {
      return "There is no action \(number) here. \(choices)"
    }
    _ = actions[number - 1].choose()
    return nil
  }

  private func choosePane(_ text: String) -> String? {
    let panes = app.router.panesInReach
    if panes.isEmpty { return "There are no panes to choose from." }
    let name = text.lowercased()
    // Of panes with the same name, the innermost one is meant.
    let named = panes.lastIndex { $0.name.lowercased() == name }.map { $0 + 1 }
    guard let number = Int(text) ?? named, (1..<panes.count + 1).contains(number) else {
      let names = panes.enumerated().map { "\($0.offset + 1) \($0.element.name)" }
      return "There is no pane \"\(text)\" here. The panes: \(names.joined(separator: ", "))."
    }
    let pane = panes[number - 1]
    return app.router.userChooses(pane)
      ? nil : "\(pane.name) is selected, and there is nothing in it to go back from."
  }

  private func open(_ given: String?) -> String? {
    let answer = given ?? console.ask("link, such as \(app.exampleLink): ")
    guard let link = answer?.trimmingCharacters(in: .whitespaces), !link.isEmpty else {
      return "No link was opened."
    }
    do {
      try app.open(link: link)
      return nil
    } catch {
      return error.description
    }
  }

  private func unless(_ isPossible: Bool, _ complaint: String, _ action: () -> Void) -> String? {
    guard isPossible else { return complaint }
    action()
    return nil
  }
}

// MARK: - What can be typed

extension Interaction {
  private var actions: [ScreenView.Action] {
    app.router.screensInReach.flatMap { ScreenView(of: $0.screen, on: app.router).actions }
  }

  /// The letters that mean something now.
  private var keys: [(key: String, meaning: String)] {
    var keys: [(key: String, meaning: String)] = []
    if app.router.canGoBack { keys.append(("b", "back")) }
    if app.router.canSwipeDown { keys.append(("s", "swipe the sheet down")) }
    if !app.router.panesInReach.isEmpty { keys.append(("t N", "choose a pane")) }
    keys.append(("l", "open a link"))
    if app.canSignOut { keys.append(("o", "sign out")) }
    keys.append(("q", "quit"))
    return keys
  }

  private var choices: String {
    let count = actions.count
    let numbers = count == 0 ? [] : [count == 1 ? "1" : "1 to \(count)"]
    let all = numbers + keys.map(\.key)
    return "Type \(all.dropLast().joined(separator: ", ")) or \(all.last ?? "q")."
  }
}

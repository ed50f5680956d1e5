import FlowCoordinators

/// Somebody uses an app by a script, and every move is told.
@MainActor struct Tour {
  /// What the user wants, and how they do it.
  struct Scene {
    let story: String
    let moves: [Move]
  }

  enum Move {
    case start
    case tap(String)
    case back
    case swipeDown
    case choosePane(String)
    case open(String)
    case signOut
  }

  let app: any TerminalApp
  let scenes: [Scene]
  let console: Console

  private let introduction = [
    "What the user does, and below it what the library does about it:",
    "  router  a call that the terminal router performs",
    "  result  what a flow delivers at its end",
    "  flows   what is running afterwards, each flow with its path",
    "",
  ]

  /// Plays all scenes.
  ///
  /// - Throws: What went against the script, which would be a mistake in the app.
  func play() throws(TourError) {
    for line in introduction { console.write(line) }
    let width = min(64, (console.width() ?? .max) - 2)
    for (index, scene) in scenes.enumerated() {
      console.write("\(index + 1). \(scene.story)")
      for move in scene.moves { try play(move) }
      for line in ScreenDrawing(of: app.router).lines(width: width) { console.write("  " + line) }
      for (number, line) in tree(of: app.root).enumerated() {
        console.write((number == 0 ? "  flows   " : "          ") + line)
      }
      console.write("")
    }
  }

  private func play(_ move: Move) throws(TourError) {
    let before = app.log.callCount
    switch move {
    case .start: app.start()
    case .tap(let label): try tap(label)
    case .back:
      console.write("- taps the back button")
      app.router.userGoesBack()
    case .swipeDown:
      console.write("- swipes the sheet down")
      app.router.userSwipesDown()
    case .choosePane(let name): try choosePane(name)
    case .open(let link):
      console.write("- opens \(link)")
      do { try app.open(link: link) } catch { throw TourError(description: error.description) }
    case .signOut:
      console.write("- signs out from the menu")
      app.signOut()
    }
    if app.log.callCount == before { app.log.write("router", "no call") }
  }

  private func tap(_ label: String) throws(TourError) {
    let views = app.router.screensInReach.map { ScreenView(of: $0.screen, on: app.router) }
    guard let action = views.flatMap(\.actions).first(where: { $0.label == label }) else {
      let titles = views.map(\.title).joined(separator: " › ")
      throw TourError(description: "The screen \(titles) has no action \"\(label)\".")
    }
    console.write("- taps \"\(label)\"")
    _ = action.choose()
  }

  private func choosePane(_ name: String) throws(TourError) {
    guard let pane = app.router.panesInReach.first(where: { $0.name == name }) else {
      throw TourError(description: "There is no pane \"\(name)\" to choose.")
    }
    console.write("- chooses the pane \(name)")
    _ = app.router.userChooses(pane)
  }

  /// A child stands behind its parent; several of them, which run side by side, below it.
  private func tree(of flow: any RunningFlow) -> [String] {
    let name = flow.name + " " + flow.pathDescription
    let below = flow.children.map(tree)
    guard below.count == 1, let child = below.first else {
      return [name] + below.joined().map { "  " + $0 }
    }
    return ["\(name) / \(child[0])"] + child.dropFirst()
  }
}

/// What went against the script of a tour.
struct TourError: Error, CustomStringConvertible {
  let description: String
}

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
    for (index, scene) in scenes.enumerated() {
      console.write("\(index + 1). \(scene.story)")
      for move in scene.moves { try play(move) }
      for line in ScreenDrawing(of: app.router).lines(width: 64) { console.write("  " + line) }
      console.write("  flows   \(tree(of: app.root))")
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
    let view = app.router.topScreen.map { ScreenView(of: $0, on: app.router) }
    guard let action = view?.actions.first(where: { $0.label == label }) else {
      throw TourError(description: "The screen \(view?.title ?? "nil") has no action \"\(label)\".")
    }
    console.write("- taps \"\(label)\"")
    _ = action.choose()
  }

  private func tree(of flow: any RunningFlow) -> String {
    ([flow.name + " " + flow.pathDescription] + flow.children.map(tree)).joined(separator: " / ")
  }
}

/// What went against the script of a tour.
struct TourError: Error, CustomStringConvertible {
  let description: String
}

import FlowCoordinators

/// Single pieces of work, done as often as one likes, so that valgrind can count their instructions:
/// the difference of two runs divided by the difference of their lengths.
@MainActor enum Singles {
  nonisolated static let names = [
    "stay", "stay-by-hand", "stay-observed", "stay-observed-by-hand", "update", "update-by-hand",
    "move", "move-by-hand", "child", "child-by-hand", "explore", "explore-by-hand",
  ]

  static func run(_ name: String, times: Int) throws {
    switch name {
    case "stay": EventFigures.stay(times)
    case "stay-by-hand": EventFigures.stayByHand(times)
    case "stay-observed": EventFigures.stay(times, observer: CountingObserver())
    case "stay-observed-by-hand": EventFigures.observedStayByHand(times)
    case "update": EventFigures.update(times)
    case "update-by-hand": EventFigures.updateByHand(times)
    case "move": MoveFigures.move(times)
    case "move-by-hand": MoveFigures.moveByHand(times)
    case "child": ChildFigures.logIn(times)
    case "child-by-hand": ChildFigures.logInByHand(times)
    case "explore": try GraphFigures.explore(times)
    case "explore-by-hand": GraphFigures.exploreByHand(times)
    default: break
    }
  }
}

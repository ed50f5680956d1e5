import FlowCoordinators

@testable import Sample

/// A puppet on a terminal router.
@MainActor final class Stage {
  let router: TerminalRouter
  let root: FlowCoordinator<Puppet>
  private let calls: Calls

  @MainActor private final class Calls {
    var all: [RouterCall] = []
  }

  /// Begins on a page named "home" with a step on it.
  init(_ step: Puppet.Step) {
    let calls = Calls()
    self.calls = calls
    router = TerminalRouter { calls.all.append($0) }
    root = FlowCoordinator(Puppet(initial: .page("home")), router: router, observer: Silence())
    root.start { _ in }
    root.send(.go(.push(step)))
  }

  /// The calls since this was asked last.
  func takeCalls() -> [RouterCall] {
    defer { calls.all = [] }
    return calls.all
  }

  /// Lets the flow in a pane move.
  func go(_ side: Puppet.Side, _ transition: FlowTransition<Puppet>) {
    root.pane(side, Puppet.self)?.send(.go(transition))
  }

  func path(_ side: Puppet.Side) -> [Puppet.Step]? {
    root.pane(side, Puppet.self)?.path
  }

  /// Chooses a pane; of several with that name the innermost one is meant.
  func choose(_ side: Puppet.Side) -> Bool {
    router.panesInReach.last { $0.name == "\(side)" }.map(router.userChooses) ?? false
  }

  var titlesInReach: [String] {
    router.screensInReach.map { ScreenView(of: $0.screen, on: router).title }
  }

  func drawing(width: Int = 40) -> String {
    ScreenDrawing(of: router).lines(width: width).joined(separator: "\n")
  }
}

/// Hears of misuse, which some tests do on purpose, and prints nothing.
@MainActor private final class Silence: FlowObserver {
  func observe<F: Flow>(_ trace: FlowTrace<F>) {}
}

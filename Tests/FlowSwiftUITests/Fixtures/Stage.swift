import FlowCoordinators
import FlowSwiftUI

/// A running tour on a model.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor final class Stage {
  let model: NavigationModel
  let wire: Wire
  let root: FlowCoordinator<Tour>
  private let turns: Turns
  private(set) var results: [FlowResult<Int>] = []

  init(_ beginning: T..., entry: FlowEntry = .root, selects: Bool = true) {
    let turns = Turns()
    self.turns = turns
    model = NavigationModel(later: { turns.waiting.append($0) })
    wire = Wire(model)
    root = FlowCoordinator(
      Tour(beginning: beginning, selects: selects),
      router: wire,
      entry: entry
    )
    root.start { [weak self] in self?.results.append($0) }
    _ = wire.takeCalls()
  }

  /// Lets the main loop turn once.
  func turn() { turns.run() }

  /// The steps that are up, by containers, lowest first.
  var steps: [[T]] { model.containers.map(steps) }

  /// The steps in a pane of the screen on top.
  func steps(in tab: Tab) -> [[T]] { panes?[tab]?.containers.map(steps) ?? [] }

  /// The panes of the topmost screen that has some.
  var panes: NavigationPanes? { deck.flatMap { model.panes(of: $0) } }

  /// The topmost screen that has panes.
  var deck: ScreenID? {
    model.containers.flatMap(\.screens).last { model.panes(of: $0.id) != nil }?.id
  }

  var lowest: NavigationContainer { model.containers[0] }
  var top: NavigationContainer { model.containers[model.containers.count - 1] }

  private func steps(_ container: NavigationContainer) -> [T] {
    container.screens.compactMap { $0.step(as: T.self) }
  }
}

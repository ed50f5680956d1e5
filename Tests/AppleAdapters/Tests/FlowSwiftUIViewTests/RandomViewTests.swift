import FlowCoordinators
import FlowSwiftUI
import Foundation
@_spi(Simulation) import SwiftUI
import Testing

/// Random events of flows and random gestures, on screens that are in view and on stale ones.
///
/// The environment variables `VIEW_SEED` and `VIEW_COUNT` take certain scripts, or more of them.
@Suite("Views show what is up, whatever happens", .serialized)
@MainActor struct RandomViewTests {
  private static let environment = ProcessInfo.processInfo.environment
  private let firstSeed = UInt64(environment["VIEW_SEED"] ?? "") ?? 1
  private let count = UInt64(environment["VIEW_COUNT"] ?? "") ?? 24

  @Test("what is in view, what is in the model and what the flows say is the same")
  func scripts() throws {
    var moves = 0
    for seed in firstSeed..<firstSeed + count {
      var random = SplitMix64(seed: seed)
      let walk = Walk()
      for number in 0..<40 {
        walk.beginIfEnded(&random)
        let before = walk.root.path
        let what = walk.step(&random)
        if before != walk.root.path { moves += 1 }
        func place() -> Comment { "VIEW_SEED=\(seed), \(number): \(what)" }
        try #require(walk.seen == walk.expected, place())
        if walk.root.isRunning { try #require(walk.inModel == walk.inPaths, place()) }
      }
    }
    if count >= 24 { #expect(moves > 300) }
  }
}

@MainActor private final class Walk {
  let model: NavigationModel
  private(set) var root: FlowCoordinator<Tour>
  private let turns: Turns
  /// Evaluations of some time ago.
  private var stale: [SwiftUIScreen] = []

  init() {
    let turns = Turns()
    self.turns = turns
    model = NavigationModel(later: { turns.waiting.append($0) })
    root = FlowCoordinator(Tour(), router: model)
    root.start { _ in }
  }

  /// Starts another root on what is up, where the last one has ended.
  func beginIfEnded(_ random: inout SplitMix64) {
    guard !root.isRunning else { return }
    let steps: [[T]] = [[.page(0)], [.page(0), .trip(2)], [.deck(1, .one)]]
    let tour = Tour(beginning: steps[random.number(below: 3)])
    root = FlowCoordinator(tour, router: model)
    root.start { _ in }
  }

  var seen: Sight { Sight(SwiftUIScreen(FlowStack(model))) }
  var expected: Sight { Sight(model.containers[0], in: model) }

  /// The steps of all screens in the model, in any order.
  var inModel: [String] { steps(model.containers).sorted() }

  /// The steps of all running flows that have a screen, in any order.
  var inPaths: [String] {
    running.flatMap(\.path).compactMap { step in
      if case .trip = step { nil } else { "\(step)" }
    }.sorted()
  }

  func step(_ random: inout SplitMix64) -> String {
    defer { turns.run() }
    let action = ScriptAction(&random)
    if action.kind == .event {
      running[action.first % running.count].go(action.move)
      return "\(action)"
    }
    let fresh = all(SwiftUIScreen(FlowStack(model)))
    let isLate = !stale.isEmpty && random.number(below: 3) == 0
    let screens = isLate ? stale : fresh
    let screen = screens[random.number(below: screens.count)]
    gesture(action, on: screen, &random)
    stale = Array((stale + fresh).suffix(12))
    return "\(isLate ? "late " : "")\(action)"
  }

  private func gesture(
    _ action: ScriptAction,
    on screen: SwiftUIScreen,
    _ random: inout SplitMix64
  ) {
    let isFirst = action.first.isMultiple(of: 2)
    switch action.kind {
    case .event: break
    case .back, .backInPane: screen.goBack()
    case .popTo: screen.goToRoot()
    case .dismiss: screen.swipeDown()
    case .dismissOf: screen.dismissAnyway()
    case .choose:
      let title = random.number(below: 2) == 0 ? "Yes" : "No"
      if !screen.chooseAlertButton(title, closesFirst: isFirst) { screen.closeAlert() }
    case .select, .reselect:
      guard !screen.tabs.isEmpty else {
        return _ = screen.goToColumn(isFirst ? "sidebar" : "detail")
      }
      screen.selectTab(screen.tabs[random.number(below: screen.tabs.count)])
    }
  }

  private func all(_ screen: SwiftUIScreen) -> [SwiftUIScreen] {
    [screen] + screen.allPresented.flatMap(all)
  }

  private func steps(_ containers: [NavigationContainer]) -> [String] {
    containers.flatMap(\.screens).flatMap { screen in
      ["\(screen.step)"] + (model.panes(of: screen.id)?.all ?? []).flatMap { steps($0.containers) }
    }
  }

  /// All running coordinators, parents before their children.
  private var running: [FlowCoordinator<Tour>] {
    var nodes = [root]
    var next = 0
    while next < nodes.count {
      for case let child as FlowCoordinator<Tour> in nodes[next].children { nodes.append(child) }
      next += 1
    }
    return nodes
  }
}

import FlowCoordinators
import FlowGraphs
import FlowTesting
import Foundation
import Testing

@Suite("Covering paths on real coordinators")
struct RandomCoverRunTests {
  /// `COVER_COUNT` gives more flows than there is time for each day, `COVER_SEED` a single one.
  private static let count =
    ProcessInfo.processInfo.environment["COVER_COUNT"].flatMap { Int($0) } ?? 36
  private static let seed =
    ProcessInfo.processInfo.environment["COVER_SEED"].flatMap { UInt64($0) }

  @Test("random flows with panes keep them too", arguments: [false, true])
  @MainActor func panes(signals: Bool) throws {
    // Each pane multiplies the moments that there are.
    let count = max(1, Self.count / 40)
    let seeds = Self.seed.map { [$0] } ?? (0..<UInt64(count)).map { $0 + 7_000 }
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      var flow = TableFlow.randomWithPanes(using: &random)
      flow.signals = signals
      do {
        try runCoveringPaths(of: flow)
      } catch {
        Issue.record("COVER_SEED=\(seed) signals \(signals): \(error)\n\(flow)")
      }
    }
  }

  @Test("random flows keep all rules, with gestures in between", arguments: [false, true])
  @MainActor func randomFlows(hosting: Bool) throws {
    let seeds = Self.seed.map { [$0] } ?? (0..<UInt64(Self.count)).map { $0 + 5_000 }
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let flow = TableFlow.random(using: &random, hosting: hosting)
      do {
        try runCoveringPaths(of: flow)
      } catch {
        Issue.record("COVER_SEED=\(seed) hosting \(hosting): \(error)\n\(flow)")
      }
    }
  }
}

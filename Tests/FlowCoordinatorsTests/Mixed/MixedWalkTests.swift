import FlowCoordinators
import FlowTesting
import Foundation
import Testing

/// Random flows with everything that a flow can say, under a random hand.
///
/// The environment variables `MIXED_SEED` and `MIXED_COUNT` take certain walks, or more of them.
@Suite("Mixed walks")
@MainActor struct MixedWalkTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let firstSeed = UInt64(environment["MIXED_SEED"] ?? "") ?? 1
  private static let count = Int(environment["MIXED_COUNT"] ?? "") ?? 30
  private static let length = 150

  @Test("panes, alerts, policies, work and told events keep what every flow keeps")
  func walks() async {
    var counts: [String: Int] = [:]
    for number in 0..<Self.count {
      let seed = Self.firstSeed + UInt64(number)
      var random = SplitMix64(seed: seed)
      let actions = (0..<Self.length).map { _ in MixedAction.random(&random) }
      let walk = MixedWalk(seed: seed)
      if let failure = await problem(in: walk, actions) {
        Issue.record("\(await explanation(of: failure, seed: seed, actions))")
        return
      }
      counts.merge(walk.counts) { $0 + $1 }
    }
    // That the walks lead somewhere.
    for kind in ["back", "backInPane", "popTo", "swipe", "choose", "select", "reselect", "restore"]
    {
      #expect(counts[kind, default: 0] > Self.count / 8, "\(kind): \(counts)")
    }
  }

  private func problem(in walk: MixedWalk, _ actions: [MixedAction]) async -> String? {
    for action in actions where walk.problems.isEmpty { await walk.act(action) }
    if walk.problems.isEmpty { walk.end() }
    return walk.problems.isEmpty ? nil : walk.problems.joined(separator: "\n")
  }

  /// The failure, the seed, and the fewest actions that were found to fail in the same way.
  private func explanation(
    of failure: String,
    seed: UInt64,
    _ actions: [MixedAction]
  ) async -> String {
    var shortest = actions
    var size = actions.count / 2
    while size > 0 {
      var start = 0
      while start < shortest.count {
        var candidate = shortest
        candidate.removeSubrange(start..<min(start + size, candidate.count))
        let other = await problem(in: MixedWalk(seed: seed), candidate)
        if let other, kind(of: other) == kind(of: failure) {
          shortest = candidate
        } else {
          start += size
        }
      }
      size /= 2
    }
    let walk = MixedWalk(seed: seed)
    walk.lines = []
    let shortFailure = await problem(in: walk, shortest)
    return """
      MIXED_SEED=\(seed): \(failure)
      Shrunk to \(shortest.count) actions, which fail so: \(shortFailure ?? "")
      \((walk.lines ?? []).joined(separator: "\n"))
      """
  }

  private func kind(of failure: String) -> Substring {
    failure.filter { $0.isLetter || $0 == " " }.prefix(24)
  }
}

import FlowCoordinators
import FlowTesting
import Foundation
import Testing

/// Random walks through panes: written down at random moments, and recorded and replayed.
///
/// The environment variables `WALK_SEED` and `WALK_COUNT` take certain walks, or more of them.
@Suite("Random walks through panes")
@MainActor struct MazeWalkTests {
  private static let environment = ProcessInfo.processInfo.environment
  private let firstSeed = UInt64(environment["WALK_SEED"] ?? "") ?? 1
  private let count = Int(environment["WALK_COUNT"] ?? "") ?? 40

  @Test("a restored maze does whatever the original does")
  func snapshots() throws {
    var texts = ""
    for seed in firstSeed..<firstSeed + UInt64(count) {
      var random = SplitMix64(mixing: seed, 3)
      let flow = MazeFlow(isEndless: true)
      var walk = try MazeWalk(flow)
      for round in 0..<4 {
        for _ in 0..<random.number(below: 30) { walk.act(.random(&random)) }
        walk.forgetWhatWaits()
        guard walk.tester.coordinator.isRunning else { break }
        let place: Comment = "WALK_SEED=\(seed), round \(round)"
        try expectConsistency(of: walk, place)
        let snapshot = try walk.tester.coordinator.snapshot()
        texts += "\(snapshot)\n"
        let data = try JSONEncoder().encode(snapshot)
        let copy = try MazeWalk(
          flow,
          restoring: JSONDecoder().decode(FlowSnapshot.self, from: data)
        )
        try compare(copy, walk, place)
        _ = (walk.tester.router.takeCalls(), copy.tester.router.takeCalls())
        copy.tester.router.refusesNext = walk.tester.router.refusesNext
        for step in 0..<25 {
          let action = both(&random)
          walk.act(action)
          copy.act(action)
          let place: Comment = "WALK_SEED=\(seed), round \(round), \(step): \(action)"
          try #require(walk.paths == copy.paths, place)
          try #require(gotSameCalls(walk, copy), place)
        }
        guard walk.tester.coordinator.isRunning else { break }
        try compare(copy, walk, place)
        if random.happens(50) { walk = copy }
      }
    }
    for part in [
      #""panes":[{"#, #""isEmpty":true"#, #""began":"#, #""selected":"#, #""postponed":"#,
    ] {
      #expect(texts.contains(part), "\(part) was never come across")
    }
  }

  private func compare(_ copy: MazeWalk, _ walk: MazeWalk, _ place: Comment) throws {
    try expectConsistency(of: copy, place)
    let (mine, theirs) = try (
      copy.tester.coordinator.snapshot(), walk.tester.coordinator.snapshot()
    )
    try #require(mine == theirs, place)
  }

  /// Whether two routers got the same last calls, animated or not: the first screens of a run come up
  /// unanimated.
  private func gotSameCalls(_ one: MazeWalk, _ other: MazeWalk) -> Bool {
    let (mine, theirs) = (one.tester.router.takeCalls(), other.tester.router.takeCalls())
    return mine == theirs || text(mine) == text(theirs)
  }

  private func text(_ calls: [RouterCall]) -> String {
    "\(calls)".replacing(", animated: false", with: "")
  }

  private func expectConsistency(of walk: MazeWalk, _ place: Comment) throws {
    do { try walk.tester.expectConsistency() } catch {
      Issue.record("\(place): \(error)")
      throw error
    }
  }

  /// An action that has the same meaning in two walks: nothing that waits.
  private func both(_ random: inout SplitMix64) -> MazeAction {
    while true {
      let action = MazeAction.random(&random)
      if action.kind != .insidePerform, action.kind != .insideTrace { return action }
    }
  }

  @Test("a replay reaches the same paths with the same calls of the router")
  func replays() throws {
    var (inPanes, early) = (Set<RecordedInput.Kind>(), 0)
    for seed in firstSeed..<firstSeed + UInt64(count) {
      let place: Comment = "WALK_SEED=\(seed)"
      var random = SplitMix64(mixing: seed, 5)
      let flow = MazeFlow(isEndless: seed.isMultiple(of: 2))
      var walk = try MazeWalk(flow)
      if seed.isMultiple(of: 3) {
        for _ in 0..<20 { walk.act(both(&random)) }
        guard walk.tester.coordinator.isRunning else { continue }
        walk = try MazeWalk(flow, restoring: walk.tester.coordinator.snapshot())
      }
      for _ in 0..<80 { walk.act(.random(&random)) }
      let recording = walk.tester.recording
      for input in recording.inputs where input.panes != nil {
        inPanes.insert(input.kind)
        if input.isEarly { early += 1 }
      }
      let read = try FlowRecording(jsonLines: recording.jsonLines)
      try #require(read == recording, place)
      let other =
        if let snapshot = read.snapshot {
          try FlowTester(flow, restoring: snapshot)
        } else {
          FlowTester(flow)
        }
      do { try other.replay(read) } catch {
        Issue.record("\(place): \(error)")
        return
      }
      try #require(other.router.calls == walk.tester.router.calls, place)
      try #require(other.recording.inputs.count == recording.inputs.count, place)
      if walk.tester.coordinator.isRunning {
        try #require(
          try other.coordinator.snapshot() == walk.tester.coordinator.snapshot(),
          place
        )
      }
    }
    #expect(inPanes == [.back, .dismissed, .refused, .choice])
    #expect(early > 0)
  }
}

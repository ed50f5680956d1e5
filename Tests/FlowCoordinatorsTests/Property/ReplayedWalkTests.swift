import FlowCoordinators
import FlowTesting
import Testing

/// Random walks, gestures and all, recorded and replayed on a fresh coordinator.
@Suite("Replayed walks")
@MainActor struct ReplayedWalkTests {
  static let walks = min(WalkRun.walks, 80)

  @Test("a replay reaches the same paths with the same calls of the router")
  func endless() throws {
    var kinds: [RecordedInput.Kind: Int] = [:]
    var early = 0
    for number in 0..<Self.walks {
      let seed = WalkRun.firstSeed + UInt64(number)
      let recording = try #require(replay(seed: seed, entry: .root, isEndless: true))
      for input in recording.inputs {
        kinds[input.kind, default: 0] += 1
        if input.isEarly { early += 1 }
      }
    }
    // That everything is replayed which can be.
    #expect(Set(kinds.keys) == [.event, .back, .dismissed, .refused, .ending])
    #expect(early > Self.walks)
  }

  @Test("also with roots that end, entered in any way")
  func ending() throws {
    let entries: [FlowEntry] = [.root, .push, .present(.sheet), .present(.fullScreen)]
    for number in 0..<Self.walks {
      let seed = WalkRun.firstSeed + UInt64(number)
      try #require(replay(seed: seed, entry: entries[number % 4], isEndless: false) != nil)
    }
  }

  /// Walks, replays and compares; nil when something differs, which is reported.
  private func replay(seed: UInt64, entry: FlowEntry, isEndless: Bool) -> FlowRecording? {
    let run = WalkRun(seed: seed, entry: entry, isEndless: isEndless)
    let place: Comment = "WALK_SEED=\(seed), entry \(entry), endless \(isEndless)"
    var recording = FlowRecording()
    let walk = Walk(seed: seed, entry: entry, isEndless: isEndless) { recording.append($0) }
    walk.router.calls = []
    walk.start()
    for action in run.actions.prefix(120) {
      guard walk.root?.isRunning == true else { break }
      walk.act(action)
    }
    let table = FlowTable(seed: seed, isEndless: isEndless, log: WalkLog())
    let tester = FlowTester(LoudFlow(table), entry: entry)
    do {
      try tester.replay(recording)
    } catch {
      Issue.record("\(place): \(error)")
      return nil
    }
    let isSame =
      tester.router.calls == walk.router.calls
      && walk.root.map { text(of: $0) } == text(of: tester.coordinator)
      && tester.recording.inputs.count == recording.inputs.count
    #expect(isSame, place)
    #expect(tester.router.violations.isEmpty, place)
    return isSame ? recording : nil
  }

  /// The paths of a tree.
  private func text(of flow: any RunningFlow) -> String {
    "\(flow.pathDescription) {\(flow.children.map { text(of: $0) }.joined(separator: ", "))}"
  }
}

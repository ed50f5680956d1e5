import FlowCoordinators
import Foundation
import Testing

/// Random apps that are written down at random moments and go on in two places.
///
/// The environment variables `WALK_SEED` and `WALK_COUNT` take certain walks, or more of them.
@Suite("Random walks through snapshots")
@MainActor struct SnapshotWalkTests {
  /// What was come across, to see that the walks lead somewhere.
  fileprivate struct Sights {
    var restored = 0
    var flows = 0
    var postponed = 0
    var endedFlows = 0
    var presented = 0
  }

  @Test("a restored app does whatever the original does")
  func walks() throws {
    let count = Int(ProcessInfo.processInfo.environment["WALK_COUNT"] ?? "") ?? 40
    let entries: [FlowEntry] = [.root, .push, .present(.sheet), .present(.fullScreen)]
    var sights = Sights()
    for number in 0..<count {
      let seed = WalkRun.firstSeed + UInt64(number)
      let entry = number.isMultiple(of: 2) ? .root : entries[number / 2 % 4]
      if let failure = try failure(seed, entry: entry, &sights) {
        Issue.record("WALK_SEED=\(seed), entry \(entry): \(failure)")
        return
      }
    }
    #expect(sights.restored > count && sights.flows > sights.restored * 2)
    #expect(sights.postponed > 0 && sights.endedFlows > 0 && sights.presented > 0)
  }

  private func failure(_ seed: UInt64, entry: FlowEntry, _ sights: inout Sights) throws -> String? {
    var random = SplitMix64(mixing: seed, 17)
    var walk = Walk(seed: seed, entry: entry, isEndless: true)
    walk.start()
    for round in 0..<6 {
      for _ in 0..<random.number(below: 40) { walk.act(action(&random)) }
      guard let root = walk.root, root.isRunning else { return "the root ended early" }
      let snapshot = try root.snapshot()
      sights.note("\(snapshot)")
      let copy = Walk(seed: seed, entry: entry, isEndless: true)
      try copy.start(restoring: throughJSON(snapshot))
      if let difference = try copy.deepDifference(from: walk) {
        return "round \(round): \(difference)"
      }
      copy.router.refusesNext = walk.router.refusesNext
      for step in 0..<40 {
        let action = action(&random)
        walk.act(action)
        copy.act(action)
        if let difference = copy.difference(from: walk) {
          return "round \(round), \(step) after it was restored, \(action): \(difference)"
        }
      }
      if let difference = try copy.deepDifference(from: walk) {
        return "round \(round), at its end: \(difference)"
      }
      if random.happens(50) { walk = copy }
    }
    return nil
  }

  private func throughJSON(_ snapshot: FlowSnapshot) throws -> FlowSnapshot {
    let read = try JSONDecoder().decode(FlowSnapshot.self, from: JSONEncoder().encode(snapshot))
    #expect(read == snapshot)
    return read
  }

  /// An action that has the same meaning in two walks: nothing that holds on to something.
  private func action(_ random: inout SplitMix64) -> WalkAction {
    while true {
      let action = WalkAction.random(&random)
      switch action.kind {
      case .event, .finish, .cancel, .sendFromScreen, .back, .popTo, .swipe, .closeContainers,
        .refuse:
        return action
      case .keepSend, .sendKept, .insidePerform, .insideObserver, .hold, .misuse: break
      }
    }
  }
}

extension SnapshotWalkTests.Sights {
  mutating func note(_ text: String) {
    restored += 1
    flows += text.ranges(of: #""flow":""#).count
    if text.contains(#""postponed":"#) { postponed += 1 }
    if text.contains(#""shows":"endedFlow""#) { endedFlows += 1 }
    if text.contains(#""presented":"#) { presented += 1 }
  }
}

extension Walk {
  fileprivate func start(restoring snapshot: FlowSnapshot) throws {
    try root?.start(restoring: snapshot) { [unowned self] in results.append($0) }
    // The naive router would have animated the last call.
    _ = router.takeProblems()
    checkAtRest()
  }

  /// What is different in another walk, or wrong in one of them.
  fileprivate func difference(from other: Walk) -> String? {
    if let problem = (problems + other.problems).first { return problem }
    let (mine, theirs) = (text, other.text)
    return mine == theirs ? nil : "\n\(mine)\ninstead of\n\(theirs)"
  }

  /// What is different, also where it cannot be seen: ways, and events that are kept.
  fileprivate func deepDifference(from other: Walk) throws -> String? {
    if let difference = difference(from: other) { return difference }
    let (mine, theirs) = (try root?.snapshot(), try other.root?.snapshot())
    if let mine, let theirs, mine != theirs { return "\n\(mine)\ninstead of\n\(theirs)" }
    return mine == nil || theirs == nil ? "no snapshot" : nil
  }

  private var text: String {
    let paths = running().map { "\($0.name) \($0.path)" }
    let screens = router.world.places.map { "\($0.screen)\($0.opens?.description ?? "")" }
    return (paths + screens).joined(separator: "\n")
  }
}

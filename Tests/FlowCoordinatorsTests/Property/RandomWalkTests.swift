import FlowCoordinators
import Testing

/// Random flows, random events and the user's hand, and after every action all that must hold.
///
/// The environment variables `WALK_SEED` and `WALK_COUNT` take certain walks, or more of them.
@Suite("Random walks")
@MainActor struct RandomWalkTests {
  @Test("the router shows what the paths stand for, and nothing outlives its flow")
  func endless() {
    var started = 0
    var deepest = 0
    var widest = 0
    for number in 0..<WalkRun.walks {
      let run = WalkRun(seed: WalkRun.firstSeed + UInt64(number), entry: .root, isEndless: true)
      let report = run.walk()
      if let failure = report.failure {
        Issue.record("\(run.explanation(of: failure))")
        return
      }
      #expect(report.steps == WalkRun.length)
      started += report.started
      deepest = max(deepest, report.deepest)
      widest = max(widest, report.widest)
    }
    // That the walks lead somewhere.
    #expect(started > WalkRun.walks * 40)
    #expect(deepest > 6 && widest > 2)
  }

  @Test("roots that may end at any time, entered in any way, leave nothing behind")
  func ending() {
    let entries: [FlowEntry] = [.root, .push, .present(.sheet), .present(.fullScreen)]
    for number in 0..<WalkRun.walks {
      let run = WalkRun(
        seed: WalkRun.firstSeed + UInt64(number),
        entry: entries[number % 4],
        isEndless: false
      )
      if let failure = run.walk().failure {
        Issue.record("\(run.explanation(of: failure))")
        return
      }
    }
  }
}

import FlowCoordinators
import Foundation

/// A walk that can be taken again, and made shorter while it fails.
@MainActor struct WalkRun {
  /// What became of a walk.
  struct Report {
    var failure: String?
    var steps = 0
    var started = 0
    /// The most flows that ran at once, and the most containers that were presented.
    var deepest = 0
    var widest = 0
    var transcript: [String] = []
  }

  /// The seed of the first walk; set it to take the walks of a failure again.
  static let firstSeed = UInt64(ProcessInfo.processInfo.environment["WALK_SEED"] ?? "") ?? 1
  static let walks = Int(ProcessInfo.processInfo.environment["WALK_COUNT"] ?? "") ?? 250
  static let length = 300

  let seed: UInt64
  let entry: FlowEntry
  let isEndless: Bool
  let actions: [WalkAction]

  init(seed: UInt64, entry: FlowEntry, isEndless: Bool) {
    self.seed = seed
    self.entry = entry
    self.isEndless = isEndless
    var random = SplitMix64(seed: seed)
    actions = (0..<Self.length).map { _ in WalkAction.random(&random) }
  }

  func walk() -> Report { walk(actions) }

  private func walk(_ actions: [WalkAction], isWrittenDown: Bool = false) -> Report {
    var report = Report()
    let walk = Walk(seed: seed, entry: entry, isEndless: isEndless)
    if isWrittenDown { walk.ledger.lines = [] }
    walk.start()
    for action in actions {
      guard walk.problems.isEmpty, walk.root?.isRunning == true else { break }
      walk.ledger.lines?.append("\(action)")
      walk.act(action)
      report.steps += 1
    }
    if isEndless, walk.problems.isEmpty, walk.root?.isRunning != true {
      walk.problems.append("the root ended early, after \(report.steps) actions")
    }
    if walk.problems.isEmpty { walk.end(byDropping: seed.isMultiple(of: 2)) }
    if !walk.problems.isEmpty { report.failure = walk.problems.joined(separator: "\n") }
    report.started = walk.ledger.started
    report.deepest = walk.deepest
    report.widest = walk.widest
    report.transcript = walk.ledger.lines ?? []
    return report
  }
}

// MARK: - Explaining a failure

extension WalkRun {
  /// The failure, the seed, and the fewest actions that were found to fail.
  func explanation(of failure: String) -> String {
    let shortest = shrunk(failure)
    let report = walk(shortest, isWrittenDown: true)
    return """
      WALK_SEED=\(seed), entry \(entry), endless \(isEndless): \(failure)
      Shrunk to \(shortest.count) actions, which fail so: \(report.failure ?? "")
      \(report.transcript.joined(separator: "\n"))
      """
  }

  /// Drops actions, many at once and then fewer, while what is left fails in the same way.
  private func shrunk(_ failure: String) -> [WalkAction] {
    var shortest = actions
    var size = actions.count / 2
    while size > 0 {
      var start = 0
      while start < shortest.count {
        var candidate = shortest
        candidate.removeSubrange(start..<min(start + size, candidate.count))
        if let other = walk(candidate).failure, kind(of: other) == kind(of: failure) {
          shortest = candidate
        } else {
          start += size
        }
      }
      size /= 2
    }
    return shortest
  }

  /// The beginning of a failure, without its numbers.
  private func kind(of failure: String) -> Substring {
    failure.filter { $0.isLetter || $0 == " " }.prefix(24)
  }
}

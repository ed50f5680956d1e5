import FlowCoordinators

/// Compares what happens with a recording, line by line, as it happens.
@MainActor struct ReplayComparison {
  private let recording: FlowRecording
  private let flow: String
  /// How many of the listener's records have been looked at.
  private var heard = 0
  /// How many lines of the recording have happened, and how many inputs are among them.
  private var matched = 0
  private var inputs = 0

  init(with recording: FlowRecording, of flow: String) {
    self.recording = recording
    self.flow = flow
  }

  /// Compares what has been heard since the last time.
  mutating func take(_ records: [any Recordable]) throws(ReplayDifference) {
    while heard < records.count {
      let record = records[heard]
      heard += 1
      let number = record.isInput ? inputs + 1 : inputs
      guard let line = record.line(number: number)?.withoutMoment else { continue }
      if matched == recording.lines.count, recording.isCut { return }
      let recorded = matched < recording.lines.count ? recording.lines[matched] : nil
      if recorded?.withoutMoment != line { throw difference(recorded, line) }
      matched += 1
      inputs = number
    }
  }

  /// Sees that all has happened that was recorded before the next input.
  func rest(after made: Int) throws(ReplayDifference) {
    guard matched < recording.lines.count else { return }
    let next = recording.lines[matched]
    if case .input = next, made == inputs { return }
    throw difference(next, nil)
  }

  /// What differs, at the input that it follows from; an input differs at itself.
  private func difference(
    _ recorded: FlowRecording.Line?,
    _ happened: FlowRecording.Line?
  ) -> ReplayDifference {
    var (recorded, number) = (recorded, inputs)
    if case .input = recorded {
      if case .trace = happened { recorded = nil } else { number += 1 }
    }
    let all = recording.inputs
    return ReplayDifference(
      flow: flow,
      number: number,
      input: number > 0 && number <= all.count ? all[number - 1].description : nil,
      reason: .other(recorded: recorded?.description, now: happened?.description)
    )
  }
}

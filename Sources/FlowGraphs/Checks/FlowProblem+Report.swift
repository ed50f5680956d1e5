extension FlowProblem {
  private static let longestLine = 100

  /// The lines of a report, the consequences after their cause.
  ///
  /// - Parameter isInside: Whether the flow is hosted in the one that the report is about.
  /// - Returns: The lines, without line ends.
  func reportLines(isInside: Bool) -> [String] {
    let place = isInside ? " in \(address)" : ""
    let word = severity == .error ? "error" : "warning"
    var lines = ["  \(word): \(kind.title)\(place): \(kind.subject)"]
    for (number, stage) in way.enumerated() { lines.append("      \(number). \(stage.line)") }
    if !loop.isEmpty { lines.append("      loop: \(loop.map(\.line).joined(separator: ", "))") }
    if way.count > 1, way.dropFirst().allSatisfy({ $0.code != nil }) {
      lines.append("      events: [\(events.joined(separator: ", "))]")
    }
    lines += explanation.map { "      \($0)" }
    for consequence in consequences {
      lines.append("      so: \(consequence.kind.title): \(consequence.kind.subject)")
    }
    return lines
  }

  /// What is known, and what can be done about it; in one line where there is room.
  private var explanation: [String] {
    guard let last = facts.last else { return [cure] }
    let line = "\(last); \(cure)"
    return facts.dropLast() + (line.count > Self.longestLine ? [last, cure] : [line])
  }
}

extension FlowProblem.Stage {
  /// What happens, and where it leads.
  var line: String {
    guard let step else { return trigger }
    return trigger.isEmpty ? step : "\(trigger) → \(step)"
  }
}

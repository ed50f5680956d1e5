extension FlowProblem {
  /// What is wrong, in full sentences.
  public var message: String { "\(statement).\(sampling)" }

  private var sampling: String {
    isSampled ? " This holds for the examples that were tried." : ""
  }

  private var statement: String {
    switch kind {
    case .stepNeverReached(let step): "No example leads \(flow) to \(step)"
    case .eventNeverHandled(let event):
      "\(flow) answers \(event) with unhandled in every step that is reached"
    case .eventWithoutExample(let event):
      "No example says what \(event) of \(flow) is to be tried with, so that its transitions are "
        + "neither checked nor drawn"
    case .deadEnd(let step):
      "No event leads \(flow) from \(step) to another step or to an ending"
    case .trap(let steps):
      "Once in \(Kind.list(steps, "or")), no event leads \(flow) to an ending"
    case .outputNeverProduced(let output): "\(flow) never ends with \(output)"
    case .childResultUnhandled(let step, let event, let result):
      "\(flow) does not handle \(event)(\(result)) in step \(step), so that \(step) is popped and "
        + "an issue reported"
    case .childSignalUnhandled(let step, let event, let signal):
      "\(flow) does not handle \(event)(\(signal)) in step \(step), so that an issue is reported"
    case .impossibleMove(let step, let event, let move):
      "\(flow) answers \(event) in step \(step) with \(move), which cannot be done there"
    case .impureTransition(let step, let event):
      "\(flow) answers \(event) in step \(step) differently each time"
    case .impureContent(let step): "\(flow) shows something different in step \(step) each time"
    case .impureBeginning: "\(flow) begins differently each time"
    case .endlessNesting(let flows):
      "\(Kind.list(flows, "and")) begin within each other without end, so that no screen is shown"
    }
  }
}

// MARK: - Report

extension FlowProblem {
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
    lines += advice.map { "      \($0)" }
    for consequence in consequences {
      lines.append("      so: \(consequence.kind.title): \(consequence.kind.subject)")
    }
    return lines
  }
}

extension FlowProblem.Stage {
  /// What happens, and where it leads.
  var line: String {
    guard let step else { return trigger }
    return trigger.isEmpty ? step : "\(trigger) → \(step)"
  }
}

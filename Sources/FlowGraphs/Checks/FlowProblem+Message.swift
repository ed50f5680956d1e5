import FlowCoordinators

extension FlowProblem {
  /// What is wrong and what can be done about it, in full sentences.
  public var message: String {
    var sentences = [statement] + furtherFacts.map(Self.capitalized)
    sentences.append(Self.capitalized(cure))
    if isSampled { sentences.append("This holds for the examples that were tried") }
    return sentences.map { "\($0)." }.joined(separator: " ")
  }

  /// What is known besides the kind, and not said by the statement already.
  private var furtherFacts: [String] {
    switch kind {
    case .impossibleMove: Array(facts.dropFirst())
    case .impureTransition, .impureContent, .impureBeginning: facts
    default: []
    }
  }

  private var statement: String {
    switch kind {
    case .stepNeverReached(let step): "Nothing leads \(flow) to step \(step)"
    case .eventNeverHandled(let event):
      "\(flow) answers \(event) with unhandled in every step that is reached"
    case .eventWithoutExample(let event):
      "Nothing says what to try \(event) of \(flow) with, so that its transitions are neither "
        + "checked nor drawn"
    case .deadEnd(let step):
      "No event leads \(flow) from step \(step) to another step or to an ending"
    case .noWayOut(let step, let style, let back):
      "\(flow) presents step \(step)\(style.map { " as \($0)" } ?? ""), where the way back "
        + (back == .sendsEvent ? "only sends an event" : "is blocked")
        + ", and no event leads away from it"
    case .trap(let steps):
      "Once in \(Kind.list(steps, "or")), no event leads \(flow) to an ending"
    case .postponedForever(let steps, let event):
      "\(flow) postpones \(event) in \(Kind.list(steps, "and")), and no step that can follow "
        + "handles it"
    case .outputNeverProduced(let output): "Nothing makes \(flow) end with \(output)"
    case .childResultUnhandled(let step, let event, let result):
      "\(flow) does not handle \(event)(\(result)) in step \(step), so that \(step) is popped and "
        + "an issue is reported"
    case .childSignalUnhandled(let step, let event, let signal):
      "\(flow) does not handle \(event)(\(signal)) in step \(step), so that an issue is reported"
    case .paneResultUnhandled(let step, let pane, let event, let result):
      "\(flow) does not handle \(event)(\(result)) in step \(step), so that the flow in pane \(pane) "
        + "begins again and an issue is reported"
    case .paneSelectionUnhandled(let step, let pane, let event):
      "\(flow) does not handle \(event) in step \(step), so that pane \(pane) is not selected and "
        + "an issue is reported"
    default: statementOfAnswer
    }
  }

  private var statementOfAnswer: String {
    switch kind {
    case .impossibleMove(let step, let event, let move):
      "\(flow) answers \(event) in step \(step) with \(move), which cannot be done there: "
        + (facts.first ?? "it cannot be carried out")
    case .impossibleBeginning(let answer):
      "\(flow) cannot begin with \(answer), so that an issue is reported and it begins at initial"
    case .impureTransition(let step, let event):
      "\(flow) does not answer \(event) in step \(step) the same each time"
    case .impureContent(let step): "\(flow) does not show the same in step \(step) each time"
    case .endlessNesting(let flows) where flows.count < 3:
      "\(flows.first ?? flow) begins within itself without end, so that no screen is ever shown"
    case .endlessNesting(let flows):
      "\(Kind.list(flows.dropLast(), "and")) begin within each other without end, so that no screen "
        + "is ever shown"
    default: "\(flow) does not begin the same each time"
    }
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

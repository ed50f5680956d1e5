public import FlowCoordinators

extension FlowProblem {
  /// What is wrong, with the names of the cases that it is about.
  public enum Kind: Hashable, Sendable {
    /// No example leads to this step.
    case stepNeverReached(step: String)
    /// Every step that is reached answers this event with unhandled.
    case eventNeverHandled(event: String)
    /// Nothing says what to try this event with.
    case eventWithoutExample(event: String)
    /// No example leads from this step to another one or to an ending.
    case deadEnd(step: String)
    /// A presented step that the user cannot leave by hand, and that no example leads away from.
    ///
    /// The style is nil where the step takes the place of a presented one.
    case noWayOut(step: String, style: PresentationStyle?, back: ScreenBack)
    /// The flow never finishes once it is in one of these steps.
    case trap(steps: [String])
    /// These steps postpone an event that no step which can follow handles.
    case postponedForever(steps: [String], event: String)
    /// No example makes the flow end with this case of its output, or with any value of the type.
    case outputNeverProduced(output: String)
    /// A child's result, other than a cancellation, moves nothing in the step that hosts it.
    case childResultUnhandled(step: String, event: String, result: String)
    /// A child's signal is not handled in the step that hosts it.
    case childSignalUnhandled(step: String, event: String, signal: String)
    /// The result of a flow in a pane, other than a cancellation, is not handled in the pane's step.
    case paneResultUnhandled(step: String, pane: String, event: String, result: String)
    /// The user's choice of a pane is not handled in the pane's step.
    case paneSelectionUnhandled(step: String, pane: String, event: String)
    /// An answer cannot be carried out.
    case impossibleMove(step: String, event: String, move: String)
    /// The flow answers with something that is no beginning.
    case impossibleBeginning(answer: String)
    /// The same event in the same step was answered differently when it was asked again.
    case impureTransition(step: String, event: String)
    /// The same step showed something else when it was asked again.
    case impureContent(step: String)
    /// The flow began differently when it was asked again.
    case impureBeginning
    /// These flows begin within each other without end.
    case endlessNesting(flows: [String])
  }
}

extension FlowProblem.Kind {
  /// What is wrong, in two or three words.
  var title: String {
    switch self {
    case .stepNeverReached: "step never reached"
    case .eventNeverHandled: "event never handled"
    case .eventWithoutExample: "event case without an example"
    case .deadEnd: "dead end"
    case .noWayOut: "no way out"
    case .trap: "trap"
    case .postponedForever: "event postponed for ever"
    case .outputNeverProduced: "output case never produced"
    case .childResultUnhandled: "child result unhandled"
    case .childSignalUnhandled: "child signal unhandled"
    case .paneResultUnhandled: "pane result unhandled"
    case .paneSelectionUnhandled: "pane selection unhandled"
    case .impossibleMove(_, _, let move): "impossible \(Self.word(for: move))"
    case .impossibleBeginning: "impossible beginning"
    case .impureTransition: "impure transition"
    case .impureContent: "impure content"
    case .impureBeginning: "impure beginning"
    case .endlessNesting: "endless nesting"
    }
  }

  /// What it is about, as it stands after the title.
  var subject: String {
    switch self {
    case .stepNeverReached(let step), .deadEnd(let step), .impureContent(let step): step
    case .noWayOut(let step, _, _): step
    case .eventNeverHandled(let event), .eventWithoutExample(let event): event
    case .trap(let steps): "once in \(Self.list(steps, "or")) the flow never finishes"
    case .postponedForever(let steps, let event): "\(event), in \(Self.list(steps, "or"))"
    case .outputNeverProduced(let output): output
    case .childResultUnhandled(let step, let event, let result): "\(step), \(event)(\(result))"
    case .childSignalUnhandled(let step, let event, let signal): "\(step), \(event)(\(signal))"
    case .paneResultUnhandled(let step, let pane, let event, let result):
      "\(step)/\(pane), \(event)(\(result))"
    case .paneSelectionUnhandled(let step, let pane, let event): "\(step)/\(pane), \(event)"
    case .impossibleMove(let step, let event, _), .impureTransition(let step, let event):
      "\(step), \(event)"
    case .impossibleBeginning(let answer): answer
    case .impureBeginning: "begin"
    case .endlessNesting(let flows): flows.joined(separator: " → ")
    }
  }

  /// A move without what it carries.
  private static func word(for move: String) -> String {
    move.hasPrefix("[") ? "sequence" : String(move.prefix { $0 != "(" })
  }

  /// Names in a sentence, such as "a, b or c".
  static func list(_ names: [String], _ word: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}

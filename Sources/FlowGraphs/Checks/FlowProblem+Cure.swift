extension FlowProblem.Kind {
  /// What can be done about it, as it stands at the end of a report's block.
  var cure: String {
    switch self {
    case .stepNeverReached: "add an example that does, or remove the step"
    case .eventNeverHandled: "handle it in transition(from:on:), or remove it"
    case .eventWithoutExample: "add one to exampleEvents"
    case .deadEnd: "let an event there lead on, or end the flow"
    case .noWayOut: "let an event there lead away, or allow the way back"
    case .trap: "let an event there lead out, or end the flow"
    case .postponedForever: "handle it in a step that comes later"
    case .outputNeverProduced: "add an example that does, or remove the case"
    case .childResultUnhandled: "say in transition(from:on:) what shall happen"
    case .paneResultUnhandled:
      "say in transition(from:on:) what shall happen, or answer .stay to let it begin again"
    case .paneSelectionUnhandled:
      "answer .update with the step that selects the pane, or .stay to ignore the choice"
    case .childSignalUnhandled:
      "say in transition(from:on:) what shall happen, or answer .stay to ignore it on purpose"
    case .impossibleMove: "answer with a move that can be made there"
    case .impossibleBeginning:
      "answer .setStack with at least one step, .finish, .fail or .cancel in begin()"
    case .impureTransition, .impureContent, .impureBeginning:
      "let the event or the flow's stored values carry what it reads"
    case .endlessNesting: "let one of them begin with a screen"
    }
  }
}

extension PathProblem {
  /// What to answer instead, in the words that a coordinator's issue has.
  var cure: String {
    switch self {
    case .stepNotBelow: "pop to a step that the path holds, or use .setStack to go there"
    case .nothingPresented: "use .pop for a step that was pushed, or .cancel to end the flow"
    case .emptyStack: "name at least one step, or use .cancel to end the flow"
    case .pushedOntoAlert: "use .replace(with:), .present, or [.dismiss, .push(…)]"
    case .misplacedInSequence:
      "a sequence is made of moves and signals, and only its last part may end the flow"
    }
  }
}

extension FlowIssue {
  /// What happened, what would be right, and how to get there.
  public var message: String { text(of: kind) }

  private func text(of kind: Kind) -> String {
    switch kind {
    case .unhandledEvent(let event, let step):
      """
      \(flow) does not handle \(event) in step \(step).
      Add a case to transition(from:on:), or answer .stay to ignore the event on purpose.
      """
    case .staleEvent(let event):
      """
      \(flow) got \(event) from a screen that is gone.
      A screen sends through the Send that it was made with; let the screen that is up send it.
      """
    case .eventBeforeStart(let event):
      """
      \(flow) got \(event) before it was started.
      Call start(completion:) first.
      """
    case .eventAfterEnd(let event):
      """
      \(flow) got \(event) after it had ended.
      Make a new coordinator to run the flow again.
      """
    case .secondStart:
      """
      \(flow) was started a second time.
      A coordinator runs once, and a child is started by its parent; make a new coordinator.
      """
    case .endingBeforeStart(let result):
      """
      \(flow) was to end with \(result) before it was started.
      Call start(completion:) first.
      """
    case .secondEnding(let result):
      """
      \(flow) was to end with \(result), but it has ended already.
      The first result counts; check isRunning before finish(_:) or cancel().
      """
    case .impossibleBeginning(let answer):
      """
      \(flow) cannot begin with \(answer); it begins at initial.
      Answer .setStack with at least one step, .finish, .fail or .cancel in begin().
      """
    default: textOfMove(kind)
    }
  }

  private func textOfMove(_ kind: Kind) -> String {
    switch kind {
    case .stepNotInPath(let step, let path):
      """
      \(flow) cannot pop to \(step): it is not below the current step in [\(list(path))].
      Pop to a step that the path holds, or use .setStack to go there.
      """
    case .nothingPresented(let path):
      """
      \(flow) cannot dismiss: no step of [\(list(path))] was presented.
      Use .pop for a step that was pushed, or .cancel to end the flow.
      """
    case .emptyStack:
      """
      \(flow) cannot set an empty stack.
      Name at least one step, or use .cancel to end the flow.
      """
    case .pushOntoAlert(let step):
      """
      \(flow) cannot push \(step) onto an alert, which has no stack.
      Use .replace(with:), .present, or [.dismiss, .push(…)].
      """
    case .misplacedInSequence(let answer, let number):
      """
      \(flow) answered a sequence whose part \(number), \(answer), cannot stand there; nothing moved.
      A sequence is made of moves and signals, and only its last part may end the flow.
      """
    case .impossibleInSequence(let answer, let number, let reason):
      """
      \(flow) answered a sequence whose part \(number), \(answer), cannot be done; nothing moved.
      \(textOfMove(reason))
      """
    default: textOfTurn(kind)
    }
  }

  private func textOfTurn(_ kind: Kind) -> String {
    switch kind {
    case .unhandledResult(let result, let child, let step):
      """
      \(flow) has no answer to the result of \(child) in step \(step): \(result). The step is popped.
      Say in transition(from:on:) where the flow goes with this result.
      """
    case .unhandledPaneResult(let result, let child, let step):
      """
      \(flow) has no answer to the result of \(child) in step \(step): \(result). \(child) begins again.
      Say in transition(from:on:) where the flow goes with this result, or answer .stay.
      """
    case .unknownPane(_, let step, let panes) where panes.isEmpty:
      """
      \(flow) has no pane in step \(step).
      Give it one, or let its content be .screen.
      """
    case .panesTooDeep(let levels, let step):
      """
      \(flow) has panes within \(levels) other panes in step \(step); they stay empty.
      Let a flow in a pane begin on a step that has no panes of the same flow.
      """
    case .unknownPane(let pane, let step, let panes):
      """
      \(flow) selects \(pane) in step \(step), which has the panes [\(list(panes))]; the selection stays.
      Select one of them, or give the step a Pane(\(pane), …).
      """
    case .repeatedPane(let pane, let step):
      """
      \(flow) gives \(pane) more than once in step \(step); the first one counts.
      Give each pane an id of its own.
      """
    case .nobodyToTell(let event, let child):
      """
      \(flow) tells \(child) about \(event), and no \(child) is running below it.
      Tell it in a step that hosts it, or move there first: [.push(…), .tell(…)].
      """
    case .postponedEventDropped(let event):
      """
      \(flow) ended while it kept \(event), which is dropped.
      Handle the event in a step that comes after the one that postpones it.
      """
    case .runawayTurn(let transitions, let cycle):
      """
      \(flow) did not come to rest within \(transitions) transitions and was stopped: \
      \(cycle.joined(separator: " → "))
      Break the cycle: let one of these steps show a screen, or end.
      """
    case .refusedScreen(let step, let reason):
      "\(flow) could not show step \(step): \(reason)"
    default:
      """
      \(flow) cannot start on a router that serves another running root coordinator.
      Give each root its own router, host the flow in a step, or start it after the other has ended.
      """
    }
  }

  private func list(_ path: [String]) -> String { path.joined(separator: ", ") }
}

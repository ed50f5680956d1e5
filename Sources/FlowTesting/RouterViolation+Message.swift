import FlowCoordinators

extension RouterViolation: CustomStringConvertible {
  /// What was asked for and what is wrong with it, then what would be right.
  public var description: String {
    "\(subject): \(finding)\n\(rule)"
  }

  private var subject: String {
    calls.isEmpty ? "perform([])" : calls.map(\.description).joined(separator: ", ")
  }

  private var finding: String {
    switch reason {
    case .noCalls: "the list of calls is empty."
    case .manyAnimated: "more than one call of a list is animated."
    case .emptyStack: "the container would be left without a screen."
    case .repeated(let screen): "\(screen) is in the stack more than once."
    case .alreadyUp(let screen): "\(screen) is already up."
    case .notUp(let screen, _): "\(screen) is not up."
    case .inLowerContainer(let screen, let topmost):
      "\(screen) is not in the topmost container, which holds \(topmost)."
    case .alreadyOnTop(let screen): "\(screen) is already on top."
    case .nothingPresented(let screen?): "no container is above the one that shows \(screen)."
    case .nothingPresented(nil): "no container is above what was up before the root started."
    case .closesContainer(let topmost):
      "the topmost container, which holds \(topmost), was opened by the root."
    case .nothingOwn: "none of the root's screens is up."
    case .foreign(let screen): "\(screen) was up before the root started."
    case .onAlert(let screens): "the topmost container is an alert, \(screens)."
    case .noSuchPane(let pane): "\(pane.screen) is not up, or has no pane \(pane)."
    }
  }

  private var rule: String {
    switch reason {
    case .noCalls: "A turn that changes nothing performs nothing."
    case .manyAnimated: "At most one call of a turn is animated, so that no two animations race."
    case .emptyStack: "A container holds at least one screen; pop and dismiss leave one."
    case .repeated, .alreadyUp:
      "A screen is shown once; a step that comes again has another screen."
    case .notUp(_, let world): "Up are, lowest container first: \(world)."
    case .inLowerContainer:
      "A pop stays in the topmost container; dismiss(to:) goes to a lower one."
    case .alreadyOnTop: "A pop removes at least one screen."
    case .nothingPresented:
      "A dismiss closes at least one container; pop(to:) removes screens inside of one."
    case .closesContainer: "A pop stays in the topmost container; dismiss(to: nil) closes it."
    case .nothingOwn: "A pop removes at least one screen."
    case .foreign: "A root moves its own screens; nil stands for what was up before it."
    case .onAlert: "An alert has no stack; dismiss it first, or present on top of it."
    case .noSuchPane: "setPanes(_:) gives a screen its panes before anything else is done in them."
    }
  }
}

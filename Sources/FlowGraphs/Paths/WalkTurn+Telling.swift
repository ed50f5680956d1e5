import FlowCoordinators

/// What an answer tells running child flows, in the same turn.
extension WalkTurn {
  /// Hands all that an answer tells to the children nearest the top, once its moves are made.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - runner: Who gave it.
  ///   - effect: What the answer has done; gets what comes of the telling.
  mutating func tell(_ answer: Answer, in runner: inout WalkRunner, after effect: inout Effect) {
    let messages = messages(of: answer, in: runner.flow)
    if messages.isEmpty { return }
    let own = effect.signals
    effect.signals = []
    for message in messages {
      if isLost || effect.end != nil { break }
      guard let place = place(of: message, below: runner) else { continue }
      guard let stimulus = world.flows[place.runner.flow].example(of: message) else {
        isLost = true
        break
      }
      var child = place.runner
      let told = handle(stimulus, in: &child)
      let (outer, next) = rise(told, from: child, through: place.around)
      runner = next
      merge(outer, into: &effect)
    }
    effect.signals += own
  }

  private func messages(of answer: Answer, in flow: Int) -> [ChildMessage] {
    switch answer {
    case .tell(let number): [world.flows[flow].messages[number]]
    case .sequence(let number):
      world.flows[flow].sequences[number].flatMap { messages(of: $0, in: flow) }
    default: []
    }
  }

  /// The running child that a message is for, with those between it and the one who tells.
  ///
  /// Direct children come first, and of those the one nearest the top; then their children.
  private mutating func place(of message: ChildMessage, below runner: WalkRunner) -> WalkPlace? {
    let type = ObjectIdentifier(message.flow)
    var level = [WalkPlace(around: [], runner: runner, isActive: true)]
    while !level.isEmpty {
      level = level.flatMap { children(of: $0) }
      if let found = level.first(where: { world.flows[$0.runner.flow].flow.flowType == type }) {
        return found
      }
    }
    return nil
  }

  /// The running children of a coordinator, nearest the top first.
  private mutating func children(of place: WalkPlace) -> [WalkPlace] {
    var children: [WalkPlace] = []
    var position = place.runner.path
    while position != PathArena.nothing {
      let cell = world.cell(position)
      if cell.child != PathArena.nothing {
        children.append(
          WalkPlace(
            around: place.around + [.init(runner: place.runner, host: position)],
            runner: world.runners[cell.child],
            isActive: false
          )
        )
      } else if world.hosts(cell) {
        // A flow inside itself, which is not walked through: it may be the one that is meant.
        isLost = true
      }
      // Those in panes, the selected one first.
      let inPanes = world.panes(of: cell, at: position, in: place)
      let selected = world.panes(of: cell)?.selected
      children += inPanes.filter { $0.around.last?.pane == selected }
      children += inPanes.filter { $0.around.last?.pane != selected }
      position = cell.lower
    }
    return children
  }
}

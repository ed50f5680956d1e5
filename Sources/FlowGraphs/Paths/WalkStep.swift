import FlowCoordinators

/// One event or gesture of a walk.
struct WalkStep {
  enum Cause {
    case event(Int)
    /// A button of the alert on top.
    case choice(Int)
    /// The user's choice of the pane at this position.
    case selection(Int, pane: Int)
    case back
    case dismissed
  }

  let cause: Cause
  /// Who gets it.
  let place: WalkPlace
}

/// What a step leads to.
struct WalkArrival {
  let step: WalkStep
  /// The moment afterwards; nil when the root has ended.
  let root: Int?
  let taken: [TakenTransition]
  /// Whether more events wait for another step than a search follows.
  var isCrowded = false
}

extension WalkWorld {
  /// Everything that can happen at a moment, in order: what is on top first, gestures last.
  ///
  /// - Parameters:
  ///   - root: The moment.
  ///   - body: Called with each; answers whether to go on.
  func eachArrival(at root: Int, _ body: (WalkArrival) -> Bool) {
    let places = places(in: root)
    for place in places {
      let flow = flows[place.runner.flow]
      guard send(0..<flow.listedCount, to: place, body) else { return }
    }
    // What a flow is told is better told than sent; sent it is where nobody comes to tell it.
    for place in places {
      let flow = flows[place.runner.flow]
      guard send(flow.listedCount..<flow.exampleCount, to: place, body) else { return }
    }
    guard let visible = places.first(where: \.isActive) else { return }
    guard choose(at: visible, body), selectPanes(among: places, body) else { return }
    goBack(from: visible, body)
  }

  private func send(
    _ stimuli: Range<Int>,
    to place: WalkPlace,
    _ body: (WalkArrival) -> Bool
  ) -> Bool {
    let flow = flows[place.runner.flow]
    let state = state(of: place.runner)
    for stimulus in stimuli {
      guard let record = flow.index.record(of: stimulus, in: state) else { continue }
      let answer = flow.records[record].answer
      guard isWorthwhile(answer, stimulus, at: place) else { continue }
      let step = WalkStep(cause: .event(stimulus), place: place)
      guard report(step, { $0.send(stimulus, to: place) }, body) else { return false }
    }
    return true
  }

  /// The buttons of the alert that is seen.
  private func choose(at place: WalkPlace, _ body: (WalkArrival) -> Bool) -> Bool {
    let flow = flows[place.runner.flow]
    let cell = cell(place.runner.path)
    guard flow.moves.showsAlert(cell) else { return true }
    for stimulus in flow.index.hostings(in: cell).flatMap(\.results) {
      let step = WalkStep(cause: .choice(stimulus), place: place)
      guard report(step, { $0.choose(stimulus, at: place) }, body) else { return false }
    }
    return true
  }

  /// Whether an event is sent at all: the flow does something about it.
  ///
  /// Who is not on top is sent only what makes it signal, and nothing is sent to wait where something
  /// waits already. What a flow is told, and what its children say, may wait all the same.
  private func isWorthwhile(_ answer: Answer, _ stimulus: Int, at place: WalkPlace) -> Bool {
    switch answer {
    case .unhandled: false
    case .postpone: place.isActive && place.runner.postponed.isEmpty
    case .signal: true
    default: place.isActive
    }
  }

  func report(
    _ step: WalkStep,
    _ run: (inout WalkTurn) -> Int?,
    _ body: (WalkArrival) -> Bool
  ) -> Bool {
    var turn = WalkTurn(in: self)
    let root = run(&turn)
    if turn.isLost { return true }
    return body(WalkArrival(step: step, root: root, taken: turn.taken, isCrowded: turn.isCrowded))
  }
}

// MARK: - Gestures

extension WalkWorld {
  /// The user's way back from the screen on top, or the end of what is presented on top.
  private func goBack(from visible: WalkPlace, _ body: (WalkArrival) -> Bool) {
    var position = visible.runner.path
    if showsNothing(cell(position)) { position = cell(position).lower }
    guard position != PathArena.nothing, !hosts(cell(position)) else { return }
    var place = visible
    guard isOpen(position, at: place) else { return }
    let isAlert = flows[place.runner.flow].moves.showsAlert(cell(position))
    var level = visible.around.count
    while !cell(position).traits.contains(.presented) {
      let lower = cell(position).lower
      if lower != PathArena.nothing {
        // A flow that was pushed and begins with an alert is closed, not left; that is not followed.
        if isAlert { return }
        let step = WalkStep(cause: .back, place: visible)
        _ = report(step, { take(position, &$0, place, level < visible.around.count, .back) }, body)
        return dismiss(below: lower, at: place, visible, body)
      }
      guard level > 0 else { return }
      level -= 1
      position = visible.around[level].host
      place = self.place(around: visible, at: level)
      // The first screen in a pane stays; the step that has the panes can be left instead.
      if visible.around[level].pane != nil {
        guard canLeavePanes(at: position, of: place) else { return }
        return goBack(from: place, body)
      }
    }
    let step = WalkStep(cause: .dismissed, place: visible)
    let isHost = level < visible.around.count
    _ = report(step, { take(position, &$0, place, isHost, .dismissed) }, body)
  }

  /// Looks for what is presented further down, and takes it away with all that is above it.
  private func dismiss(
    below lower: Int,
    at place: WalkPlace,
    _ visible: WalkPlace,
    _ body: (WalkArrival) -> Bool
  ) {
    var (place, position) = (place, lower)
    // A host buried further up would end as well, which is not followed.
    var isClear = place.runner.path == visible.runner.path
    while true {
      while position != PathArena.nothing {
        let cell = cell(position)
        guard hosts(cell) || isOpen(position, at: place), letsPanesGo(cell) else { return }
        if cell.traits.contains(.presented) {
          guard isClear, cell.child == PathArena.nothing || place.runner.path == position else {
            return
          }
          let step = WalkStep(cause: .dismissed, place: visible)
          _ = report(
            step,
            { take(position, &$0, place, cell.child != PathArena.nothing, .dismissed) },
            body
          )
          return
        }
        if cell.child != PathArena.nothing { isClear = false }
        position = cell.lower
      }
      guard let level = place.around.last else { return }
      // What is presented around the panes is closed only where the user sees its own screen.
      if level.pane != nil { return }
      position = level.host
      place = self.place(around: place, at: place.around.count - 1)
      isClear = place.runner.path == position
    }
  }

  /// Whether the user can leave a screen by hand.
  ///
  /// The first screen of a flow that says nothing itself goes by what the hosting step says.
  private func isOpen(_ position: Int, at place: WalkPlace) -> Bool {
    var (position, level) = (position, place.around.count)
    var flow = place.runner.flow
    while true {
      let cell = cell(position)
      if let back = flows[flow].back(from: cell.state) { return back == .allowed }
      guard cell.lower == PathArena.nothing, level > 0 else { return true }
      level -= 1
      (position, flow) = (place.around[level].host, place.around[level].runner.flow)
    }
  }

  private func place(around place: WalkPlace, at level: Int) -> WalkPlace {
    WalkPlace(
      around: Array(place.around[..<level]),
      runner: place.around[level].runner,
      isActive: true
    )
  }

  private func take(
    _ position: Int,
    _ turn: inout WalkTurn,
    _ place: WalkPlace,
    _ isHost: Bool,
    _ end: WalkEnd
  ) -> Int? {
    isHost
      ? turn.end(childIn: position, of: place, with: end)
      : turn.cut(place, to: cell(position).lower)
  }
}

/// What all coordinators of a tree share: the plan, the router, and whose turn it is.
///
/// A root owns its tree through its coordinators; the tree owns none of them. One event is one turn,
/// run to completion; whatever is sent meanwhile waits in one queue.
@usableFromInline @MainActor final class FlowTree {
  /// Something to be done within the turn before the router is called.
  private enum Work {
    case begin(any FlowNode)
    case enter(any FlowNode, generation: UInt32)
    case result(of: any FlowNode, to: any FlowNode)
    case signal(of: any FlowNode, to: any FlowNode)
    case message(ChildMessage, below: any FlowNode)
    case end(any FlowNode)
    case refill(NavigationArea, of: any FlowNode)
  }

  /// How many transitions a turn may take before it counts as endless.
  static let limit = 10_000

  let router: any Router
  @usableFromInline let observer: (any FlowObserver)?
  /// The observer, where it hears of what came from outside.
  @usableFromInline let inputObserver: (any FlowInputObserver)?
  weak var root: (any FlowNode)?
  /// The mark of the root, which holds it too.
  @usableFromInline @exclusivity(unchecked) var rootMark: RootMark?
  /// Whether the root is still there: when the tree alone holds its mark, it has gone.
  ///
  /// Asked with each event of a child, and many times faster than a weak reference.
  @inlinable var hasRoot: Bool { !isKnownUniquelyReferenced(&rootMark) }
  /// Where the screens of the root stand.
  @usableFromInline let area: NavigationArea
  let entry: FlowEntry
  /// Whether something has changed in a pane in this turn.
  var haveAreasChanged = false
  /// How many steps of the whole tree host a child and have another step of their path above them.
  ///
  /// Zero nearly always, which tells a coordinator at once that nothing stands above it.
  @usableFromInline @exclusivity(unchecked) var buried = 0

  /// How many traces and inputs the observer has got, issues left out.
  @usableFromInline @exclusivity(unchecked) var traceCount = 0
  /// How often the router has been called.
  @exclusivity(unchecked) private(set) var callCount = 0

  @usableFromInline @exclusivity(unchecked) var isBusy = false
  @usableFromInline @exclusivity(unchecked) var waiting = TurnQueue()
  @usableFromInline @exclusivity(unchecked) var trail = TransitionTrail(limit: limit)
  @exclusivity(unchecked) private var work: [Work] = []
  @exclusivity(unchecked) private var retrying: [any FlowNode] = []
  @exclusivity(unchecked) private var afterwards: [@MainActor () -> Void] = []
  @exclusivity(unchecked) private var calls: [RouterCall] = []
  /// What the flows of a snapshot begin on that have not begun, the next one last.
  private var restored: [RestoredFlow] = []
  private var printed: Set<FlowIssue> = []

  @usableFromInline init(router: any Router, observer: (any FlowObserver)?, entry: FlowEntry) {
    self.router = router
    self.observer = observer
    inputObserver = observer as? any FlowInputObserver
    self.entry = entry
    area = NavigationArea(entry: entry)
    area.join(self)
  }
}

// MARK: - Turns

extension FlowTree {
  /// Opens a turn, or answers false when one is running.
  func beginTurn() -> Bool {
    guard !isBusy else { return false }
    isBusy = true
    return true
  }

  /// Completes the turn, and then all that wait.
  @usableFromInline func endTurn() {
    repeat { settle() } while takeNext()
    isBusy = false
  }

  /// Runs something as a turn of its own, now or when its time comes.
  func runTurn(_ turn: @escaping @MainActor () -> Void) {
    guard beginTurn() else { return waiting.append(turn) }
    turn()
    endTurn()
  }

  /// Starts the next turn: postponed events whose flow has moved go before newer ones.
  private func takeNext() -> Bool {
    trail.reset()
    while let node = retrying.first {
      if node.retryPostponed() { return true }
      retrying.removeFirst()
    }
    guard let next = waiting.takeFirst() else { return false }
    next()
    return true
  }

  /// Does the work of the turn, then calls the router, then the owner of the root.
  private func settle() {
    while let next = work.popLast() {
      if trail.isExhausted { stop(at: next) } else { perform(next) }
    }
    callRouter()
    guard !afterwards.isEmpty else { return }
    let handlers = afterwards
    afterwards = []
    for handler in handlers { handler() }
  }

  private func callRouter() {
    area.appendCalls(to: &calls)
    if !area.panes.isEmpty { appendCallsOfPanes() }
    guard !calls.isEmpty else { return }
    // A child may be held, and move, after its root was let go: nobody owns the screens then.
    guard hasRoot else { return calls.removeAll() }
    // Out of the property while foreign code runs, and back for the next turn to fill.
    var list: [RouterCall] = []
    swap(&list, &calls)
    callCount += 1
    router.perform(list)
    // One by one, since it is nearly always one.
    while !list.isEmpty { list.removeLast() }
    swap(&list, &calls)
  }
}

// MARK: - Panes

extension FlowTree {
  /// Appends what panes need; of all calls of the turn, the first animated one stays so.
  private func appendCallsOfPanes() {
    guard haveAreasChanged || !calls.isEmpty else { return }
    haveAreasChanged = false
    area.appendCallsOfPanes(to: &calls)
    guard let first = calls.firstIndex(where: \.isAnimated) else { return }
    for index in calls.indices.dropFirst(first + 1) where calls[index].isAnimated {
      calls[index] = calls[index].animated(false)
    }
  }
}

// MARK: - Work within a turn, last in, first out

extension FlowTree {
  func begin(_ node: any FlowNode) { work.append(.begin(node)) }
  func enter(_ node: any FlowNode, generation: UInt32) {
    work.append(.enter(node, generation: generation))
  }
  func deliverResult(of child: any FlowNode, to parent: any FlowNode) {
    work.append(.result(of: child, to: parent))
  }
  func deliverSignal(of child: any FlowNode, to parent: any FlowNode) {
    work.append(.signal(of: child, to: parent))
  }
  func deliver(_ message: ChildMessage, below parent: any FlowNode) {
    work.append(.message(message, below: parent))
  }
  func end(_ node: any FlowNode) { work.append(.end(node)) }
  func refill(_ pane: NavigationArea, of node: any FlowNode) {
    work.append(.refill(pane, of: node))
  }
  func retryPostponed(of node: any FlowNode) { retrying.append(node) }
  func afterTurn(_ handler: @escaping @MainActor () -> Void) { afterwards.append(handler) }
  @inlinable func noteTransition<F: Flow>(of flow: F.Type, in step: F.Step) {
    trail.append(flow, step)
  }

  private func perform(_ next: Work) {
    switch next {
    case .begin(let node): node.begin()
    case .enter(let node, let generation): node.enterNext(generation: generation)
    case .result(let child, let parent): parent.receiveResult(of: child)
    case .signal(let child, let parent): parent.receiveSignal(of: child)
    case .message(let message, let parent): parent.deliver(message)
    case .end(let node): node.endAsDecided()
    case .refill(let pane, let node): node.refill(pane)
    }
  }

  /// Leaves an endless turn, in a state that the next event can go on from.
  private func stop(at next: Work) {
    if let cycle = trail.takeCycle() {
      root?.report(.runawayTurn(transitions: Self.limit, cycle: cycle))
    }
    switch next {
    case .begin(let node): node.parent?.abandon(node)
    case .result(let child, let parent): parent.abandon(child)
    case .signal(let child, _): child.dropSignal()
    case .enter, .message, .end, .refill: break
    }
  }
}

// MARK: - Restoring

extension FlowTree {
  /// Lets the flows that begin in this turn begin on these paths, parents first, unanimated.
  func restore(_ flows: [RestoredFlow]) {
    restored = flows.reversed()
    area.holdStill()
  }

  /// Whether flows that begin now do so on the paths of a snapshot.
  @usableFromInline var isRestoring: Bool { !restored.isEmpty }

  func takeRestored() -> RestoredFlow? { restored.popLast() }
}

// MARK: - Issues

extension FlowTree {
  /// Takes in an event that came from a screen whose coordinator is gone: all it is, is an issue.
  func receive<Event>(lateEvent event: Event, for flow: any Flow.Type) -> EventOutcome {
    let outcome = isBusy ? EventOutcome.queued : .ignored(.stale)
    guard isObserved, let root else { return outcome }
    let address = root.addressPlace.address
    let issue = FlowIssue(.staleEvent(Naming.value(event)), flow: flow, at: address)
    runTurn { root.report(issue) }
    return outcome
  }

  /// Whether anybody would see an issue; texts are not made otherwise.
  @usableFromInline var isObserved: Bool {
    #if DEBUG
    true
    #else
    observer != nil
    #endif
  }

  /// Prints an issue that no observer gets, each text once.
  func printUnobserved(_ issue: FlowIssue) {
    guard printed.insert(issue).inserted else { return }
    print("FlowCoordinators: \(issue)")
  }
}

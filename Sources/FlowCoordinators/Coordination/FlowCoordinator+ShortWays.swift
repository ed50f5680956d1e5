// The inlinable code of the module: this file, `FlowCoordinator+ShortMoves.swift`,
// `FlowCoordinator+ShortChildren.swift`, `Flow+ShortWays.swift`, and what they call or store. Generic
// code that an app cannot specialise looks up its types again on each call. Against code by hand
// (`Tests/Benchmarks`) it buys:
//
//   an event that stays          526 times as long as by hand without, 1.3 times with it
//   a push and a pop              61 times without, 0.6 times with it
//   a child flow from its start  137 times without, 2.1 times with it
//
// What is here are short ways for what happens nearly always: plain screens, one upon the other, and
// a child on top. Each does exactly what the general way does where its conditions hold, and leaves
// everything else to it. Stored properties are `@exclusivity(unchecked)`, since what is inlined loses
// the proof that accesses do not overlap: read into a local before user code runs, never across it.

extension FlowCoordinator {
  /// Hands an event to the flow, with its current step.
  ///
  /// When this returns, the turn is over: path, children, results and router calls are final.
  /// Within a turn the event waits for its own and the answer is `.queued`.
  @discardableResult @inlinable public func send(_ event: F.Event) -> EventOutcome {
    guard tree.observer == nil, state == .running, !tree.isBusy, !entries.isEmpty,
      isRoot || tree.hasRoot
    else { return sendWatched(event) }
    tree.isBusy = true
    let step = entries[entries.count - 1].step
    let answer = flow.transition(from: step, on: event)
    // Before the answer is handed on, since it need not be copied then.
    if case .stay = answer { return endQuietTurn() }
    return endTurn(with: answer, after: event, in: step)
  }

  /// The same where there is an observer, or nothing to ask.
  @inlinable func sendWatched(_ event: F.Event) -> EventOutcome {
    guard let observer = tree.observer, state == .running, !tree.isBusy, !entries.isEmpty,
      isRoot || tree.hasRoot
    else { return send(event, from: nil) }
    tree.isBusy = true
    let step = entries[entries.count - 1].step
    if tree.inputObserver != nil { observe(input: event, in: step) }
    var trace = FlowTrace<F>(.event(event, in: step), at: addressPlace)
    tell(observer, of: trace)
    let answer = flow.transition(from: step, on: event)
    guard case .stay = answer else { return endTurn(with: answer, after: event, in: step) }
    // At the place that the first trace holds, which need not be held once more then.
    trace = FlowTrace(.transition(from: step, on: event, .stay, to: step), at: trace.place)
    tell(observer, of: trace)
    return endQuietTurn()
  }

  /// Does what the flow has answered in a turn that has begun, and ends it.
  @inlinable func endTurn(
    with answer: F.Transition,
    after event: F.Event,
    in step: F.Step
  ) -> EventOutcome {
    switch answer {
    case .update(let new) where update(to: new, after: event, answer, in: step): break
    case .push(let new) where enter(new, by: .push, after: event, answer, in: step): break
    case .present(let new, let style)
    where enter(new, by: .present(style), after: event, answer, in: step):
      break
    case .replace(let new) where replace(with: new, after: event, answer, in: step): break
    case .pop where pop(after: event, answer, in: step): break
    case .dismiss where dismiss(after: event, answer, in: step): break
    case .finish(let output) where finish(output, after: event, answer, in: step): break
    default:
      let outcome = carryOut(answer, after: event, in: step)
      tree.endTurn()
      return outcome
    }
    tree.endTurn()
    return .handled
  }

  /// Ends a turn in which nothing has changed.
  @inlinable func endQuietTurn() -> EventOutcome {
    if tree.waiting.isEmpty { tree.isBusy = false } else { tree.endTurn() }
    return .handled
  }

  /// Whether there is nothing but screens and a child on top, here and in the whole tree.
  @inlinable var isPlain: Bool {
    tree.buried == 0 && aside?.isEmpty ?? true
  }

  /// Whether the current step is a screen of its own.
  @inlinable var hasPlainTop: Bool {
    isPlain && hosted.isEmpty && entries[entries.count - 1].kind == .screen
  }

  @usableFromInline func carryOut(
    _ answer: F.Transition,
    after event: F.Event,
    in step: F.Step
  ) -> EventOutcome {
    tree.noteTransition(of: F.self, in: step)
    return carryOut(decide(on: event, in: step, answered: answer), after: event, in: step)
  }
}

// MARK: - Places

extension FlowCoordinator {
  @inlinable var isRoot: Bool { entrance?.isRoot ?? false }
  var rootEntrance: RootEntrance<F>? { entrance as? RootEntrance<F> }
  /// Which step of the parent's path hosts it.
  var hostIndex: Int { Int(shortHostIndex) }
  /// How many screens are planned below its own.
  @inlinable var base: Int { Int(shortBase) }
  /// How the flow's first screen enters.
  @inlinable var way: FlowEntry { entrance?.way ?? .push }
  /// Whether the hosting step says something about the flow's first screen.
  @inlinable var hasTraits: Bool { entrance?.hasTraits ?? false }

  /// Returns the running child of a flow type nearest the top.
  ///
  /// Direct children come first; without one, their children are searched, and so on. Of panes, the
  /// selected one is nearest.
  @inlinable public func child<G: Flow>(_ type: G.Type) -> FlowCoordinator<G>? {
    // Nearly always it is the one on top.
    if aside == nil || !hasPanes, let top = hosted.last?.node.object as? FlowCoordinator<G>,
      top.state == .running
    {
      return top
    }
    return search(for: type)
  }
}

// MARK: - Telling

extension FlowCoordinator {
  /// Tells the observer of something that was done.
  @inlinable @inline(__always) func trace(_ record: FlowRecord<F>) {
    if let observer = tree.observer { tell(observer, of: FlowTrace(record, at: addressPlace)) }
  }

  @inlinable @inline(__always) func tell(_ observer: any FlowObserver, of trace: FlowTrace<F>) {
    tree.traceCount += 1
    observer.observe(trace)
  }

  /// Where it stands in the tree, for traces and issues.
  @inlinable var addressPlace: AddressPlace { knownAddress ?? makeAddress() }

  @usableFromInline func makeAddress() -> AddressPlace { AddressPlace(root: F.self) }
}

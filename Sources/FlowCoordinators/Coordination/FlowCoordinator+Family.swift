/// What a coordinator is to its relatives and to its tree.
extension FlowCoordinator: FlowNode {
  /// The name of the flow's type.
  public var name: String { Naming.type(F.self) }

  /// The path as text, lowest step first; made anew on each call.
  public var pathDescription: String {
    "[\(entries.map { Naming.value($0.step) }.joined(separator: ", "))]"
  }

  // MARK: - A child's result and signals

  /// Hands an ended child's result to the flow; without a move in answer the step is popped.
  func receiveResult(of child: any FlowNode) {
    guard isRunning else { return }
    if !F._receiveResult(of: child, in: self) { receiveResultAtLength(of: child) }
  }

  private func receiveResultAtLength(of child: any FlowNode) {
    if child.area !== area { return receiveResult(ofPane: child) }
    guard let place = hosted.lastIndex(where: { $0.child === child }) else { return }
    let host = hosted[place].host
    let index = hosted[place].index
    removeSteps(from: index + 1)
    removeHosted(at: place)
    entries[index].kind = .ended
    guard let event = host.event(forResultOf: child) else { return }
    let step = entries[index].step
    carryOut(decide(on: event, in: step), after: event, in: step, resultOf: child)
  }

  /// Does what the flow has answered to the result of a child.
  func carryOut(
    _ decision: Decision,
    after event: F.Event,
    in step: F.Step,
    resultOf child: any FlowNode
  ) {
    var decision = decision
    if decision.isIdle, decision.outcome != .postponed {
      if decision.signals.isEmpty, decision.problem == nil, !child.wasCancelled {
        report(
          .unhandledResult(Naming.value(event), child: child.name, step: Naming.value(step))
        )
      }
      leaveEndedStep(in: &decision)
    }
    carryOut(decision)
    if decision.outcome == .postponed { postponed.append(event) }
  }

  /// Makes the pop of a step whose child has ended part of what is done.
  func leaveEndedStep(
    in decision: inout Decision,
    for reason: CancellationReason = .back
  ) {
    var draft = PathDraft<F>(entries)
    if case .done = draft.make(.pop) {
      decision.change = draft.change
    } else {
      decision.end = .failure(.cancelled(reason))
    }
  }

  func receiveSignal(of child: any FlowNode) {
    guard isRunning, let host = host(of: child), let event = host.event(forNextSignalOf: child)
    else { return }
    _ = handle(event)
  }

  /// What makes a child's result and signals events of this flow.
  private func host(of child: any FlowNode) -> HostedFlow<F.Event>? {
    if child.area === area { return hosted.last { $0.child === child }?.host }
    return paneAndNumber(of: child).map { panes[$0.pane].content.hosts[$0.number] }
  }

  func abandon(_ child: any FlowNode) {
    child.conclude(cancelled: .replaced)
    if child.area !== area { return empty(paneOf: child) }
    guard let place = hosted.lastIndex(where: { $0.child === child }) else { return }
    entries[hosted[place].index].kind = .ended
    removeHosted(at: place)
  }

  var wasCancelled: Bool {
    if case .failure(.cancelled) = result { true } else { false }
  }

  var wasRefused: Bool {
    if case .failure(.cancelled(.refused)) = result { true } else { false }
  }

  // MARK: - Places

  var screenOrigin: ScreenOrigin { origin }

  var topChild: (any FlowNode)? { hosted.last?.child }

  func appendChildren(to nodes: inout [any FlowNode]) {
    appendChildren(from: 0, to: &nodes, nearestFirst: false)
  }

  func appendChildrenFromTop(to nodes: inout [any FlowNode]) {
    appendChildren(from: 0, to: &nodes, nearestFirst: true)
  }

  func position(above index: Int) -> Int? {
    index + 1 < entries.count ? entries[index + 1].position : nil
  }

  func index(at position: Int) -> Int? {
    entries.lastIndex { $0.position == position && $0.hasScreen }
  }

  // MARK: - Moves of the user

  func cutSteps(from index: Int, for reason: CancellationReason) -> [any FlowNode] {
    guard index < entries.count, let from = step else { return [] }
    generation &+= 1
    let gone = hosted.filter { $0.index >= index }
    let children = gone.reversed().map(\.child)
    tree.conclude(self.children(from: index), for: reason)
    removePanes(from: index)
    let steps = gone.map { entries[$0.index] }
    removeEntries(from: index)
    for step in steps {
      var entry = step
      (entry.kind, entry.position) = (.ended, area.plan.count)
      append(entry)
    }
    changeHosted { hosted in
      let first = hosted.count - gone.count
      for offset in gone.indices { hosted[first + offset].index = index + offset }
    }
    observe(.userMoved(reason, from: from, to: index > 0 ? entries[index - 1].step : nil))
    noteStepChange()
    return children
  }

  // MARK: - Counting what is buried

  var buriedHosts: Int {
    guard let top = hosted.last else { return 0 }
    return top.index == entries.count - 1 ? hosted.count - 1 : hosted.count
  }

  // What goes is let go after the change, never within: its end may run code that reads the path.

  /// Puts a step on the path.
  func append(_ entry: PathEntry<F.Step>) {
    let before = buriedHosts
    entries.append(entry)
    tree.buried += buriedHosts - before
  }

  /// Takes the steps from one up off the path, top first.
  func removeEntries(from index: Int) {
    while entries.count > index {
      let before = buriedHosts
      let gone = entries.removeLast()
      tree.buried += buriedHosts - before
      withExtendedLifetime(gone) {}
    }
  }

  func changeHosted(_ change: (inout [Hosted]) -> Void) {
    let before = buriedHosts
    change(&hosted)
    tree.buried += buriedHosts - before
  }

  func removeHosted(at index: Int) {
    let before = buriedHosts
    let gone = hosted.remove(at: index)
    tree.buried += buriedHosts - before
    withExtendedLifetime(gone) {}
  }
}

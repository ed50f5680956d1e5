/// How deep panes can stand in panes, so that a flow that has panes of itself comes to an end.
private let deepestPanes = 64

/// Panes: child flows that run side by side, each in an area of its own.
extension FlowCoordinator {
  /// Enters a step with panes: its screen, then all the flows in them, the first pane's first.
  ///
  /// Where they are restored, that begins in each of them which has run there.
  func showPanes(
    _ panes: PanesContent<F.Event>,
    in entry: PathEntry<F.Step>,
    _ content: F.Content,
    opens style: PresentationStyle?,
    restoring restored: [RestoredPath<F>.Pane]? = nil
  ) {
    let panes = panes.falling(backTo: nil)
    show(entry, with: F.Content(.panes(panes), content.traits), opens: style)
    let planned = PlannedPanes(at: entry.position, in: area)
    area.append(planned)
    self.panes.append(HostedPanes(index: entries.count - 1, content: panes, planned: planned))
    if !entering.isEmpty || restoring != nil { tree.enter(self, generation: generation) }
    if area.depth == deepestPanes {
      report(.panesTooDeep(levels: deepestPanes, step: Naming.value(entry.step)))
    }
    if let restored {
      restore(restored, in: self.panes.count - 1)
    } else {
      arrange(self.panes.count - 1, as: panes)
    }
  }

  /// Gives a step with panes its new payload: panes that stay go on, others end and begin.
  func updatePanes(at index: Int, from oldStep: F.Step, to step: F.Step) {
    let content = flow.content(of: step)
    guard case .panes(let given) = content.kind,
      let place = panes.lastIndex(where: { $0.index == index })
    else { return }
    reportMisuse(of: given, in: step)
    let new = given.falling(backTo: panes[place].selectedID)
    area.update(
      entries[index].position,
      to: screen(for: step, with: F.Content(.panes(new), content.traits), at: index)
    )
    for (number, tenant) in panes[place].tenants.enumerated()
    where tenant != nil && tenant?.began == nil {
      panes[place].tenants[number]?.began = oldStep
    }
    arrange(place, as: new)
  }

  /// Lets the panes be those that the step describes.
  private func arrange(_ place: Int, as content: PanesContent<F.Event>) {
    let old = panes[place].content
    let tenants = panes[place].tenants
    var kept: [HostedPanes<F>.Tenant?] = []
    for (number, id) in content.ids.enumerated() {
      let known = old.ids.firstIndex(of: id).flatMap { tenants.indices.contains($0) ? $0 : nil }
      let isSame = known.map { old.hosts[$0].hostsSameFlow(as: content.hosts[number]) }
      kept.append(isSame == true ? known.flatMap { tenants[$0] } : nil)
    }
    let gone = tenants.reversed().compactMap { tenant in
      kept.contains { $0?.child === tenant?.child } ? nil : tenant?.child
    }
    // All at once, and before anything ends: whoever hears of an end can look at the panes.
    panes[place].planned.arrange(content.ids, in: tree)
    panes[place].content = content
    panes[place].tenants = kept
    if !gone.isEmpty { tree.conclude(gone, for: .replaced) }
    for child in gone { child.area.keep(0) }
    // The last is begun first, since work is taken from the end.
    for number in content.ids.indices.reversed() where kept[number] == nil {
      fill(number, of: place, with: content.hosts[number])
    }
    withExtendedLifetime((old, tenants)) {}
  }

  /// Lets the flow of an empty pane begin.
  func fill(
    _ number: Int,
    of place: Int,
    with host: HostedFlow<F.Event>,
    began: F.Step? = nil
  ) {
    let hosted = panes[place]
    guard area.depth < deepestPanes else { return }
    let address =
      tree.isObserved
      ? AddressPlace(
        step: AddressPlace(
          parent: addressPlace,
          hostedBy: entries[hosted.index].step,
          at: hosted.index
        ),
        pane: hosted.content.ids[number]
      ) : nil
    let child = host.makeCoordinator(in: hosted.planned.areas[number], of: tree)
    child.join(self, at: hosted.index, above: 0, .by(.root), address)
    panes[place].tenants[number] = .init(child: child, began: began)
    tree.begin(child)
  }

  func refill(_ pane: NavigationArea) {
    guard isRunning,
      let place = panes.lastIndex(where: { hosted in
        hosted.planned.areas.contains { $0 === pane }
      }),
      let number = panes[place].planned.areas.firstIndex(where: { $0 === pane }),
      panes[place].tenants[number] == nil
    else { return }
    fill(number, of: place, with: panes[place].content.hosts[number])
  }

  /// Hands the result of a pane's flow to this flow; where the step stays, the pane begins again.
  func receiveResult(ofPane child: any FlowNode) {
    guard let (place, number) = paneAndNumber(of: child) else { return }
    let host = panes[place].content.hosts[number]
    let index = panes[place].index
    tree.clear(above: self)
    removeSteps(from: index + 1)
    empty(paneOf: child)
    guard let event = host.event(forResultOf: child) else { return }
    let step = entries[index].step
    var decision = decide(on: event, in: step)
    if decision.outcome == .unhandled, !child.wasCancelled {
      report(
        .unhandledPaneResult(Naming.value(event), child: child.name, step: Naming.value(step))
      )
    }
    // What cannot be shown is not tried again until the flow has its say.
    if !child.wasRefused { decision.refill = child.area }
    carryOut(decision)
    if decision.outcome == .postponed { postponed.append(event) }
  }

  /// Lets go of the coordinator in a pane.
  func empty(paneOf child: any FlowNode) {
    guard let (place, number) = paneAndNumber(of: child) else { return }
    let gone = panes[place].tenants[number]
    panes[place].tenants[number] = nil
    withExtendedLifetime(gone) {}
  }

  /// Lets go of the panes of the steps from one up.
  func removePanes(from index: Int) {
    while let last = panes.last, last.index >= index {
      panes.removeLast()
      withExtendedLifetime(last) {}
    }
  }

  func reportMisuse(of panes: PanesContent<F.Event>, in step: F.Step) {
    for id in panes.repeated {
      report(.repeatedPane(Naming.value(id.base), step: Naming.value(step)))
    }
    guard panes.selected == nil else { return }
    report(
      .unknownPane(
        Naming.value(panes.selectedID.base),
        step: Naming.value(step),
        panes: panes.ids.map { Naming.value($0.base) }
      )
    )
  }
}

// MARK: - Looking for children

extension FlowCoordinator {
  /// Which panes a child runs in, and in which of them.
  func paneAndNumber(of child: any FlowNode) -> (pane: Int, number: Int)? {
    for (place, hosted) in panes.enumerated().reversed() {
      let number = hosted.tenants.firstIndex { $0?.child === child }
      if let number { return (place, number) }
    }
    return nil
  }

  /// The children of the steps from one up, newest first.
  func children(from index: Int) -> [any FlowNode] {
    var nodes: [any FlowNode] = []
    appendChildren(from: index, to: &nodes, nearestFirst: false)
    return nodes
  }

  /// Appends the children of the steps from one up, those of the topmost step first; of the panes
  /// of a step the newest first, or the one that is nearest to the user.
  func appendChildren(
    from index: Int,
    to nodes: inout [any FlowNode],
    nearestFirst: Bool
  ) {
    func order(_ panes: HostedPanes<F>) -> [any FlowNode] {
      nearestFirst ? panes.nearestFirst : panes.newestFirst
    }
    var open = panes[...]
    for hosted in hosted.reversed() {
      if hosted.index < index { break }
      while let last = open.last, last.index > hosted.index {
        nodes.append(contentsOf: order(open.removeLast()))
      }
      nodes.append(hosted.child)
    }
    while let last = open.popLast(), last.index >= index {
      nodes.append(contentsOf: order(last))
    }
  }

  func inspectedPanes(at index: Int) -> [InspectedPane] {
    guard let hosted = panes.last(where: { $0.index == index }) else { return [] }
    return hosted.tenants.enumerated().map { number, tenant in
      let isSelected = number == hosted.content.selected
      return InspectedPane(
        id: hosted.content.ids[number],
        flow: tenant?.child,
        isSelected: isSelected
      )
    }
  }

  /// Returns the running coordinator in a pane, looked for from the top of the tree below this flow.
  ///
  /// - Parameters:
  ///   - id: The pane.
  ///   - type: The type of the flow that runs in it.
  /// - Returns: The coordinator; nil when no such pane runs such a flow.
  public func pane<ID: Hashable, G: Flow>(_ id: ID, _ type: G.Type) -> FlowCoordinator<G>? {
    let id = AnyHashable(id)
    var level: [any FlowNode] = [self]
    while !level.isEmpty {
      var next: [any FlowNode] = []
      for node in level { node.appendChildrenFromTop(to: &next) }
      for node in next where node.isRunning && node.isFlowOfPane && node.area.place?.id == id {
        if let found = node as? FlowCoordinator<G> { return found }
      }
      level = next
    }
    return nil
  }
}

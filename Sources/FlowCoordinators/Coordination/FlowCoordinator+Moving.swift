/// How a path changes: what stands above goes, steps leave top first, and new steps enter.
extension FlowCoordinator {
  /// Makes a change that was found possible.
  func move(_ change: PathChange<F.Step>) {
    let isMore = change.kept < entries.count || !change.added.isEmpty
    if isMore {
      tree.clear(above: self)
      leave(from: change.kept)
      entering = change.added.reversed()
      // What an update lets begin, in panes, does so before the steps above it enter.
      if !change.updates.isEmpty { tree.enter(self, generation: generation) }
    }
    for update in change.updates { self.update(update.index, to: update.step) }
    if isMore, change.updates.isEmpty { enterNext(generation: generation) }
    noteStepChange()
  }

  /// The step on top after a change.
  func top(after change: PathChange<F.Step>) -> F.Step {
    if let added = change.added.last { return added.step }
    let index = change.kept - 1
    return change.updates.last { $0.index == index }?.step ?? entries[index].step
  }

  func removeSteps(from index: Int) {
    guard index < entries.count else { return }
    leave(from: index)
    noteStepChange()
  }

  /// Takes steps off the path, and their screens and whatever stands on them off the plan.
  private func leave(from index: Int) {
    generation &+= 1
    aside?.entering.removeAll()
    guard index < entries.count else { return }
    let children = children(from: index)
    while let last = hosted.last, last.index >= index { removeHosted(at: hosted.count - 1) }
    removePanes(from: index)
    if !children.isEmpty { tree.conclude(children, for: .replaced) }
    area.keep(entries[index].position)
    removeEntries(from: index)
  }

  /// Gives a step of the path its new payload.
  private func update(_ index: Int, to step: F.Step) {
    var old = step
    swap(&old, &entries[index].step)
    defer { withExtendedLifetime(old) {} }
    switch entries[index].kind {
    case .screen, .alert:
      let content = flow.content(of: step)
      area.update(entries[index].position, to: screen(for: step, with: content, at: index))
    case .panes: updatePanes(at: index, from: old, to: step)
    case .hosting:
      guard case .flow(let host) = flow.content(of: step).kind,
        let place = hosted.lastIndex(where: { $0.index == index })
      else { return }
      if hosted[place].began == nil { hosted[place].began = old }
      var oldHost = host
      swap(&oldHost, &hosted[place].host)
      withExtendedLifetime(oldHost) {}
    case .nothing, .ended, .answered: break
    }
  }

  /// The screen of an entry with a new step: the same screen to the router.
  func screen(for step: F.Step, with content: F.Content, at index: Int) -> Screen {
    let number = area.plan.planned[entries[index].position].screen.content.number
    return screen(number, for: step, with: content, isFirst: index == 0)
  }

  private func screen(
    _ number: Int,
    for step: F.Step,
    with content: F.Content,
    isFirst: Bool
  ) -> Screen {
    Screen(
      FlowScreen(
        number: number,
        origin: origin,
        step: step,
        content: content,
        host: isFirst ? entrance?.traits : nil
      )
    )
  }
}

// MARK: - Entering

extension FlowCoordinator {
  /// Enters the steps that wait, up to one that hosts a child: the child starts before the next.
  func enterNext(generation: UInt32) {
    guard generation == self.generation else { return }
    if let restoring { return enterRestored(restoring) }
    // Steps may enter after a child's result was postponed in this very turn.
    if !entering.isEmpty { noteStepChange() }
    while let next = aside?.entering.popLast() {
      makeRoom()
      let way = entries.isEmpty ? self.way : next.way
      guard enter(next.step, by: way, showing: flow.content(of: next.step)) else {
        return leaveAside()
      }
    }
    leaveAside()
  }

  /// Enters one step; false when nothing may follow for now: a child starts, or it was refused.
  func enter(_ step: F.Step, by way: FlowEntry, showing content: F.Content) -> Bool {
    var entry = entry(for: step, by: way, as: .screen, content)
    switch content.kind {
    case .screen, .panes:
      let style = shownWay(of: entry).style
      if style == nil, area.plan.hasAlertOnTop {
        refuse(step)
        return false
      }
      if case .panes(let panes) = content.kind {
        entry.kind = .panes
        reportMisuse(of: panes, in: step)
        showPanes(panes, in: entry, content, opens: style)
        return false
      }
      show(entry, with: content, opens: style)
    case .alert:
      entry.kind = .alert
      show(entry, with: content, opens: .alert)
    case .nothing:
      entry.kind = .nothing
      append(entry)
    case .flow(let host):
      entry.kind = .hosting
      startChild(of: host, in: entry, traits: content.traits)
      return false
    }
    return true
  }

  /// A step in its place, with its work begun.
  func entry(
    for step: F.Step,
    by way: FlowEntry,
    as kind: PathEntry<F.Step>.Kind,
    _ content: F.Content
  ) -> PathEntry<F.Step> {
    var entry = PathEntry(step: step, way: way, kind: kind, position: area.plan.count)
    if let work = content.traits?.task { entry.task = begin(work) }
    return entry
  }

  func show(
    _ entry: PathEntry<F.Step>,
    with content: F.Content,
    opens style: PresentationStyle?
  ) {
    let isFirst = entries.isEmpty
    append(entry)
    area.append(
      screen(area.nextScreenNumber(), for: entry.step, with: content, isFirst: isFirst),
      opens: style
    )
  }

  private func begin(_ work: @escaping @MainActor (Send<F.Event>) async -> Void) -> StepTask {
    let id = ScreenID(space: area.space, number: area.nextScreenNumber())
    return StepTask(id: id, sendingThrough: Send(id, from: self), work)
  }

  /// Leaves out a step that came to stand on an alert in a way that its answer could not tell:
  /// a step below showed less, or a child more, than expected.
  private func refuse(_ step: F.Step) {
    report(.pushOntoAlert(Naming.value(step)))
    aside?.entering.removeAll()
    if entries.isEmpty { end(.failure(.cancelled(.refused))) }
  }

  private func startChild(
    of host: HostedFlow<F.Event>,
    in entry: PathEntry<F.Step>,
    traits: StepTraits<F.Event>?
  ) {
    let outer = entries.isEmpty ? entrance?.traits : nil
    let index = entries.count
    let child = host.makeCoordinator(in: area, of: tree)
    child.join(
      self,
      at: index,
      above: entry.position,
      .by(
        shownWay(of: entry),
        traits: traits.map { HostTraitsOf<F>(traits: $0, owner: self, outer: outer) } ?? outer
      ),
      tree.isObserved
        ? AddressPlace(parent: addressPlace, hostedBy: entry.step, at: index) : nil
    )
    append(entry)
    changeHosted { $0.append(Hosted(index: index, node: NodeHandle(node: child), host: host)) }
    if !entering.isEmpty || restoring != nil { tree.enter(self, generation: generation) }
    tree.begin(child)
  }

  /// Takes a step that shows nothing off the top, for the next one to stand on what is below.
  private func makeRoom() {
    guard let last = entries.last, last.showsNothing else { return }
    if let index = hosted.last?.index, index == entries.count - 1 {
      removeHosted(at: hosted.count - 1)
    }
    removeEntries(from: entries.count - 1)
  }

  /// How the screen of a new entry is shown: the first screen of a flow takes the flow's way.
  func shownWay(of entry: PathEntry<F.Step>) -> FlowEntry {
    entry.way == .push && entry.position == base ? way : entry.way
  }
}

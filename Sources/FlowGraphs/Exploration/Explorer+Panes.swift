import FlowCoordinators

/// Panes: their results, their signals and the user's choice of one are events of this flow.
extension Explorer {
  /// Notes the panes of a step; their flows are explored when the step can be in a path.
  func addPanes(_ content: PanesContent<F.Event>, in state: Int, back: ScreenBack?) {
    let names = PaneSet.names(of: content.ids)
    let selections = content.ids.indices.map { pane in
      pane == content.selected
        ? nil : addStimulus(.selection(pane: names[pane]), content.event(forSelecting: pane))
    }
    paneContents[state] = content
    paneSets[state] = PaneSet(
      style: content.style,
      ids: content.ids,
      names: names,
      selected: content.selected,
      selections: selections
    )
    space.addState(showing: .panes, back: back)
  }

  /// Lets the user choose each pane that is not selected.
  func choosePanes(at entry: Int) {
    let state = space.entries[entry].state
    for stimulus in paneSets[state]?.selections ?? [] {
      if let stimulus { space.apply(record(of: stimulus, in: state), at: entry) }
    }
  }

  /// Lets the flows of all panes end; the step stays, and an ended flow begins again.
  func endPanes(in entry: Int) throws(ExplorationError) {
    let state = space.entries[entry].state
    for hosting in try paneHostings(in: state) {
      for stimulus in hosting.results {
        let record = record(of: stimulus, in: state)
        // What stood above the panes is gone, whatever the answer is.
        if space.book.records[record].answer.canKeepStep { space.bring(entry, by: .below(state)) }
        space.apply(record, at: entry)
      }
    }
  }

  /// The flows of a step's panes, explored now if they are not known yet.
  func paneHostings(in state: Int) throws(ExplorationError) -> [Hosting] {
    guard let content = paneContents[state], let set = paneSets[state] else { return [] }
    guard set.hostings.isEmpty else { return set.hostings }
    let visitor = ChildExploration<F.Event>(context: context, entrance: .pane)
    var hostings: [Hosting] = []
    for (pane, name) in zip(content.hosts, set.names) {
      let child = try pane.accept(visitor).get()
      if case .repeated(let type, _) = child.child { recursions.insert(type) }
      let hosting = Hosting(
        key: Hosting.Key(state: state, entrance: .pane),
        pane: name,
        child: child.child,
        results: child.results.map { addStimulus(.paneResult($0.ending, pane: name), $0.event) },
        signals: child.signals.map {
          addStimulus(.paneSignal($0.name, host: state, pane: name), $0.event)
        },
        unheard: child.unheard
      )
      hostings.append(hosting)
    }
    paneSets[state]?.hostings = hostings
    hosted += hostings
    if hostings.contains(where: { !$0.signals.isEmpty }) { space.startListening() }
    return hostings
  }
}

extension Answer {
  /// Whether the step that is asked can still be there afterwards.
  fileprivate var canKeepStep: Bool {
    switch self {
    case .stay, .tell, .postpone, .signal, .unhandled, .popTo, .dismiss, .popToRoot, .sequence: true
    case .push, .present, .replace, .update, .setStack, .pop, .finish, .fail, .cancel: false
    }
  }
}

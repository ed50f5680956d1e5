import FlowCoordinators

/// The names that a graph gives to the transitions of a walk.
struct TransitionLabels {
  private struct Part: Hashable {
    let flow: Int
    let number: Int
  }

  private let world: WalkWorld
  private var steps: [Part: String] = [:]
  private var labels: [Part: [String]] = [:]

  init(_ world: WalkWorld) {
    self.world = world
  }

  /// Whether something that happens takes a transition that a graph names.
  mutating func takes(_ mark: TransitionMark, _ arrival: WalkArrival) -> Bool {
    for taken in arrival.taken where isMeant(mark, taken) {
      let place = arrival.step.place
      if hosts(of: taken.flow, in: place).contains(mark.hosts) { return true }
      // A flow below the receiver has been told something.
      let isBelow = place.around.allSatisfy { $0.runner.flow != taken.flow }
      if isBelow, place.runner.flow != taken.flow, mark.hosts.starts(with: names(of: place)) {
        return true
      }
    }
    return false
  }

  /// The names of the steps that host a coordinator.
  private mutating func names(of place: WalkPlace) -> [String] {
    var names: [String] = []
    for level in place.around {
      names.append(step(world.cell(level.host).state, of: level.runner.flow))
    }
    return names
  }

  private mutating func isMeant(_ mark: TransitionMark, _ taken: TakenTransition) -> Bool {
    let flow = world.flows[taken.flow].flow
    guard step(taken.state, of: taken.flow) == mark.source,
      flow.eventName(taken.stimulus) == mark.event,
      mark.label.map({ label in names(of: taken).contains(label) }) ?? true
    else { return false }
    return target(of: taken) == mark.target
  }

  /// The names of the steps that host a flow which an event can concern: the receiver's or one around.
  private mutating func hosts(of flow: Int, in place: WalkPlace) -> [[String]] {
    var names: [String] = []
    var hosts: [[String]] = []
    for level in place.around {
      if level.runner.flow == flow { hosts.append(names) }
      let state = world.cell(level.host).state
      names.append(step(state, of: level.runner.flow))
      if let pane = level.pane, let set = world.flows[level.runner.flow].flow.panes[state] {
        names.append(set.places[pane])
      }
    }
    if place.runner.flow == flow { hosts.append(names) }
    return hosts
  }

  private mutating func step(_ state: Int, of flow: Int) -> String {
    let part = Part(flow: flow, number: state)
    if let name = steps[part] { return name }
    let name = world.flows[flow].flow.stepName(state)
    steps[part] = name
    return name
  }

  /// What the event may be called, with and without what tells it apart.
  private mutating func names(of taken: TakenTransition) -> [String] {
    let part = Part(flow: taken.flow, number: taken.stimulus)
    if let names = labels[part] { return names }
    let names = world.flows[taken.flow].flow.labels(of: taken.stimulus)
    labels[part] = names
    return names
  }

  private mutating func target(of taken: TakenTransition) -> String {
    switch taken.target {
    case .step(let state): step(state, of: taken.flow)
    case .end(.output(let number)): world.flows[taken.flow].flow.endingName(ofOutput: number)
    case .end(.error): "failed"
    case .left, .end: "cancelled"
    }
  }
}

extension ExploredFlowOf {
  func endingName(ofOutput number: Int) -> String {
    Ending(FlowResult<F.Output>.success(outputs[number])).name
  }

  func labels(of stimulus: Int) -> [String] {
    let trigger = triggers(places: steps.indices.map { _ in 0 })[stimulus]
    return [trigger.label(distinguished: false), trigger.label(distinguished: true)]
  }
}

extension FlowGraph.Edge.Trigger {
  /// The event as an edge is labelled, with what tells it apart in brackets where that is needed.
  fileprivate func label(distinguished isDistinguished: Bool) -> String {
    let distinction: String?
    switch self {
    case .begin, .back: distinction = nil
    case .event(_, let example): distinction = example
    case .childEnded(_, let ending): distinction = ending.detail
    case .childSignal(_, let signal, _), .paneSignal(_, let signal, _, _): distinction = signal
    case .paneSelected(_, let pane): distinction = pane
    case .paneEnded(_, _, let ending): distinction = ending.detail
    }
    return FlowGraph.Edge(
      source: 0,
      target: 0,
      trigger: self,
      move: .stay,
      distinction: isDistinguished ? distinction : nil,
      isWayBack: false
    ).label
  }
}

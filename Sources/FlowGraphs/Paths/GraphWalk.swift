/// Walks through a graph's flow and the flows inside.
struct GraphWalk {
  let world = WalkWorld()
  /// The moment in which everything begins.
  let beginning: Int
  private let rootName: String

  /// How many moments one search looks at before it gives up, at least.
  static let fewestVisits = 20_000

  init?(_ graph: FlowGraph) {
    guard let flow = graph.explorations.first as? any CheckedFlow else { return nil }
    _ = world.number(of: flow)
    rootName = FlowFamily.rootName(of: graph.name)
    var turn = WalkTurn(in: world)
    guard let root = turn.begin() else { return nil }
    beginning = root
  }

  /// How many moments a search may look at.
  var limit: Int { max(Self.fewestVisits, 2 * (world.flows.first?.flow.causes.count ?? 0)) }

  func search(
    from root: Int,
    exactly isExact: Bool = false,
    limit: Int? = nil,
    hidden: Int = 0
  ) -> WalkSearch {
    WalkSearch(
      in: world,
      from: root,
      exactly: isExact,
      limit: limit ?? self.limit,
      hidden: hidden
    )
  }

  /// The shortest path to where some coordinator is in one of its flow's wanted steps.
  func path(to wanted: (WalkedFlow) -> [Int]) -> FlowPath? {
    var goals: [Set<Int>] = []
    func isThere(_ root: Int?) -> Bool {
      guard let root else { return false }
      return world.places(in: root).contains { place in
        while goals.count < world.flows.count {
          goals.append(Set(wanted(world.flows[goals.count])))
        }
        return goals[place.runner.flow].contains(world.state(of: place.runner))
      }
    }
    if isThere(beginning) { return FlowPath(events: []) }
    for isExact in [false, true] {
      var search = search(from: beginning, exactly: isExact, hidden: Self.fewestVisits)
      if let steps = search.steps(to: { isThere($0.root) }) { return path(of: steps) }
    }
    return nil
  }
}

// MARK: - Paths as values

extension GraphWalk {
  func path(of arrivals: [WalkArrival]) -> FlowPath {
    FlowPath(events: arrivals.map { event(of: $0) })
  }

  private func event(of arrival: WalkArrival) -> FlowPath.Event {
    let place = arrival.step.place
    let flow = world.flows[place.runner.flow].flow
    let hosts = hosts(of: place)
    let kind: FlowPath.Event.Kind
    let code: String
    var value: any EventValue = NoEventValue()
    var button: String?
    var (pane, paneID): (String?, AnyHashable?)
    switch arrival.step.cause {
    case .event(let stimulus):
      (kind, code) = (.event, flow.eventCode(stimulus))
      value = flow.eventValue(stimulus)
    case .choice(let stimulus):
      (kind, code) = (.event, flow.eventCode(stimulus))
      value = flow.eventValue(stimulus)
      if case .choice(let title) = flow.stimuli[stimulus] { button = title }
    case .selection(let stimulus, let number):
      (kind, code) = (.event, flow.eventCode(stimulus))
      value = flow.eventValue(stimulus)
      let set = flow.panes[world.state(of: place.runner)]
      (pane, paneID) = (set?.names[number], set?.ids[number])
    case .back: (kind, code) = (.back, "back")
    case .dismissed: (kind, code) = (.dismissed, "dismissed")
    }
    return FlowPath.Event(
      kind: kind,
      flow: flow.names.flow,
      address: ([rootName] + world.names(around: place)).joined(separator: "/"),
      code: code,
      button: button,
      pane: pane,
      from: flow.stepCode(world.state(of: place.runner)),
      to: arrival.root.flatMap { step(of: place, in: $0) },
      flowType: flow.type,
      hosts: hosts,
      hostIndices: indices(of: place),
      hostPanes: place.around.map { world.paneID(at: $0) },
      paneID: paneID,
      value: value
    )
  }

  /// The step of a coordinator at a later moment; nil when it is not there any more.
  private func step(of place: WalkPlace, in root: Int) -> String? {
    let hosts = hosts(of: place)
    let panes = place.around.map { world.paneID(at: $0) }
    let indices = indices(of: place)
    let later = world.places(in: root).first { other in
      // The same flow may have been explored in several variants, presented or not.
      world.flows[other.runner.flow].flow.flowType == world.flows[place.runner.flow].flow.flowType
        && self.indices(of: other) == indices && self.hosts(of: other) == hosts
        && other.around.map { world.paneID(at: $0) } == panes
    }
    guard let later else { return nil }
    return world.flows[later.runner.flow].flow.stepCode(world.state(of: later.runner))
  }

  /// The names of the steps that host a coordinator, outermost first.
  private func hosts(of place: WalkPlace) -> [String] {
    place.around.map { world.flows[$0.runner.flow].flow.stepName(world.cell($0.host).state) }
  }

  /// Where the steps that host a coordinator stand in their paths.
  private func indices(of place: WalkPlace) -> [Int] {
    place.around.map { level in
      var index = 0
      var lower = world.cell(level.host).lower
      while lower != PathArena.nothing {
        index += 1
        lower = world.cell(lower).lower
      }
      return index
    }
  }
}

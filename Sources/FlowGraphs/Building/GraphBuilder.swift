import FlowCoordinators

/// Makes the graph of a flow from explorations of it, all of the same flow type.
///
/// There are several where a step hosts a flow that its payload decides about: `order(1)` and
/// `order(2)` are one node, and what their children do is drawn in one place.
struct GraphBuilder<F: Flow> {
  private struct Key: Hashable {
    let group: Int
    let shows: StepShows
    let childType: ObjectIdentifier?
  }

  private struct StepNode {
    let key: Key
    var children: [HostedChild] = []
    var panes: NodePanes?
    var valueCount = 0
    var traits: NodeTraits = []
  }

  private var groups = StepGroups<F.Step>()
  private var stepNodes: [StepNode] = []
  private var known: [Key: Int] = [:]
  /// The explored flows, and for each of its nodes the one here.
  private var flows: [(flow: ExploredFlowOf<F>, nodes: [Int])] = []

  mutating func add(_ flow: ExploredFlowOf<F>) {
    var numbers: [Int] = []
    for node in flow.nodes.nodes {
      let key = Key(
        group: groups.group(of: node.example),
        shows: node.shows,
        childType: node.children.first?.type
      )
      let number = place(of: key, with: node.panes)
      if number == stepNodes.count {
        if node.panes == nil { known[key] = number }
        stepNodes.append(StepNode(key: key))
      }
      stepNodes[number].valueCount += node.valueCount
      stepNodes[number].traits.formUnion(node.traits)
      stepNodes[number].children += node.children
      if let panes = node.panes, stepNodes[number].panes?.take(panes) == nil {
        stepNodes[number].panes = panes
      }
      numbers.append(number)
    }
    flows.append((flow, numbers))
  }

  mutating func build() throws(ExplorationError) -> FlowGraph {
    var list = NodeList()
    let start = list.append(.start, named: "", id: ".start")
    var children: [FlowGraph] = []
    var positions = [Int](repeating: start, count: stepNodes.count)
    for number in orderedNodes() {
      let node = stepNodes[number]
      let name = groups.names[node.key.group]
      let kind = try kind(of: node, children: &children)
      positions[number] = list.append(
        kind,
        named: name,
        id: SafeNames.safe(name),
        valueCount: node.valueCount,
        traits: node.traits
      )
    }
    var transitions = TransitionCollector(list: list, successes: successes())
    for (flow, numbers) in flows {
      try transitions.add(flow, positions: numbers.map { positions[$0] }, start: start)
    }
    let names = FlowNames(F.self)
    return FlowGraph(
      name: names.flow,
      output: names.output,
      nodes: transitions.list.nodes,
      edges: transitions.edges(),
      children: children,
      explorations: flows.map(\.flow)
    )
  }

  private mutating func orderedNodes() -> [Int] {
    let order = groups.order(atMost: max(stepNodes.count, 10_000))
    var members = [[Int]](repeating: [], count: groups.names.count)
    for (number, node) in stepNodes.enumerated() { members[node.key.group].append(number) }
    return order.flatMap { members[$0] }
  }

  /// The number of the node with this key, for panes one that can take them; else the next number.
  private func place(of key: Key, with panes: NodePanes?) -> Int {
    guard let panes else { return known[key] ?? stepNodes.count }
    return stepNodes.firstIndex { $0.key == key && $0.panes?.canTake(panes) == true }
      ?? stepNodes.count
  }

  private func kind(
    of panes: NodePanes,
    children: inout [FlowGraph]
  ) throws(ExplorationError) -> FlowGraph.Node.Kind {
    var list: [FlowGraph.Pane] = []
    for pane in panes.panes {
      let names = pane.children[0].names
      list.append(
        FlowGraph.Pane(
          name: pane.name,
          flow: names.flow,
          output: names.output,
          child: try graph(of: pane.children, in: &children),
          place: pane.place
        )
      )
    }
    return .panes(panes.style, list)
  }

  private func kind(
    of node: StepNode,
    children: inout [FlowGraph]
  ) throws(ExplorationError) -> FlowGraph.Node.Kind {
    if case .repeated(_, let names) = node.children.first {
      return .repeated(flow: names.flow, output: names.output)
    }
    if let panes = node.panes { return try kind(of: panes, children: &children) }
    if let child = try graph(of: node.children, in: &children) { return .host(child: child) }
    return switch node.key.shows {
    case .nothing: .nothing
    case .alert: .alert
    case .screen, .flow, .panes: .screen
    }
  }

  /// Adds the graph of explored flows of one type; nil where there is none.
  private func graph(
    of hosted: [HostedChild],
    in children: inout [FlowGraph]
  ) throws(ExplorationError) -> Int? {
    var seen: Set<ObjectIdentifier> = []
    let explored = hosted.compactMap { child -> ExploredFlow? in
      guard case .explored(let flow) = child, seen.insert(ObjectIdentifier(flow)).inserted else {
        return nil
      }
      return flow
    }
    guard let first = explored.first else { return nil }
    children.append(try first.makeGraph(with: Array(explored.dropFirst())))
    return children.count - 1
  }

  /// The successful endings in order of declaration or discovery.
  private func successes() -> [Ending] {
    var endings: [Ending] = []
    var seen: Set<Ending> = []
    func note(_ output: F.Output) {
      let ending = Ending(FlowResult<F.Output>.success(output)).withoutDetail
      if seen.insert(ending).inserted { endings.append(ending) }
    }
    for (flow, _) in flows {
      for output in flow.outcomes.outputs.values { note(output) }
      if case .success(let output) = flow.outcomes.immediate { note(output) }
    }
    return endings
  }
}

/// The nodes that one explored flow value has in a drawing: its step cases, by what they show.
struct LocalNodes<Step: Hashable> {
  /// A step case that shows one thing.
  struct Node {
    /// One of the step values, to know the case by.
    let example: Step
    let shows: StepShows
    var traits: NodeTraits
    /// The children that the values host, each once.
    var children: [HostedChild] = []
    var panes: NodePanes?
    var valueCount = 0

    /// The children, those in panes included.
    var allChildren: [HostedChild] { children + (panes?.panes.flatMap(\.children) ?? []) }
  }

  private struct Key: Hashable {
    let group: Int
    let shows: StepShows
    let childType: ObjectIdentifier?
  }

  private struct NodeChild: Hashable {
    let node: Int
    let child: ObjectIdentifier
  }

  private(set) var nodes: [Node] = []
  /// By step: its node; -1 where the step was never on top.
  private(set) var numbers: [Int]
  /// By group, the nodes that have panes.
  private var paneNodes: [Int: [Int]] = [:]

  init(
    of steps: [Step],
    shows: [StepShows],
    causes: [PathSpace.Cause?],
    hosted: [Hosting],
    panes: [Int: PaneSet],
    traits: [NodeTraits]?
  ) {
    numbers = [Int](repeating: -1, count: steps.count)
    var children: [Int: [HostedChild]] = [:]
    for hosting in hosted {
      if let child = hosting.child { children[hosting.state, default: []].append(child) }
    }
    var groups = StepGroups<Step>()
    var known: [Key: Int] = [:]
    var knownChildren: Set<NodeChild> = []
    // Nearly all values host nothing; theirs are found without a dictionary. The loop leaves generic
    // types alone, since each use of one costs a search for the type.
    var plain: [Int] = []
    var counts: [Int] = []
    for number in numbers.indices where causes[number] != nil {
      let group = groups.group(of: steps[number])
      if shows[number] == .panes, let set = panes[number] {
        let node = add(NodePanes(set), in: group, of: steps[number])
        if node == counts.count { counts.append(0) }
        counts[node] += 1
        numbers[number] = node
        continue
      }
      let hosts = shows[number] == .flow ? children[number, default: []] : []
      while plain.count < 4 * (group + 1) { plain.append(-1) }
      let place = 4 * group + shows[number].number
      if hosts.isEmpty, plain[place] >= 0 {
        counts[plain[place]] += 1
        numbers[number] = plain[place]
        continue
      }
      let key = Key(group: group, shows: shows[number], childType: hosts.first?.type)
      let node = known[key] ?? counts.count
      if node == counts.count {
        known[key] = node
        let traits: NodeTraits = shows[number] == .nothing ? [] : .backAllowed
        nodes.append(Node(example: steps[number], shows: shows[number], traits: traits))
        counts.append(0)
      }
      if hosts.isEmpty { plain[place] = node }
      counts[node] += 1
      numbers[number] = node
      for child in hosts {
        let pair = NodeChild(node: node, child: child.identity)
        if knownChildren.insert(pair).inserted { nodes[node].children.append(child) }
      }
    }
    for node in counts.indices { nodes[node].valueCount = counts[node] }
    if let traits { note(traits) }
  }

  private mutating func note(_ traits: [NodeTraits]) {
    var ofNodes = [NodeTraits](repeating: [], count: nodes.count)
    for (state, node) in numbers.enumerated() where node >= 0 {
      ofNodes[node].formUnion(traits[state])
    }
    for node in ofNodes.indices { nodes[node].traits = ofNodes[node] }
  }

  /// The node of a step case with these panes, to which it can add some.
  private mutating func add(_ panes: NodePanes, in group: Int, of step: Step) -> Int {
    let candidates = paneNodes[group, default: []]
    if let known = candidates.first(where: { nodes[$0].panes?.canTake(panes) == true }) {
      nodes[known].panes?.take(panes)
      return known
    }
    nodes.append(Node(example: step, shows: .panes, traits: [], panes: panes))
    paneNodes[group] = candidates + [nodes.count - 1]
    return nodes.count - 1
  }
}

extension StepShows {
  fileprivate var number: Int {
    switch self {
    case .screen: 0
    case .alert: 1
    case .nothing: 2
    case .flow: 3
    // Those are found by their panes.
    case .panes: 4
    }
  }
}

extension HostedChild {
  /// The type of the flow.
  var type: ObjectIdentifier {
    switch self {
    case .explored(let flow): flow.flowType
    case .repeated(let type, _): type
    }
  }

  /// What tells apart two explorations of one flow type.
  var identity: ObjectIdentifier {
    switch self {
    case .explored(let flow): ObjectIdentifier(flow)
    case .repeated(let type, _): type
    }
  }
}

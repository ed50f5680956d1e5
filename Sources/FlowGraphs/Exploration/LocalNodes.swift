/// The nodes that one explored flow value has in a drawing: its step cases, by what they show.
struct LocalNodes<Step: Hashable> {
  /// A step case that shows one thing.
  struct Node {
    /// One of the step values, to know the case by.
    let example: Step
    let shows: StepShows
    /// The children that the values host, each once.
    var children: [HostedChild] = []
    var valueCount = 0
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

  init(
    of steps: [Step],
    shows: [StepShows],
    causes: [PathSpace.Cause?],
    hosted: [Hosting]
  ) {
    numbers = [Int](repeating: -1, count: steps.count)
    var children: [Int: [HostedChild]] = [:]
    for hosting in hosted {
      if let child = hosting.child { children[hosting.state, default: []].append(child) }
    }
    var groups = StepGroups<Step>()
    var known: [Key: Int] = [:]
    var knownChildren: Set<NodeChild> = []
    for (number, step) in steps.enumerated() where causes[number] != nil {
      let hosts = shows[number] == .flow ? children[number, default: []] : []
      let key = Key(
        group: groups.group(of: step),
        shows: shows[number],
        childType: hosts.first?.type
      )
      let node = known[key] ?? nodes.count
      if node == nodes.count {
        known[key] = node
        nodes.append(Node(example: step, shows: shows[number]))
      }
      nodes[node].valueCount += 1
      numbers[number] = node
      for child in hosts {
        let pair = NodeChild(node: node, child: child.identity)
        if knownChildren.insert(pair).inserted { nodes[node].children.append(child) }
      }
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

extension FlowGraph {
  /// A graph with everything of this one and, after it, what only another one has.
  ///
  /// Nodes are matched by name and kind of place, since ids may shift where a step is added.
  func joined(with other: FlowGraph) -> FlowGraph {
    var nodes = nodes
    var children = children
    var positions: [Int] = []
    var ids = Set(nodes.map(\.id))
    for node in other.nodes {
      if let position = self.nodes.firstIndex(where: { $0.isSamePlace(as: node) }) {
        positions.append(position)
        join(node, of: other, into: &nodes[position], children: &children)
      } else {
        positions.append(nodes.count)
        nodes.append(node.copy(into: &children, from: other.children, ids: &ids))
      }
    }
    let known = Set(edges.map { TransitionMark($0, of: self, in: []) })
    let missing = other.edges.filter {
      !$0.isWayBack && !known.contains(TransitionMark($0, of: other, in: []))
    }
    let moved = missing.map { $0.moved(to: positions) }
    return FlowGraph(
      name: name,
      output: output,
      nodes: nodes,
      edges: edges + moved,
      children: children
    )
  }

  /// Joins the flow that a step hosted in another graph with the one that it hosts in this one.
  private func join(
    _ node: Node,
    of other: FlowGraph,
    into mine: inout Node,
    children: inout [FlowGraph]
  ) {
    if case .panes(let style, let panes) = node.kind {
      let joined = mine.panes.joined(with: panes, of: other.children, into: &children)
      if mine.isStep { mine = mine.with(.panes(style, joined)) }
      return
    }
    guard case .host(let theirs) = node.kind else { return }
    if case .host(let child) = mine.kind {
      children[child] = children[child].joined(with: other.children[theirs])
    } else if mine.isStep {
      children.append(other.children[theirs])
      mine = mine.with(.host(child: children.count - 1))
    }
  }
}

extension FlowGraph.Node {
  fileprivate func isSamePlace(as other: FlowGraph.Node) -> Bool {
    if isStep { return other.isStep && other.name == name }
    return kind == other.kind && name == other.name
  }

  fileprivate func with(_ kind: Kind) -> FlowGraph.Node {
    FlowGraph.Node(id: id, name: name, kind: kind, traits: traits, valueCount: valueCount)
  }

  /// The node in a graph that gets its child flow and has these ids already.
  fileprivate func copy(
    into children: inout [FlowGraph],
    from theirs: [FlowGraph],
    ids: inout Set<String>
  ) -> FlowGraph.Node {
    var kind = kind
    if case .host(let child) = kind {
      children.append(theirs[child])
      kind = .host(child: children.count - 1)
    }
    if case .panes(let style, let panes) = kind {
      let none: [FlowGraph.Pane] = []
      kind = .panes(style, none.joined(with: panes, of: theirs, into: &children))
    }
    var id = id
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(self.id)~\(number)"
      number += 1
    }
    return FlowGraph.Node(id: id, name: name, kind: kind, traits: traits, valueCount: valueCount)
  }
}

extension FlowGraph.Edge {
  /// The same transition between nodes that stand elsewhere.
  fileprivate func moved(to positions: [Int]) -> FlowGraph.Edge {
    let trigger: Trigger
    switch self.trigger {
    case .childSignal(let event, let signal, let host):
      trigger = .childSignal(event: event, signal: signal, host: positions[host])
    case .paneSignal(let event, let signal, let host, let pane):
      trigger = .paneSignal(event: event, signal: signal, host: positions[host], pane: pane)
    case .begin, .event, .childEnded, .paneSelected, .paneEnded, .back:
      return FlowGraph.Edge(source: positions[source], target: positions[target], kind: kind)
    }
    return FlowGraph.Edge(
      source: positions[source],
      target: positions[target],
      trigger: trigger,
      move: move,
      distinction: distinction,
      isWayBack: isWayBack
    )
  }
}

// MARK: - Panes

extension FlowGraph.Node {
  /// The panes of the node; none for a node of another kind.
  fileprivate var panes: [FlowGraph.Pane] {
    if case .panes(_, let panes) = kind { panes } else { [] }
  }
}

extension [FlowGraph.Pane] {
  /// These panes with all that they show, and after them those that only another list has.
  fileprivate func joined(
    with others: [FlowGraph.Pane],
    of theirs: [FlowGraph],
    into children: inout [FlowGraph]
  ) -> [FlowGraph.Pane] {
    var panes = self
    for pane in others {
      let number = panes.firstIndex { $0.name == pane.name }
      if let number, let mine = panes[number].child {
        if let child = pane.child { children[mine] = children[mine].joined(with: theirs[child]) }
        continue
      }
      var child: Int?
      if let position = pane.child {
        children.append(theirs[position])
        child = children.count - 1
      }
      let copy = FlowGraph.Pane(
        name: pane.name,
        flow: pane.flow,
        output: pane.output,
        child: child,
        place: pane.place
      )
      if let number { panes[number] = copy } else { panes.append(copy) }
    }
    return panes
  }
}

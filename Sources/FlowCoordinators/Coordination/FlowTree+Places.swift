/// Who stands above whom, and what happens to those above when something below moves.
extension FlowTree {
  /// Returns the coordinator that screens belong to, nil when it is not part of the tree.
  ///
  /// - Complexity: O(*n*) where *n* is the number of flows on top of each other if it is one of
  ///   them, the number of all flows of the tree if it is not.
  func node(of origin: ScreenOrigin) -> (any FlowNode)? {
    var next = root
    while let node = next {
      if node.screenOrigin === origin { return node }
      next = node.topChild
    }
    var open: [any FlowNode] = []
    if let root { open.append(root) }
    while let node = open.popLast() {
      if node.screenOrigin === origin { return node }
      node.appendChildren(to: &open)
    }
    return nil
  }

  /// Where a node's screens end: the place of whatever stands above all of it.
  func end(of node: any FlowNode) -> Int {
    let area = node.area
    guard buried > 0 else { return area.plan.count }
    var node = node
    while let parent = node.parent, parent.area === area {
      if let position = parent.position(above: node.hostIndex) { return position }
      node = parent
    }
    return area.plan.count
  }

  /// Removes everything that stands above a node; the flows there end as replaced.
  ///
  /// What stands above the panes that the node may be in is not above the node.
  func clear(above node: any FlowNode) {
    guard buried > 0 else { return }
    var ancestors: [(node: any FlowNode, index: Int)] = []
    var node = node
    while let parent = node.parent, parent.area === node.area {
      ancestors.append((parent, node.hostIndex + 1))
      node = parent
    }
    for (ancestor, index) in ancestors.reversed() { ancestor.removeSteps(from: index) }
  }

  /// Ends flows, newest first, and all that they host, the topmost and innermost first.
  ///
  /// No parent is asked. A loop, since flows can be nested deeper than the machine's stack is.
  func conclude(_ nodes: [any FlowNode], for reason: CancellationReason) {
    var open = nodes
    var oldestFirst: [any FlowNode] = []
    while let node = open.popLast() {
      oldestFirst.append(node)
      node.appendChildren(to: &open)
    }
    for node in oldestFirst.reversed() { node.conclude(cancelled: reason) }
  }
}

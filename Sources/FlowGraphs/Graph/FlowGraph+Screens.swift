public import FlowCoordinators

extension FlowGraph {
  /// The types of all flows in the graph that have screens of their own, the outermost first.
  ///
  /// A router needs something to show for each of them. One test finds the flows of a whole app for
  /// which that is missing:
  ///
  /// ```swift
  /// let missing = try FlowGraph(of: AppFlow()).screenFlows.filter {
  ///   !($0 is any ViewControllerFlow.Type)
  /// }
  /// #expect(missing.isEmpty)
  /// ```
  ///
  /// Alerts need nothing. Each type is named once.
  ///
  /// - Complexity: O(nodes of all graphs).
  public var screenFlows: [any Flow.Type] {
    var types: [any Flow.Type] = []
    var seen: Set<ObjectIdentifier> = []
    collectScreenFlows(into: &types, seen: &seen)
    return types
  }

  private func collectScreenFlows(
    into types: inout [any Flow.Type],
    seen: inout Set<ObjectIdentifier>
  ) {
    if let type = explorations.first?.anyFlowType, nodes.contains(where: \.hasScreen),
      seen.insert(ObjectIdentifier(type)).inserted
    {
      types.append(type)
    }
    for child in children { child.collectScreenFlows(into: &types, seen: &seen) }
  }
}

extension FlowGraph.Node {
  /// Whether a router has to show something for the node that is no alert.
  fileprivate var hasScreen: Bool {
    switch kind {
    case .screen, .panes: true
    case .start, .alert, .nothing, .host, .repeated, .ending: false
    }
  }
}

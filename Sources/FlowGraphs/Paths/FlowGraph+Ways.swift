extension FlowGraph {
  /// Finds for each transition the shortest way that takes it.
  ///
  /// - Parameter marks: The transitions, as this graph names them.
  /// - Returns: The ways, the transition itself with the last event; nothing for a transition that
  ///   no way was found to.
  /// - Complexity: O(*m* · *v*) for *m* marks and *v* moments that a search looks at.
  package func ways(to marks: [TransitionMark]) -> [TransitionMark: FlowPath] {
    var ways: [TransitionMark: FlowPath] = [:]
    guard let walk = GraphWalk(self) else { return ways }
    var names = TransitionLabels(walk.world)
    var open = marks
    while !open.isEmpty {
      var search = walk.search(from: walk.beginning, hidden: GraphWalk.fewestVisits)
      var found: Set<TransitionMark> = []
      let steps = search.steps { arrival in
        for mark in open where names.takes(mark, arrival) { found.insert(mark) }
        return !found.isEmpty
      }
      guard let steps else { return ways }
      for mark in found { ways[mark] = walk.path(of: steps) }
      open.removeAll { found.contains($0) }
    }
    return ways
  }
}

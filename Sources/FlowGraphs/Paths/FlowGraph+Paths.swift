extension FlowGraph {
  /// Finds the shortest list of events and gestures that leads to a step.
  ///
  /// The step is one of this flow or of a flow inside it, found by its type; it is reached when it
  /// is the current step of its coordinator. The way is a real one: it is walked with whole paths,
  /// children and postponed events, as coordinators do it.
  ///
  /// That there is no way holds for the examples. A step inside a flow that is hosted in itself is
  /// not looked for beyond the first time, and a search that becomes very large is given up.
  ///
  /// - Parameter step: The step to reach, with its payload.
  /// - Returns: The way, empty where the flow begins with the step; nil when there is none.
  public func paths<Step: Hashable>(to step: Step) -> FlowPath? {
    let isKnown = FlowFamily.all(in: self).contains { family in
      family.flows.contains { !$0.states(of: step).isEmpty }
    }
    guard isKnown, let walk = GraphWalk(self) else { return nil }
    return walk.path { $0.flow.states(of: step) }
  }

  /// Makes few lists of events and gestures that together take the transitions, each at least once.
  ///
  /// Each list begins where the flow does. Flows inside are covered too, each once however often it
  /// is hosted, and by events that their coordinators really get. The lists are the same each time.
  /// Left out is a flow inside itself from the second time on, and what happens in a pane that no event
  /// selects. The lists are found by walking to the nearest transition that is not yet taken, which is
  /// a little longer than the best possible lists.
  ///
  /// - Returns: The lists; empty for a flow that ends as it begins.
  /// - Complexity: O(*t* · *s* · *e*) for *t* transitions, *s* step values and *e* examples.
  public func coveringPaths() -> [FlowPath] {
    guard let walk = GraphWalk(self) else { return [] }
    var cover = CoverWalk(walk)
    return cover.lists().map { walk.path(of: $0) }
  }
}

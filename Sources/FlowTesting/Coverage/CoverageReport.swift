public import FlowGraphs

/// Which transitions of a graph were taken, and which were not.
///
/// The beginning of a flow and the user's way back are no answers to an event and do not count. Two
/// examples of one event that lead from one step to the same step count as one transition.
public struct CoverageReport {
  /// The graph that was compared with.
  public let graph: FlowGraph

  /// The transitions that were taken, in the order of the graph.
  public let covered: [TransitionMark]

  /// The transitions that were not taken, in the order of the graph.
  public let missing: [TransitionMark]

  /// Compares.
  ///
  /// - Parameters:
  ///   - taken: What was taken.
  ///   - graph: What can be taken.
  ///   - countsFlowsOnce: Whether a transition of a flow that several steps host counts as taken at
  ///     all of them.
  init(
    of taken: Set<TransitionMark>,
    in graph: FlowGraph,
    countingFlowsOnce countsFlowsOnce: Bool = false
  ) {
    self.graph = graph
    let places = countsFlowsOnce ? graph.placesOfFlows() : [:]
    var covered: [TransitionMark] = []
    var missing: [TransitionMark] = []
    for mark in graph.transitionMarks() {
      let others = places[mark.hosts] ?? [mark.hosts]
      if others.contains(where: { place in taken.contains { $0.covers(mark.moved(to: place)) } }) {
        covered.append(mark)
      } else {
        missing.append(mark)
      }
    }
    self.covered = covered
    self.missing = missing
  }

  /// Finds the shortest way to each missing transition: events and gestures, the transition last.
  ///
  /// - Returns: The ways; a transition that no way was found to is left out.
  public func waysToMissing() -> [TransitionMark: FlowPath] {
    graph.ways(to: missing)
  }

  /// How many of 100 transitions were taken, rounded down; 100 where there are none.
  public var percentage: Int {
    let count = covered.count + missing.count
    return count == 0 ? 100 : covered.count * 100 / count
  }

  /// The drawing of the graph with the covered transitions in green.
  public func dot(_ style: DOTStyle = DOTStyle()) -> String {
    var style = style
    style.highlights.append(DOTHighlight(transitions: Set(covered), colour: .green))
    return graph.dot(style)
  }
}

// MARK: - CustomStringConvertible

extension CoverageReport: CustomStringConvertible {
  /// The share on the first line, then each transition that is missing and the shortest way to it.
  public var description: String {
    let count = covered.count + missing.count
    let ways = waysToMissing()
    var lines = ["\(covered.count) of \(count) transitions (\(percentage) %)"]
    for mark in missing {
      lines.append("missing: \(mark)")
      guard let way = ways[mark] else { continue }
      lines.append("  way there: \(way.events.map(\.description).joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}

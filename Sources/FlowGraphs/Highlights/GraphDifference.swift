/// What has changed from one graph of a flow to another.
///
/// ```swift
/// let changes = new.difference(from: old)
/// print(changes)
/// // + home
/// // + welcome, loginTapped → login
/// // - welcome, skipTapped → home
/// ```
public struct GraphDifference: Hashable, Sendable {
  /// Steps that only the new graph has.
  public fileprivate(set) var addedSteps: [StepMark] = []

  /// Steps that only the old graph has.
  public fileprivate(set) var removedSteps: [StepMark] = []

  /// Transitions that only the new graph has, in its order.
  public fileprivate(set) var addedTransitions: [TransitionMark] = []

  /// Transitions that only the old graph has, in its order.
  public fileprivate(set) var removedTransitions: [TransitionMark] = []

  /// Whether both graphs draw the same.
  public var isEmpty: Bool { self == GraphDifference() }
}

extension FlowGraph {
  /// Compares the graph with an older one of the same flow, by names.
  ///
  /// A transition that moves another way than before, pushed where it was presented, counts as
  /// removed and added. The user's ways back are left out: they follow from the others.
  ///
  /// - Parameter old: The older graph.
  /// - Returns: What was added and removed, hosted flows included.
  public func difference(from old: FlowGraph) -> GraphDifference {
    let (new, old) = (GraphContents(self), GraphContents(old))
    return GraphDifference(
      addedSteps: new.steps.without(old.steps),
      removedSteps: old.steps.without(new.steps),
      addedTransitions: new.transitions.without(old.transitions),
      removedTransitions: old.transitions.without(new.transitions)
    )
  }

  /// Draws the graph with an older one in it: what was added green, what was removed red.
  ///
  /// - Parameters:
  ///   - old: The older graph.
  ///   - style: What the drawing shows; its highlights are drawn below the changes.
  /// - Returns: The drawing of both.
  public func dot(changesFrom old: FlowGraph, style: DOTStyle = DOTStyle()) -> String {
    let changes = difference(from: old)
    var style = style
    style.highlights += [
      DOTHighlight(
        steps: Set(changes.addedSteps),
        transitions: Set(changes.addedTransitions),
        colour: .green
      ),
      DOTHighlight(
        steps: Set(changes.removedSteps),
        transitions: Set(changes.removedTransitions),
        colour: .red
      ),
    ]
    return joined(with: old).dot(style)
  }
}

/// All steps and transitions of a graph, those of hosted flows included, in order.
private struct GraphContents {
  var steps: [StepMark] = []
  var transitions: [TransitionMark] = []

  init(_ graph: FlowGraph) {
    add(graph, in: [])
  }

  private mutating func add(_ graph: FlowGraph, in hosts: [String]) {
    steps += graph.nodes.filter { $0.kind != .start }.map { StepMark($0.name, in: hosts) }
    transitions += graph.edges.filter { !$0.isWayBack }
      .map { TransitionMark($0, of: graph, in: hosts) }
    for hosted in graph.hostedGraphs { add(hosted.graph, in: hosts + hosted.names) }
  }
}

extension Array where Element: Hashable {
  /// The elements that another list does not have, each once.
  fileprivate func without(_ others: [Element]) -> [Element] {
    var known = Set(others)
    return filter { known.insert($0).inserted }
  }
}

// MARK: - CustomStringConvertible

extension GraphDifference: CustomStringConvertible {
  /// One line for each change, removed ones with a minus, added ones with a plus.
  public var description: String {
    (removedSteps.map { "- \($0)" } + removedTransitions.map { "- \($0)" }
      + addedSteps.map { "+ \($0)" } + addedTransitions.map { "+ \($0)" })
      .joined(separator: "\n")
  }
}

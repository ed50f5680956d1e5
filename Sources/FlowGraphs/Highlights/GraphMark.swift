/// A step in a graph, named the way to it: the hosting steps from the root down, then the step.
///
/// ```swift
/// StepMark("code", in: ["login"])     // the step code of the flow that login hosts
/// ```
public struct StepMark: Hashable, Sendable {
  /// The names of the steps that host the flow, from the root's down.
  public let hosts: [String]

  /// The name of the step's case.
  public let step: String

  /// Names a step.
  public init(_ step: String, in hosts: [String] = []) {
    self.hosts = hosts
    self.step = step
  }
}

/// A transition in a graph, named by its ends and its event.
public struct TransitionMark: Hashable, Sendable {
  /// The names of the steps that host the flow, from the root's down.
  public let hosts: [String]

  /// The name of the step that it leaves.
  public let source: String

  /// The name of the event; nil for the beginning of the flow.
  public let event: String?

  /// The name of the step or the ending that it leads to; the source where nothing moves.
  public let target: String

  /// The event as it is drawn, which tells apart examples of one event; nil for any of them.
  public let label: String?

  /// How the flow moves; nil for any way.
  public let move: FlowGraph.Move?

  /// Names a transition.
  ///
  /// - Parameters:
  ///   - source: The step that it leaves.
  ///   - event: The event; nil for the beginning.
  ///   - target: The step or the ending that it leads to.
  ///   - hosts: The steps that host the flow, from the root's down.
  ///   - label: The event as it is drawn; nil for all examples of the event.
  ///   - move: How the flow moves; nil for any way.
  public init(
    from source: String,
    on event: String?,
    to target: String,
    in hosts: [String] = [],
    label: String? = nil,
    move: FlowGraph.Move? = nil
  ) {
    self.hosts = hosts
    self.source = source
    self.event = event
    self.target = target
    self.label = label
    self.move = move
  }

  /// Names a transition of a graph exactly.
  init(_ edge: FlowGraph.Edge, of graph: FlowGraph, in hosts: [String]) {
    self.init(
      from: graph.nodes[edge.source].name,
      on: edge.event,
      to: graph.nodes[edge.target].name,
      in: hosts,
      label: edge.label,
      move: edge.move
    )
  }

  /// Whether a transition of a flow that is hosted there is meant.
  func matches(_ edge: FlowGraph.Edge, of graph: FlowGraph, in hosts: [String]) -> Bool {
    event == edge.event && source == graph.nodes[edge.source].name && hosts == self.hosts
      && (target == graph.nodes[edge.target].name || (edge.isUnansweredResult && target == source))
      && (label.map { $0 == edge.label } ?? true) && (move.map { $0 == edge.move } ?? true)
  }
}

// MARK: - CustomStringConvertible

extension StepMark: CustomStringConvertible {
  /// The way to the step, separated by slashes.
  public var description: String { (hosts + [step]).joined(separator: "/") }
}

extension TransitionMark: CustomStringConvertible {
  /// The transition on one line, such as `login/credentials, submitted [uses code] → code`.
  public var description: String {
    let place = (hosts + [source]).joined(separator: "/")
    guard let event else { return "\(hosts.map { "\($0)/" }.joined())begin → \(target)" }
    return "\(place), \(label ?? event) → \(target)"
  }
}

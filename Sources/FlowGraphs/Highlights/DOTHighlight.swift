/// Steps and transitions that a drawing brings out, by colour and pen width only.
///
/// A highlight changes nothing else, so that the difference of two drawings stays small. What a
/// highlight names and the graph does not have is passed over.
///
/// ```swift
/// let style = DOTStyle(highlights: [DOTHighlight(steps: [StepMark("home")])])
/// print(graph.dot(style))
/// ```
public struct DOTHighlight: Hashable, Sendable {
  /// A colour of the drawings.
  public enum Colour: Hashable, Sendable {
    /// For where a flow is, and what it took.
    case blue
    /// For what is there and should not be, or was there before.
    case red
    /// For what is new, or covered.
    case green
  }

  /// The steps that are brought out.
  public var steps: Set<StepMark>

  /// The transitions that are brought out.
  public var transitions: Set<TransitionMark>

  /// The colour.
  public var colour: Colour

  /// Creates a highlight.
  ///
  /// - Parameters:
  ///   - steps: The steps that are brought out.
  ///   - transitions: The transitions that are brought out.
  ///   - colour: The colour.
  public init(
    steps: Set<StepMark> = [],
    transitions: Set<TransitionMark> = [],
    colour: Colour = .blue
  ) {
    self.steps = steps
    self.transitions = transitions
    self.colour = colour
  }
}

// MARK: - Looking up

/// The highlights of a drawing, sorted by place so that each node and edge asks only its own.
struct HighlightIndex {
  private struct Ends: Hashable {
    let hosts: [String]
    let source: String
    let target: String
  }

  private var steps: [StepMark: DOTHighlight.Colour] = [:]
  private var transitions: [Ends: [(mark: TransitionMark, colour: DOTHighlight.Colour)]] = [:]

  /// Later highlights win over earlier ones.
  init(_ highlights: [DOTHighlight]) {
    for highlight in highlights {
      for step in highlight.steps { steps[step] = highlight.colour }
      for mark in highlight.transitions {
        let ends = Ends(hosts: mark.hosts, source: mark.source, target: mark.target)
        transitions[ends, default: []].append((mark, highlight.colour))
      }
    }
  }

  var isEmpty: Bool { steps.isEmpty && transitions.isEmpty }

  func colour(of node: FlowGraph.Node, in hosts: [String]) -> DOTHighlight.Colour? {
    steps.isEmpty ? nil : steps[StepMark(node.name, in: hosts)]
  }

  func colour(
    of edge: FlowGraph.Edge,
    of graph: FlowGraph,
    in hosts: [String]
  ) -> DOTHighlight.Colour? {
    if transitions.isEmpty { return nil }
    let source = graph.nodes[edge.source].name
    let targets = [graph.nodes[edge.target].name] + (edge.isUnansweredResult ? [source] : [])
    for target in targets {
      let marks = transitions[Ends(hosts: hosts, source: source, target: target), default: []]
      let found = marks.last { $0.mark.matches(edge, of: graph, in: hosts) }
      if let found { return found.colour }
    }
    return nil
  }
}

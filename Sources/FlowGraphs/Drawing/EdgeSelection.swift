/// Decides which transitions are drawn as edges, which as lines in a box, and which not at all.
struct EdgeSelection {
  private let graph: FlowGraph
  private(set) var visible: [FlowGraph.Edge] = []
  /// By node: the events that move nothing there.
  private(set) var boxLines: [Int: [String]] = [:]

  init(_ graph: FlowGraph, showsBack: Bool) {
    self.graph = graph
    var entered: Set<Int> = []
    for edge in graph.edges where showsBack || !edge.isWayBack {
      if edge.source != edge.target { entered.insert(edge.target) }
    }
    var lines: [Int: Set<String>] = [:]
    for edge in graph.edges {
      if edge.isBoxLine {
        let line = edge.boxLine
        guard lines[edge.source, default: []].insert(line).inserted else { continue }
        boxLines[edge.source, default: []].append(line)
      } else if showsBack || !edge.isWayBack {
        visible.append(edge)
      } else if graph.nodes[edge.target].isStep, !entered.contains(edge.target) {
        // Nothing else leads there: a step without a way in would look like a mistake.
        visible.append(edge)
      }
    }
  }

  /// Takes out what every step answers the same way.
  mutating func takeCommonEvents() -> CommonEvents {
    let common = CommonEvents(in: graph)
    visible.removeAll { common.contains($0) }
    let lines = Set(common.boxLines)
    for number in graph.nodes.indices { boxLines[number]?.removeAll { lines.contains($0) } }
    return common
  }
}

extension FlowGraph.Edge {
  /// Whether the transition is a line in its step's box, since nothing moves.
  var isBoxLine: Bool { source == target && !move.isMovement && !isChildEnding }

  private var isChildEnding: Bool {
    if case .childEnded = trigger { true } else { false }
  }

  /// The event alone where it is ignored on purpose; what becomes of it elsewhere says so.
  var boxLine: String {
    switch move {
    case .postpone: "\(label) (waits)"
    case .update: "\(label) (updates)"
    case .signal(let signal): "\(label) (signals \(signal))"
    default: label
    }
  }
}

/// The events that a flow answers the same way in every step, where drawing them once saves enough.
struct CommonEvents {
  /// How many lines must be saved.
  private static let leastSaved = 3

  private struct Answer: Hashable {
    let label: String
    let move: FlowGraph.Move
    /// Nil where nothing moves.
    let target: Int?

    init?(_ edge: FlowGraph.Edge) {
      guard case .event = edge.trigger else { return nil }
      label = edge.label
      move = edge.move
      target = edge.isBoxLine ? nil : edge.target
    }
  }

  /// One edge for each of them that leads somewhere.
  private(set) var edges: [FlowGraph.Edge] = []
  private(set) var boxLines: [String] = []
  private var answers: Set<Answer> = []

  var isEmpty: Bool { answers.isEmpty }

  init() {}

  init(in graph: FlowGraph) {
    let stepCount = graph.nodes.count { $0.isStep }
    guard stepCount > Self.leastSaved else { return }
    var sources: [Answer: Int] = [:]
    // An event that also goes another way somewhere is not answered alike.
    var ways: [String: Int] = [:]
    for edge in graph.edges {
      guard let answer = Answer(edge) else { continue }
      sources[answer, default: 0] += 1
      ways[answer.label, default: 0] += 1
    }
    for edge in graph.edges {
      guard let answer = Answer(edge), sources[answer] == stepCount,
        ways[answer.label] == stepCount, answers.insert(answer).inserted
      else { continue }
      if answer.target == nil { boxLines.append(edge.boxLine) } else { edges.append(edge) }
    }
  }

  func contains(_ edge: FlowGraph.Edge) -> Bool {
    Answer(edge).map { answers.contains($0) } ?? false
  }
}

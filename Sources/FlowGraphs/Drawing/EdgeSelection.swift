/// Decides which transitions are drawn as edges, which as lines in a box, and which not at all.
struct EdgeSelection {
  private let graph: FlowGraph
  /// The positions of the edges that are drawn as such.
  private(set) var numbers: [Int] = []
  /// By node: the events that move nothing there.
  private(set) var boxLines: [Int: [String]] = [:]

  init(_ graph: FlowGraph, showsBack: Bool) {
    self.graph = graph
    numbers.reserveCapacity(graph.edges.count)
    var entered = [Bool](repeating: false, count: graph.nodes.count)
    var lines: [Int: Set<String>] = [:]
    var waysBack: [Int] = []
    // Field by field, since copying an edge counts a reference.
    for number in graph.edges.indices {
      let source = graph.edges[number].source
      let target = graph.edges[number].target
      let isMereWayBack = !showsBack && graph.edges[number].isWayBack
      if source != target {
        if !isMereWayBack { entered[target] = true }
      } else if graph.edges[number].isBoxLine {
        let line = graph.edges[number].boxLine
        guard lines[source, default: []].insert(line).inserted else { continue }
        boxLines[source, default: []].append(line)
        continue
      }
      if !isMereWayBack {
        numbers.append(number)
      } else if graph.nodes[target].isStep {
        waysBack.append(number)
      }
    }
    // Where nothing else leads to: a step without a way in would look like a mistake.
    waysBack.removeAll { entered[graph.edges[$0].target] }
    if !waysBack.isEmpty { numbers = (numbers + waysBack).sorted() }
  }

  /// The edges that are drawn as such.
  var visible: [FlowGraph.Edge] { numbers.map { graph.edges[$0] } }

  /// Takes out what every step answers the same way.
  mutating func takeCommonEvents() -> CommonEvents {
    let common = CommonEvents(in: graph)
    if common.isEmpty { return common }
    numbers.removeAll { common.contains(graph.edges[$0]) }
    let lines = Set(common.boxLines)
    for number in graph.nodes.indices { boxLines[number]?.removeAll { lines.contains($0) } }
    return common
  }
}

extension FlowGraph.Edge {
  /// Whether the transition is a line in its step's box, since nothing moves.
  var isBoxLine: Bool { source == target && !move.isMovement && !isChildEnding }

  /// Whether an event of the flow itself makes it move.
  fileprivate var isEvent: Bool {
    if case .event = trigger { true } else { false }
  }

  private var isChildEnding: Bool {
    switch trigger {
    case .childEnded, .paneEnded: true
    default: false
    }
  }

  /// The event alone where it is ignored on purpose; what becomes of it elsewhere says so.
  var boxLine: String {
    switch move {
    case .postpone: "\(label) (waits)"
    case .update: "\(label) (updates)"
    case .signal(let signal): "\(label) (signals \(signal))"
    case .tell(let flow): "\(label) (tells \(flow))"
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
      guard edge.isEvent else { return nil }
      label = edge.label
      move = edge.move
      target = edge.isBoxLine ? nil : edge.target
    }
  }

  /// The position of one edge for each of them that leads somewhere.
  private(set) var numbers: [Int] = []
  private(set) var boxLines: [String] = []
  private var answers: Set<Answer> = []

  var isEmpty: Bool { answers.isEmpty }

  init() {}

  init(in graph: FlowGraph) {
    let stepCount = graph.nodes.count { $0.isStep }
    guard stepCount > Self.leastSaved else { return }
    // Only what the first and the last of the steps answer can be what all of them answer.
    let candidates = Self.answers(ofFirstAndLastIn: graph)
    guard !candidates.isEmpty else { return }
    var sources = [Int](repeating: 0, count: candidates.count)
    // An event that also goes another way somewhere is not answered alike.
    var ways = sources
    for edge in graph.edges where edge.isEvent {
      let label = edge.label
      for (index, candidate) in candidates.enumerated() where candidate.label == label {
        ways[index] += 1
        if Answer(edge) == candidate { sources[index] += 1 }
      }
    }
    let common = candidates.indices.filter {
      sources[$0] == stepCount && ways[$0] == stepCount
    }
    answers = Set(common.map { candidates[$0] })
    var known: Set<Answer> = []
    for (number, edge) in graph.edges.enumerated() where known.count < answers.count {
      guard let answer = Answer(edge), answers.contains(answer), known.insert(answer).inserted
      else { continue }
      if answer.target == nil { boxLines.append(edge.boxLine) } else { numbers.append(number) }
    }
  }

  private static func answers(ofFirstAndLastIn graph: FlowGraph) -> [Answer] {
    guard let first = graph.nodes.firstIndex(where: \.isStep),
      let last = graph.nodes.lastIndex(where: \.isStep)
    else { return [] }
    var ofFirst: [Answer] = []
    var ofLast: Set<Answer> = []
    for number in graph.edges.indices {
      let source = graph.edges[number].source
      guard source == first || source == last, let answer = Answer(graph.edges[number]) else {
        continue
      }
      if source == last {
        ofLast.insert(answer)
      } else if !ofFirst.contains(answer) {
        ofFirst.append(answer)
      }
    }
    return ofFirst.filter { ofLast.contains($0) }
  }

  func contains(_ edge: FlowGraph.Edge) -> Bool {
    Answer(edge).map { answers.contains($0) } ?? false
  }
}

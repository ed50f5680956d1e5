import FlowCoordinators

/// Collects the transitions between nodes, each once however many step values take it.
struct EdgeCollector {
  /// A target for answers that lead nowhere, kept only to tell events apart.
  static let nowhere = -1

  private struct Key: Hashable {
    let source: Int
    let target: Int
    let trigger: Int
    let move: Int
  }

  /// Where one trigger leads from one node.
  private struct Way: Hashable {
    let target: Int
    let move: Int
  }

  /// Triggers that a reader cannot tell apart by the name of the event alone.
  private struct Family: Hashable {
    let source: Int
    let event: String
    let ending: String?
  }

  private var triggers: [FlowGraph.Edge.Trigger] = []
  private var triggerNumbers: [FlowGraph.Edge.Trigger: Int] = [:]
  private var moves: [FlowGraph.Move] = []
  private var moveNumbers: [FlowGraph.Move: Int] = [:]
  private var keys: [Key] = []
  private var known: Set<Key> = []
  /// By trigger, what was added last: nearly always the same again.
  private var latest: [Key?] = []

  mutating func number(of trigger: FlowGraph.Edge.Trigger) -> Int {
    if let number = triggerNumbers[trigger] { return number }
    triggerNumbers[trigger] = triggers.count
    triggers.append(trigger)
    latest.append(nil)
    return triggers.count - 1
  }

  mutating func number(of move: FlowGraph.Move) -> Int {
    if let number = moveNumbers[move] { return number }
    moveNumbers[move] = moves.count
    moves.append(move)
    return moves.count - 1
  }

  mutating func add(from source: Int, to target: Int, trigger: Int, move: Int) {
    let key = Key(source: source, target: target, trigger: trigger, move: move)
    if latest[trigger] == key { return }
    latest[trigger] = key
    if known.insert(key).inserted { keys.append(key) }
  }

  /// The edges in the order of their sources, and from each in the order of its events.
  func edges(nodeCount: Int) -> [FlowGraph.Edge] {
    let ambiguous = ambiguousFamilies()
    var bySource = [[Key]](repeating: [], count: nodeCount)
    for key in keys { bySource[key.source].append(key) }
    for source in bySource.indices { bySource[source] = inOrder(bySource[source]) }
    var edges: [FlowGraph.Edge] = []
    var positions: [FlowGraph.Edge: Int] = [:]
    for key in bySource.joined() where key.target != Self.nowhere {
      let family = family(of: key)
      let isAmbiguous = family.map { ambiguous.contains($0) } ?? false
      // An edge that events bring about too is no mere way back.
      let isWayBack = isWayBack(key)
      let edge = edge(for: key, isAmbiguous: isAmbiguous, isWayBack: isWayBack)
      let other = self.edge(for: key, isAmbiguous: isAmbiguous, isWayBack: !isWayBack)
      if positions[edge] != nil { continue }
      if let position = positions[other] {
        if !isWayBack { edges[position] = edge }
        continue
      }
      positions[edge] = edges.count
      edges.append(edge)
    }
    return edges
  }
}

// MARK: - Order

extension EdgeCollector {
  /// The edges of one source in the order of what sets them off, and then of discovery.
  private func inOrder(_ keys: [Key]) -> [Key] {
    keys.enumerated().sorted {
      ($0.element.trigger, $0.offset) < ($1.element.trigger, $1.offset)
    }.map(\.element)
  }
}

// MARK: - Telling apart

extension EdgeCollector {
  /// The families whose triggers do not all go the same way.
  private func ambiguousFamilies() -> Set<Family> {
    var ways: [Family: [Int: Set<Way>]] = [:]
    for key in keys {
      guard let family = family(of: key) else { continue }
      ways[family, default: [:]][key.trigger, default: []].insert(
        Way(target: key.target, move: key.move)
      )
    }
    var ambiguous: Set<Family> = []
    // The order does not matter here: the result is a set.
    for (family, byTrigger) in ways where Set(byTrigger.values).count > 1 {
      ambiguous.insert(family)
    }
    return ambiguous
  }

  private func family(of key: Key) -> Family? {
    switch triggers[key.trigger] {
    case .event(let name, _): Family(source: key.source, event: name, ending: nil)
    case .childEnded(let name, let ending):
      Family(source: key.source, event: name, ending: "\(ending.word) \(ending.name)")
    case .childSignal(let name, _, let host):
      Family(source: key.source, event: name, ending: "signal \(host)")
    case .begin, .back: nil
    }
  }

  private func edge(for key: Key, isAmbiguous: Bool, isWayBack: Bool) -> FlowGraph.Edge {
    var trigger = triggers[key.trigger]
    let distinction: String?
    switch trigger {
    case .event(_, let example): distinction = example
    case .childSignal(_, let signal, _): distinction = signal
    case .childEnded(let event, let ending):
      distinction = ending.detail
      if !isAmbiguous { trigger = .childEnded(event: event, ending.withoutDetail) }
    case .begin, .back: distinction = nil
    }
    return FlowGraph.Edge(
      source: key.source,
      target: key.target,
      trigger: trigger,
      move: moves[key.move],
      distinction: isAmbiguous ? distinction : nil,
      isWayBack: isWayBack
    )
  }

  private func isWayBack(_ key: Key) -> Bool {
    switch (triggers[key.trigger], moves[key.move]) {
    case (.back, _): true
    case (.childEnded(_, let ending), .pop), (.childEnded(_, let ending), .stay),
      (.childEnded(_, let ending), .unhandled):
      ending.isCausedByUser
    default: false
    }
  }
}

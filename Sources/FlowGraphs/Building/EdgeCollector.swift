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

  /// What a reader takes for one event: the name, and for results the ending without its value.
  private struct FamilyName: Hashable {
    let event: String
    let ending: String?
  }

  /// Triggers of one node that a reader cannot tell apart by the name of the event alone.
  private struct Family: Hashable {
    let source: Int
    let name: Int
  }

  private struct NumberedTrigger {
    let trigger: FlowGraph.Edge.Trigger
    /// The number of its family's name; nil where there is no event.
    let family: Int?
    let isResult: Bool
  }

  /// What decides about the kind of an edge.
  private struct KindKey: Hashable {
    let trigger: Int
    let move: Int
    let isAmbiguous: Bool
    /// Whether the kind for the opposite of a mere way back is meant.
    let isOpposite: Bool
  }

  private var triggers: [NumberedTrigger] = []
  private var triggerNumbers: [FlowGraph.Edge.Trigger: Int] = [:]
  private var familyNames: [FamilyName: Int] = [:]
  /// By family name: how many triggers have it.
  private var familySizes: [Int] = []
  private var kinds: [KindKey: EdgeKind] = [:]
  private var moves: [FlowGraph.Move] = []
  private var moveNumbers: [FlowGraph.Move: Int] = [:]
  private var keys: [Key] = []
  private var known: Set<Key> = []
  /// By trigger, what was added last: nearly always the same again.
  private var latest: [Key?] = []

  mutating func number(of trigger: FlowGraph.Edge.Trigger) -> Int {
    if let number = triggerNumbers[trigger] { return number }
    triggerNumbers[trigger] = triggers.count
    var family: Int?
    if let name = Self.familyName(of: trigger) {
      let number = familyNames[name] ?? familySizes.count
      if number == familySizes.count {
        familyNames[name] = number
        familySizes.append(0)
      }
      familySizes[number] += 1
      family = number
    }
    let isResult =
      switch trigger {
      case .childEnded, .paneEnded: true
      default: false
      }
    triggers.append(NumberedTrigger(trigger: trigger, family: family, isResult: isResult))
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
  mutating func edges(nodeCount: Int) -> [FlowGraph.Edge] {
    let ambiguous = ambiguousFamilies()
    var bySource = [[Key]](repeating: [], count: nodeCount)
    for key in keys { bySource[key.source].append(key) }
    for source in bySource.indices { bySource[source] = inOrder(bySource[source]) }
    var edges: [FlowGraph.Edge] = []
    edges.reserveCapacity(keys.count)
    var positions: [FlowGraph.Edge: Int] = [:]
    for key in bySource.joined() where key.target != Self.nowhere {
      let isAmbiguous = family(of: key).map { ambiguous.contains($0) } ?? false
      let edge = edge(for: key, isAmbiguous: isAmbiguous)
      // Only results can be one edge though they are different triggers: their values are left out.
      if triggers[key.trigger].isResult {
        if positions[edge] != nil { continue }
        // An edge that events bring about too is no mere way back.
        let other = self.edge(for: key, isAmbiguous: isAmbiguous, isOpposite: true)
        if let position = positions[other] {
          if !edge.isWayBack { edges[position] = edge }
          continue
        }
        positions[edge] = edges.count
      }
      edges.append(edge)
    }
    return edges
  }
}

// MARK: - Order

extension EdgeCollector {
  /// The edges of one source in the order of what sets them off, and then of discovery.
  private func inOrder(_ keys: [Key]) -> [Key] {
    if zip(keys, keys.dropFirst()).allSatisfy({ $0.trigger <= $1.trigger }) { return keys }
    return keys.enumerated().sorted {
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
      guard let family = family(of: key), familySizes[family.name] > 1 else { continue }
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
    triggers[key.trigger].family.map { Family(source: key.source, name: $0) }
  }

  private static func familyName(of trigger: FlowGraph.Edge.Trigger) -> FamilyName? {
    switch trigger {
    case .event(let name, _): FamilyName(event: name, ending: nil)
    case .childEnded(let name, let ending):
      FamilyName(event: name, ending: "\(ending.word) \(ending.name)")
    case .childSignal(let name, _, let host): FamilyName(event: name, ending: "signal \(host)")
    case .paneSelected(let name, _): FamilyName(event: name, ending: "selection")
    case .paneEnded(let name, let pane, let ending):
      FamilyName(event: name, ending: "\(ending.word) \(ending.name) of \(pane)")
    case .paneSignal(let name, _, let host, let pane):
      FamilyName(event: name, ending: "signal \(host) \(pane)")
    case .begin, .back: nil
    }
  }
}

// MARK: - Kinds

extension EdgeCollector {
  private mutating func edge(
    for key: Key,
    isAmbiguous: Bool,
    isOpposite: Bool = false
  ) -> FlowGraph.Edge {
    let kindKey = KindKey(
      trigger: key.trigger,
      move: key.move,
      isAmbiguous: isAmbiguous,
      isOpposite: isOpposite
    )
    if let kind = kinds[kindKey] {
      return FlowGraph.Edge(source: key.source, target: key.target, kind: kind)
    }
    let kind = kind(for: kindKey)
    kinds[kindKey] = kind
    return FlowGraph.Edge(source: key.source, target: key.target, kind: kind)
  }

  private func kind(for key: KindKey) -> EdgeKind {
    var trigger = triggers[key.trigger].trigger
    let distinction: String?
    switch trigger {
    case .event(_, let example): distinction = example
    case .childSignal(_, let signal, _), .paneSignal(_, let signal, _, _): distinction = signal
    case .paneSelected(_, let pane): distinction = pane
    case .childEnded(let event, let ending):
      distinction = ending.detail
      if !key.isAmbiguous { trigger = .childEnded(event: event, ending.withoutDetail) }
    case .paneEnded(let event, let pane, let ending):
      distinction = ending.detail
      if !key.isAmbiguous { trigger = .paneEnded(event: event, pane: pane, ending.withoutDetail) }
    case .begin, .back: distinction = nil
    }
    return EdgeKind(
      trigger,
      moves[key.move],
      distinction: key.isAmbiguous ? distinction : nil,
      isWayBack: isWayBack(key) != key.isOpposite,
      number: kinds.count
    )
  }

  private func isWayBack(_ key: KindKey) -> Bool {
    switch (triggers[key.trigger].trigger, moves[key.move]) {
    case (.back, _): true
    case (.childEnded(_, let ending), .pop), (.childEnded(_, let ending), .stay),
      (.childEnded(_, let ending), .unhandled):
      ending.isCausedByUser
    default: false
    }
  }
}

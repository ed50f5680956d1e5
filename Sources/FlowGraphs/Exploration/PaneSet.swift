import FlowCoordinators

/// The panes of one step value.
struct PaneSet {
  let style: PaneStyle
  /// What tells the panes apart, in the order of the flow.
  let ids: [AnyHashable]
  /// The same as names; none of them twice.
  let names: [String]
  /// The same as they stand in addresses, the cases alone.
  var places: [String] { ids.map { Label.case($0.base) } }
  /// The selected pane; nil when the flow selects one that is not there.
  let selected: Int?
  /// By pane, the stimulus that the user's choice of it is; nil for the selected one.
  let selections: [Int?]
  /// By pane, its flow and what that can say; empty until the flows are explored.
  var hostings: [Hosting] = []

  /// Names the panes by the cases of their identities, or by the values where a case is there twice.
  static func names(of ids: [AnyHashable]) -> [String] {
    let cases = ids.map { Label.case($0.base) }
    var counts: [String: Int] = [:]
    for name in cases { counts[name, default: 0] += 1 }
    var names = SafePaneNames()
    return zip(ids, cases).map { id, name in
      names.unique(counts[name] == 1 ? name : Label.value(id.base))
    }
  }
}

/// Makes names of panes unique whose identities read the same.
private struct SafePaneNames {
  private var taken: Set<String> = []

  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 1
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(name) \(number)"
    }
    return candidate
  }
}

// MARK: - Nodes

/// The panes of a node: those of all its step values, by name.
struct NodePanes {
  struct Pane {
    let name: String
    let place: String
    /// The type of the flow.
    let type: ObjectIdentifier
    /// The explored flows, each once.
    var children: [HostedChild]
  }

  let style: PaneStyle
  private(set) var panes: [Pane] = []

  init(_ set: PaneSet) {
    style = set.style
    for (number, hosting) in set.hostings.enumerated() {
      guard let child = hosting.child else { continue }
      panes.append(
        Pane(
          name: set.names[number],
          place: set.places[number],
          type: child.type,
          children: [child]
        )
      )
    }
  }

  /// Whether the panes can be those of one node: panes of one name run one flow.
  func canTake(_ other: NodePanes) -> Bool {
    style == other.style
      && other.panes.allSatisfy { pane in
        panes.allSatisfy { $0.name != pane.name || $0.type == pane.type }
      }
  }

  /// Adds what the panes of another value have more.
  mutating func take(_ other: NodePanes) {
    for pane in other.panes {
      guard let number = panes.firstIndex(where: { $0.name == pane.name }) else {
        panes.append(pane)
        continue
      }
      for child in pane.children
      where !panes[number].children.contains(where: { $0.identity == child.identity }) {
        panes[number].children.append(child)
      }
    }
  }
}

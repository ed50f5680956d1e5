/// A way back that the user has: from the screens of one node to those of another.
struct BackWay: Hashable {
  let from: Int
  /// Nil where the user leaves the flow.
  let to: Int?

  /// All ways back, each once, in the order of the entries that they start from.
  ///
  /// - Parameters:
  ///   - space: The paths of the flow.
  ///   - nodes: By step, its node.
  static func all(in space: PathSpace, nodes: [Int]) -> [BackWay] {
    var search = BackWaySearch(space: space, nodes: nodes)
    for entry in space.entries.indices where space.marks[entry].contains(.onTop) {
      search.start(from: entry)
    }
    return search.ways
  }
}

/// Walks from what is on top to what the user finds below.
private struct BackWaySearch {
  private struct Place: Hashable {
    let entry: Int
    let origin: Int
    /// Whether the screen below goes as well, since the origin shows nothing itself.
    let takesScreen: Bool
  }

  let space: PathSpace
  let nodes: [Int]
  private(set) var ways: [BackWay] = []
  private var known: Set<BackWay> = []
  private var visited: Set<Place> = []

  init(space: PathSpace, nodes: [Int]) {
    self.space = space
    self.nodes = nodes
  }

  mutating func start(from top: Int) {
    // From a hosting step the user goes back by ending the child, and the flow is asked.
    guard !space.hosts(top) else { return }
    let origin = nodes[space.entries[top].state]
    var open = [Place(entry: top, origin: origin, takesScreen: space.showsNothing(top))]
    while let place = open.popLast() {
      if space.isFirst(place.entry) {
        note(origin, nil)
        continue
      }
      space.eachLink(of: place.entry) { link in
        if let next = follow(link, from: place), visited.insert(next).inserted {
          open.append(next)
        }
      }
    }
  }

  /// Notes where a link leads, or answers from where to go on.
  private mutating func follow(
    _ link: PathSpace.Link, from place: Place
  ) -> Place? {
    if link.isPlace {
      return Place(entry: link.entry, origin: place.origin, takesScreen: place.takesScreen)
    }
    if place.takesScreen, !space.hosts(link.entry) {
      return Place(entry: link.entry, origin: place.origin, takesScreen: false)
    }
    note(place.origin, nodes[space.entries[link.entry].state])
    return nil
  }

  private mutating func note(_ origin: Int, _ target: Int?) {
    let way = BackWay(from: origin, to: target)
    if known.insert(way).inserted { ways.append(way) }
  }
}

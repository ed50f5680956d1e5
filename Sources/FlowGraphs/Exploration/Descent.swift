/// A move down from an entry whose targets are looked for when everything is known.
struct Descent {
  /// Which way down.
  enum Kind {
    /// To what lies directly below.
    case pop
    /// The same by the user's hand; a step that shows nothing takes the screen below with it.
    case back
    /// To the first entry.
    case root
    /// To what lies below the nearest presented entry.
    case dismiss
  }

  let kind: Kind
  private let entry: Int32
  private let recordNumber: Int32

  init(kind: Kind, start: Int, record: Int?) {
    self.kind = kind
    entry = Int32(truncatingIfNeeded: start)
    recordNumber = Int32(truncatingIfNeeded: record ?? -1)
  }

  var start: Int { Int(entry) }

  /// The answer that asks for it; nil for the user.
  var record: Int? { recordNumber < 0 ? nil : Int(recordNumber) }
}

/// Finds where descents end, together for all that mean the same.
///
/// A search has origins, such as all values of a step case that answer an event with `pop`. Each
/// entry is visited once for each origin, so the cost does not grow with the number of values.
struct DescentSearch {
  /// Where a descent ends.
  enum End {
    case entry(Int)
    case leftFlow
    case nowhere
  }

  private struct Place: Hashable {
    let entry: Int
    let origin: Int
    let kind: Descent.Kind
  }

  private let space: PathSpace
  private var visited: Set<Place> = []

  init(in space: PathSpace) {
    self.space = space
  }

  /// How many links have been followed.
  private(set) var size = 0

  /// Calls with each end that no earlier descent of the same origin had.
  mutating func run(_ descent: Descent, for origin: Int, _ body: (End) -> Void) {
    var kind = descent.kind
    let isFirst = space.isFirst(descent.start)
    switch kind {
    case .root where isFirst: return body(.entry(descent.start))
    case .dismiss where isFirst: return body(.nowhere)
    case _ where isFirst: return body(.leftFlow)
    case .dismiss where space.isPresented(descent.start): kind = .pop
    case .back where !space.showsNothing(descent.start): kind = .pop
    default: break
    }
    var open: [Place] = []
    visit(Place(entry: descent.start, origin: origin, kind: kind), &open)
    while let place = open.popLast() {
      if space.isFirst(place.entry), descent.record != nil || !space.keepsFirst {
        body(place.kind == .dismiss ? .nowhere : .leftFlow)
      }
      var position = space.firstLink(of: place.entry)
      while position >= 0 {
        let link = space.links[position]
        size += 1
        follow(link, from: place, &open, body)
        position = link.next
      }
    }
  }

  private mutating func visit(_ place: Place, _ open: inout [Place]) {
    if visited.insert(place).inserted { open.append(place) }
  }

  private mutating func follow(
    _ link: PathSpace.Link,
    from place: Place,
    _ open: inout [Place],
    _ body: (End) -> Void
  ) {
    let entry = link.entry
    func next(_ kind: Descent.Kind) -> Place {
      Place(entry: entry, origin: place.origin, kind: kind)
    }
    if link.isPlace { return visit(next(place.kind), &open) }
    switch place.kind {
    case .pop: body(.entry(entry))
    case .back where space.hosts(entry): body(.entry(entry))
    case .back: if space.canGoBack(from: entry) { visit(next(.pop), &open) }
    case .root where space.isFirst(entry): body(.entry(entry))
    case .dismiss where space.isPresented(entry): visit(next(.pop), &open)
    case .root, .dismiss: visit(next(place.kind), &open)
    }
  }
}

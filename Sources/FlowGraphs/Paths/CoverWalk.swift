/// Covers all transitions, greedily: on to the nearest one that is not yet taken.
///
/// A small app is walked through in a few manners, and the shortest lists count.
struct CoverWalk {
  /// What a walk prefers where it has a choice.
  private struct Manner {
    /// Which of several transitions it takes that are equally near.
    let preference: WalkPreference
    /// To begin again where that is nearer to the next transition.
    let beginsAgain: Bool
  }

  private typealias Lists = [[WalkArrival]]

  private static let manners = [
    Manner(preference: .staying, beginsAgain: false),
    Manner(preference: .staying, beginsAgain: true),
    Manner(preference: .last, beginsAgain: false),
    Manner(preference: .last, beginsAgain: true),
    Manner(preference: .first, beginsAgain: false),
  ]

  /// How many moments with something new below a search tells apart.
  private static let mostHidden = 200
  /// How many moments the last search looks at, which takes none for another.
  private static let mostExact = 500
  /// How many moments an app may have to be walked through more than once.
  private static let mostMoments = 2_000

  private let walk: GraphWalk
  private var names: TransitionNames

  init(_ walk: GraphWalk) {
    self.walk = walk
    names = TransitionNames(walk.world)
  }

  mutating func lists() -> [[WalkArrival]] {
    var best: Lists?
    for manner in Self.manners {
      let lists = trimmed(lists(in: manner))
      if let shortest = best, Self.length(of: shortest) <= Self.length(of: lists) { continue }
      best = lists
      if walk.world.runners.count > Self.mostMoments { break }
    }
    return best ?? []
  }

  private static func length(of lists: Lists) -> Int { lists.reduce(0) { $0 + $1.count } }

  private mutating func lists(in manner: Manner) -> Lists {
    var covered: Set<TransitionNames.Transition> = []
    var lists: Lists = []
    var list: [WalkArrival] = []
    var place = walk.beginning
    while true {
      var way = nearest(from: place, in: manner, covered)
      if manner.beginsAgain, !list.isEmpty, let found = way, found.count > 1,
        let other = nearest(from: walk.beginning, in: manner, covered), other.count < found.count
      {
        way = nil
      }
      if way == nil, list.isEmpty {
        // Moments that look alike may differ in what lies further down.
        way = nearest(from: place, in: manner, covered, exactly: true)
        if way == nil { return lists }
      }
      if let way {
        for transition in way.flatMap(\.taken) { covered.insert(names.transition(transition)) }
        list += way
        if let root = way.last?.root {
          place = root
          continue
        }
      }
      lists.append(list)
      list = []
      place = walk.beginning
    }
  }

  /// The way to the nearest transition that is not covered.
  private mutating func nearest(
    from root: Int,
    in manner: Manner,
    _ covered: Set<TransitionNames.Transition>,
    exactly isExact: Bool = false
  ) -> [WalkArrival]? {
    var search =
      isExact
      ? walk.search(from: root, exactly: true, limit: Self.mostExact)
      : walk.search(from: root, hidden: Self.mostHidden)
    var names = names
    defer { self.names = names }
    return search.steps(preferring: manner.preference) { arrival in
      arrival.taken.contains { !covered.contains(names.transition($0)) }
    }
  }

  /// Leaves out what other lists cover anyway, at the end of each list.
  private mutating func trimmed(_ lists: Lists) -> Lists {
    var counts: [TransitionNames.Transition: Int] = [:]
    for taken in lists.joined().flatMap(\.taken) {
      counts[names.transition(taken), default: 0] += 1
    }
    var result: Lists = []
    for var list in lists {
      while let last = list.last {
        var after = counts
        for taken in last.taken { after[names.transition(taken), default: 0] -= 1 }
        guard last.taken.allSatisfy({ after[names.transition($0), default: 0] > 0 }) else { break }
        counts = after
        list.removeLast()
      }
      if !list.isEmpty { result.append(list) }
    }
    return result
  }
}

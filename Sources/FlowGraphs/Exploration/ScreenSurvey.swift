import FlowCoordinators

/// The screens of an explored flow and of the flows in it, as far as gestures are concerned.
///
/// A gesture that takes several screens is stopped by any of them that blocks it, or wants an event.
/// So a flow is left by hand where all screens of one of its paths are open: at once by a swipe or
/// the back menu, or one after the other. What lies below an entry is known for each entry alone,
/// and what a child shows does not depend on what is above and below it, so that this is exact but
/// for flows inside themselves, which count as open.
struct ScreenSurvey {
  private let space: PathSpace
  private let entrance: Entrance
  private var children: [Hosting.Key: [UserWays]] = [:]
  /// Whether all ways are open, here and inside.
  let isPlain: Bool

  init(of space: PathSpace, entrance: Entrance, hosted: [Hosting]) {
    self.space = space
    self.entrance = entrance
    var isPlain = !space.hasPolicies
    for hosting in hosted {
      guard case .explored(let child) = hosting.child else { continue }
      children[hosting.key, default: []].append(child.ways)
      if !child.ways.isOpen || child.ways.firstBacks != .backAllowed { isPlain = false }
    }
    self.isPlain = isPlain
  }

  var ways: UserWays {
    if isPlain { return .open }
    var backs: NodeTraits = []
    for entry in space.entries.indices where space.isFirst(entry) && isLive(entry) {
      backs.formUnion(self.backs(of: entry))
    }
    return UserWays(isOpen: hasOpenPath(), firstBacks: backs)
  }

  func isLive(_ entry: Int) -> Bool {
    !space.marks[entry].isDisjoint(with: [.onTop, .live])
  }

  private func ways(inside entry: Int) -> [UserWays] {
    let (state, traits) = (space.entries[entry].state, space.entries[entry].traits)
    let key = Hosting.Key(
      state: state,
      entrance: entrance.ofChild(in: traits, saying: space.backs[state])
    )
    return children[key, default: [.open]]
  }

  /// What the ways back from an entry's own screen do, or from the first screen of its child.
  private func backs(of entry: Int) -> NodeTraits {
    if space.showsNothing(entry) { return [] }
    guard space.hosts(entry) else { return NodeTraits(space.back(from: entry)) }
    return ways(inside: entry).reduce(into: []) { $0.formUnion($1.firstBacks) }
  }
}

// MARK: - Paths without a closed way

extension ScreenSurvey {
  private func hasOpenPath() -> Bool {
    var isKnown = [Bool](repeating: false, count: space.entries.count)
    var open = space.entries.indices.filter { space.marks[$0].contains(.onTop) && lets($0) }
    for entry in open { isKnown[entry] = true }
    while let entry = open.popLast() {
      if space.isFirst(entry) { return true }
      space.eachLink(of: entry) { link in
        guard !isKnown[link.entry], link.isPlace || lets(link.entry) else { return }
        isKnown[link.entry] = true
        open.append(link.entry)
      }
    }
    return false
  }

  /// Whether a gesture may take what an entry shows.
  func lets(_ entry: Int) -> Bool {
    if space.showsNothing(entry) { return true }
    guard space.hosts(entry) else { return space.back(from: entry) == .allowed }
    return ways(inside: entry).contains(where: \.isOpen)
  }
}

// MARK: - What nodes tell

extension ScreenSurvey {
  /// By step, what holds for it somewhere; nil where nothing is presented and all ways are open.
  func traits() -> [NodeTraits]? {
    if isPlain, space.book.styles.isEmpty, !space.hasAlerts, !entrance.isPresented { return nil }
    var traits = [NodeTraits](repeating: [], count: space.shows.count)
    for entry in space.entries.indices where isLive(entry) {
      let state = space.entries[entry].state
      if space.isPresented(entry) || space.showsAlert(state)
        || space.isFirst(entry) && entrance.isPresented
      {
        traits[state].insert(.presented)
      }
      if isPlain, !space.showsNothing(entry) {
        traits[state].insert(.backAllowed)
      } else {
        traits[state].formUnion(backs(of: entry))
      }
    }
    return traits
  }
}

/// Looks for the shortest way from one moment to another, breadth first.
///
/// Moments that behave alike are visited once: what lies below a step that was on top before can
/// only lead back to where the walk has been. Where something lies below that was never on top, the
/// whole moment counts, for the first few thousand of them. An exact search looks at every moment, up
/// to a limit. Of those where several events wait for another step, only so many are looked at.
struct WalkSearch {
  struct Visit {
    let root: Int
    let previous: Int
    let step: WalkStep?
    let taken: [TakenTransition]
  }

  private struct Arrival: Hashable {
    let runners: [WalkRunner]
    /// The moment itself, where it has to be told apart from those that look like it.
    let root: Int
  }

  private let world: WalkWorld
  private let isExact: Bool
  private let limit: Int
  private var hiddenBudget: Int
  private var waitingBudget: Int
  private var visits: [Visit] = []
  private var known: Set<Arrival> = []
  private var wasOnTop: Set<Int> = []

  init(in world: WalkWorld, from root: Int, exactly isExact: Bool, limit: Int, hidden: Int) {
    hiddenBudget = hidden
    waitingBudget = hidden
    self.world = world
    self.isExact = isExact
    self.limit = limit
    _ = isNew(root)
    visits.append(Visit(root: root, previous: -1, step: nil, taken: []))
  }

  /// The steps to the first arrival that is wanted; nil when there is none.
  ///
  /// - Parameters:
  ///   - preference: Which of several arrivals is taken that are equally near.
  ///   - isWanted: Whether an arrival is wanted.
  /// - Returns: The steps, the arrival itself last.
  mutating func steps(
    preferring preference: WalkPreference = .first,
    to isWanted: (WalkArrival) -> Bool
  ) -> [WalkArrival]? {
    var next = 0
    var best: (visit: Int, arrival: WalkArrival, rank: Int)?
    var layerEnd = visits.count
    while next < visits.count {
      if next == layerEnd {
        if let best { return way(to: best.visit) + [best.arrival] }
        layerEnd = visits.count
      }
      let root = visits[next].root
      noteTops(of: root)
      var found: WalkArrival?
      world.eachArrival(at: root) { arrival in
        if isWanted(arrival) {
          let rank = preference.rank(of: arrival, from: root)
          if rank == 0 {
            found = arrival
            return false
          }
          let other = best?.rank ?? .max
          if rank < other || rank == other && preference == .last { best = (next, arrival, rank) }
          return true
        }
        if let root = arrival.root, !arrival.isCrowded, visits.count < limit, isNew(root) {
          visits.append(
            Visit(root: root, previous: next, step: arrival.step, taken: arrival.taken)
          )
        }
        return true
      }
      if let found { return way(to: next) + [found] }
      next += 1
    }
    return best.map { way(to: $0.visit) + [$0.arrival] }
  }

  private func way(to visit: Int) -> [WalkArrival] {
    var arrivals: [WalkArrival] = []
    var visit = visit
    while let step = visits[visit].step {
      arrivals.append(
        WalkArrival(step: step, root: visits[visit].root, taken: visits[visit].taken)
      )
      visit = visits[visit].previous
    }
    return arrivals.reversed()
  }
}

// MARK: - Moments that look alike

extension WalkSearch {
  private mutating func isNew(_ root: Int) -> Bool {
    if isExact { return known.insert(Arrival(runners: [], root: root)).inserted }
    var runners: [WalkRunner] = []
    var hidesSomething = false
    var hidesPanes = false
    var waiting = 0
    for number in world.runnersInView(at: root) {
      let runner = world.runners[number]
      let cell = world.cell(runner.path)
      waiting += runner.postponed.count
      if cell.panes != PathArena.nothing { hidesPanes = true }
      if cell.lower != PathArena.nothing, !wasOnTop.contains(world.outline(of: cell.lower)) {
        hidesSomething = true
      }
      let alike = PathCell(
        flow: cell.flow,
        state: cell.state,
        traits: cell.traits,
        lower: PathArena.nothing
      )
      runners.append(
        WalkRunner(
          flow: runner.flow,
          path: world.arena.number(of: alike),
          postponed: runner.postponed
        )
      )
    }
    if waiting > 1, waitingBudget <= 0 { return false }
    hidesSomething = hidesSomething && hiddenBudget > 0
    if hidesSomething, goesRound(root) { return false }
    let arrival = Arrival(runners: runners, root: hidesSomething ? root : PathArena.nothing)
    var isNew = known.insert(arrival).inserted
    // What goes on in panes that are not selected seldom matters.
    if !isNew, hidesPanes, hiddenBudget > 0 {
      isNew = known.insert(Arrival(runners: runners, root: root)).inserted
      hidesSomething = isNew
    } else if hidesPanes {
      known.insert(Arrival(runners: runners, root: root))
    }
    if isNew, hidesSomething { hiddenBudget -= 1 }
    if isNew, waiting > 1 { waitingBudget -= 1 }
    return isNew
  }

  /// Whether the step on top stands on itself, which is no better than standing there once.
  private func goesRound(_ root: Int) -> Bool {
    guard let last = world.runnersInView(at: root).last else { return false }
    var path = world.runners[last].path
    let top = world.cell(path)
    path = top.lower
    while path != PathArena.nothing, !wasOnTop.contains(world.outline(of: path)) {
      let cell = world.cell(path)
      if cell.state == top.state, cell.traits == top.traits { return true }
      path = cell.lower
    }
    return false
  }

  private mutating func noteTops(of root: Int) {
    for number in world.runnersInView(at: root) {
      wasOnTop.insert(world.outline(of: world.runners[number].path))
    }
  }
}

/// Which of several arrivals is taken that are equally near.
enum WalkPreference {
  /// The first one that is found.
  case first
  /// One where nothing moves, else one where the app goes on.
  case staying
  /// The same, and of several the one that was found last.
  case last

  /// How good an arrival is; nothing is better than zero.
  fileprivate func rank(of arrival: WalkArrival, from root: Int) -> Int {
    if self == .first || arrival.root == root { return 0 }
    return arrival.root == nil ? 2 : 1
  }
}

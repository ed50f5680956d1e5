/// The screens that are up and the screens that should be, with a common beginning.
///
/// A pure value: coordinators change what is planned, the user's moves change what is shown, and
/// the difference becomes router calls (`NavigationPlan+Difference.swift`). Both only ever change at
/// their ends, so a turn costs what it changes; what they have in common is kept once.
struct NavigationPlan {
  /// A screen in its place.
  struct Place {
    var screen: Screen
    /// The style, when the screen opens a container of its own.
    let opens: PresentationStyle?
  }

  /// A new payload of a common place, which the router has not been told of.
  struct Update {
    let index: Int
    /// The screen as it is shown.
    let shown: Screen
  }

  let entry: FlowEntry
  private(set) var planned: [Place] = []
  /// How many of the planned places are shown.
  private(set) var common = 0
  /// What is shown above them and is not planned any more, topmost first.
  private(set) var leaving: [Place] = []
  /// What got a new payload in this turn, in the order of the updates.
  private(set) var updates: [Update] = []
  /// Whether the router has got its first call.
  private(set) var hasShownAnything = false
  /// Whether the calls of this turn may be animated; of each again after it.
  var isAnimated = true
  /// The user's moves that have been reported and whose turns have not come, oldest first.
  private var losses: [Loss] = []

  init(entry: FlowEntry) {
    self.entry = entry
  }

  /// How many screens are planned.
  var count: Int { planned.count }

  /// How many screens are shown.
  var shownCount: Int { common + leaving.count }

  /// What is shown at a place.
  func shown(at index: Int) -> Place {
    if index >= common { return leaving[shownCount - 1 - index] }
    var place = planned[index]
    for update in updates where update.index == index { place.screen = update.shown }
    return place
  }

  // Inlined, since a call copies the plan where it stands in an object.

  /// Whether a planned place is an alert, which has no stack and so no other screen.
  @inline(__always) func isAlert(at index: Int) -> Bool {
    guard let opens = planned[index].opens else { return false }
    return opens == .alert
  }

  /// Whether the topmost container is an alert.
  @inline(__always) var hasAlertOnTop: Bool { count > 0 && isAlert(at: count - 1) }
}

// MARK: - Planning

extension NavigationPlan {
  /// Plans one more screen, in the topmost container or in a new one.
  mutating func append(_ screen: Screen, opens style: PresentationStyle?) {
    planned.append(Place(screen: screen, opens: style))
  }

  /// Plans only the lowest screens.
  mutating func keep(_ count: Int) {
    // One by one, since it is nearly always one.
    while planned.count > count {
      var place = planned.removeLast()
      guard planned.count < common else { continue }
      common -= 1
      if let update = updates.firstIndex(where: { $0.index == common }) {
        place.screen = updates.remove(at: update).shown
      }
      leaving.append(place)
    }
  }

  /// Gives a planned screen its new contents.
  mutating func update(_ index: Int, to screen: Screen) {
    var shown = screen
    swap(&shown, &planned[index].screen)
    guard index < common, !updates.contains(where: { $0.index == index }) else { return }
    updates.append(Update(index: index, shown: shown))
  }

  /// Plans what is shown.
  mutating func keepWhatIsShown() {
    planned.removeLast(planned.count - common)
    while let place = leaving.popLast() { planned.append(place) }
    common = planned.count
  }

  /// Returns where a screen is planned, nil when it is not.
  ///
  /// - Complexity: O(*n*) where *n* is the number of screens above it.
  func index(of id: ScreenID) -> Int? {
    planned.lastIndex { $0.screen.id == id }
  }
}

// MARK: - What became of it

extension NavigationPlan {
  /// Appends the calls that lead from what is shown to what is planned, and takes them for made.
  mutating func takeCalls(into calls: inout [RouterCall]) {
    appendCalls(to: &calls)
    commit()
  }

  /// Notes that the router has been asked for everything that it can be asked for.
  private mutating func commit() {
    if !updates.isEmpty { updates.removeAll(keepingCapacity: true) }
    // One by one, since it is nearly always one.
    while !leaving.isEmpty { leaving.removeLast() }
    common = callableCount
    if common > 0 { hasShownAnything = true }
    isAnimated = true
  }

  /// Returns where a screen is shown, nil when it is not.
  func shownIndex(of id: ScreenID) -> Int? {
    if let index = leaving.firstIndex(where: { $0.screen.id == id }) {
      return shownCount - 1 - index
    }
    return planned[..<common].lastIndex { $0.screen.id == id }
  }

  /// Notes that a screen and everything above it is gone from view without having been asked for.
  ///
  /// Answers how many screens are left; nil when the screen was not in view.
  @discardableResult mutating func lose(from screen: Screen) -> Int? {
    shownIndex(of: screen.id).map { loseAll(from: $0) }
  }

  /// Notes that everything above a screen is gone from view; nil stands for everything.
  ///
  /// Answers how many screens are left; nil when the screen was not in view.
  @discardableResult mutating func lose(above screen: Screen?) -> Int? {
    guard let screen else { return loseAll(from: 0) }
    return shownIndex(of: screen.id).map { loseAll(from: $0 + 1) }
  }

  private mutating func loseAll(from index: Int) -> Int {
    leaving.removeFirst(min(leaving.count, shownCount - index))
    common = min(common, index)
    return index
  }
}

// MARK: - Moves of the user whose turns have not come

extension NavigationPlan {
  /// What the user has left.
  enum Loss {
    /// Everything above a screen; nil stands for everything.
    case above(Screen?)
    /// A screen and everything above it.
    case from(Screen)

    /// The screen that is named.
    var screen: Screen? {
      switch self {
      case .above(let screen): screen
      case .from(let screen): screen
      }
    }
  }

  /// How many planned screens the router can be asked for.
  ///
  /// What a reported move is going to take off the plan is not brought up again before its turn.
  var callableCount: Int {
    var count = planned.count
    if losses.isEmpty { return count }
    for loss in losses { count = min(count, self.count(after: loss) ?? count) }
    return count
  }

  /// Notes at once that something is gone from view; the plan follows in a turn of its own.
  ///
  /// Answers how many screens are left in view; nil when none of them was meant.
  @discardableResult mutating func lose(_ loss: Loss) -> Int? {
    losses.append(loss)
    return switch loss {
    case .above(let screen): lose(above: screen)
    case .from(let screen): lose(from: screen)
    }
  }

  /// Returns how many planned screens the oldest loss leaves, nil when none of them is concerned.
  mutating func takeLoss() -> Int? {
    count(after: losses.removeFirst())
  }

  private func count(after loss: Loss) -> Int? {
    switch loss {
    case .above(nil): 0
    case .above(let screen?): index(of: screen.id).map { $0 + 1 }
    case .from(let screen): index(of: screen.id)
    }
  }
}

/// The screens that are up and the screens that should be, as two lists with a common beginning.
///
/// A pure value: coordinators change what is planned, the user's moves change what is shown, and
/// the difference becomes router calls (`NavigationPlan+Difference.swift`). Both lists only ever
/// change at their ends, so a turn costs what it changes.
struct NavigationPlan {
  /// A screen in its place.
  struct Place {
    var screen: Screen
    /// The style, when the screen opens a container of its own.
    let opens: PresentationStyle?
    /// Where the list of this screen's container begins.
    let container: Int
  }

  let entry: FlowEntry
  private(set) var shown: [Place] = []
  private(set) var planned: [Place] = []
  /// How many places both lists begin with.
  private(set) var common = 0
  /// Common places whose screens got a new payload in this turn, in the order of the updates.
  private(set) var updated: [Int] = []
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

  /// Whether the container that holds a planned place is an alert, which has no stack.
  func isAlert(at index: Int) -> Bool {
    planned[planned[index].container].opens == .alert
  }

  /// Whether the topmost container is an alert.
  var hasAlertOnTop: Bool { count > 0 && isAlert(at: count - 1) }
}

// MARK: - Planning

extension NavigationPlan {
  /// Plans one more screen, in the topmost container or in a new one.
  mutating func append(_ screen: Screen, opens style: PresentationStyle?) {
    let container = style == nil ? planned.last?.container ?? 0 : planned.count
    planned.append(Place(screen: screen, opens: style, container: container))
  }

  /// Plans only the lowest screens.
  mutating func keep(_ count: Int) {
    guard count < planned.count else { return }
    removeLast(planned.count - count, of: &planned)
    common = min(common, count)
  }

  /// One by one, since it is nearly always one.
  private func removeLast(_ count: Int, of places: inout [Place]) {
    for _ in 0..<count { places.removeLast() }
  }

  /// Gives a planned screen its new contents.
  mutating func update(_ index: Int, to screen: Screen) {
    planned[index].screen = screen
    if index < common, !updated.contains(index) { updated.append(index) }
  }

  /// Plans what is shown.
  mutating func keepWhatIsShown() {
    planned = shown
    common = shown.count
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
  /// Notes that the router has been asked for everything that it can be asked for.
  mutating func commit() {
    let end = callableCount
    if !updated.isEmpty {
      for index in updated where index < common { shown[index].screen = planned[index].screen }
      updated.removeAll(keepingCapacity: true)
    }
    removeLast(shown.count - common, of: &shown)
    for index in common..<end { shown.append(planned[index]) }
    common = end
    if end > 0 { hasShownAnything = true }
    isAnimated = true
  }

  /// Notes that a screen and everything above it is gone from view without having been asked for.
  ///
  /// Answers how many screens are left; nil when the screen was not in view.
  @discardableResult mutating func lose(from screen: Screen) -> Int? {
    shown.lastIndex { $0.screen.id == screen.id }.map { loseAll(from: $0) }
  }

  /// Notes that everything above a screen is gone from view; nil stands for everything.
  ///
  /// Answers how many screens are left; nil when the screen was not in view.
  @discardableResult mutating func lose(above screen: Screen?) -> Int? {
    guard let screen else { return loseAll(from: 0) }
    return shown.lastIndex { $0.screen.id == screen.id }.map { loseAll(from: $0 + 1) }
  }

  private mutating func loseAll(from index: Int) -> Int {
    removeLast(shown.count - index, of: &shown)
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

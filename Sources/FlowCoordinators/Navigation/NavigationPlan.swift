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

  init(entry: FlowEntry) {
    self.entry = entry
  }

  /// How many screens are planned.
  var count: Int { planned.count }

  /// Whether the container that holds a planned place is an alert, which has no stack.
  func isAlert(at index: Int) -> Bool {
    planned[planned[index].container].opens == .alert
  }
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
    planned.removeLast(planned.count - count)
    common = min(common, count)
  }

  /// Gives a planned screen its new contents.
  mutating func update(_ index: Int, to screen: Screen) {
    planned[index].screen = screen
    if index < common { updated.append(index) }
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
  /// Notes that the router has been asked for everything that is planned.
  mutating func commit() {
    for index in updated where index < common { shown[index].screen = planned[index].screen }
    updated.removeAll(keepingCapacity: true)
    shown.removeLast(shown.count - common)
    for index in common..<planned.count { shown.append(planned[index]) }
    common = planned.count
    if !planned.isEmpty { hasShownAnything = true }
  }

  /// Notes that a screen and everything above it is gone from view without having been asked for.
  mutating func lose(from screen: Screen) {
    guard let index = shown.lastIndex(where: { $0.screen.id == screen.id }) else { return }
    loseAll(from: index)
  }

  /// Notes that everything above a screen is gone from view; nil stands for everything.
  mutating func lose(above screen: Screen?) {
    guard let screen else { return loseAll(from: 0) }
    guard let index = shown.lastIndex(where: { $0.screen.id == screen.id }) else { return }
    loseAll(from: index + 1)
  }

  private mutating func loseAll(from index: Int) {
    shown.removeLast(shown.count - index)
    common = min(common, index)
  }
}

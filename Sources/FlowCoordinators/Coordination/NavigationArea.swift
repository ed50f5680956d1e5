/// Where screens stand upon each other: the whole router, or one pane.
///
/// Each has a plan of its own, so that a flow in a pane moves nothing outside of it. The coordinators
/// of an area hold it.
@usableFromInline @MainActor final class NavigationArea {
  @exclusivity(unchecked) private(set) var plan: NavigationPlan
  /// The panes of planned screens, lowest screen first.
  @exclusivity(unchecked) private(set) var panes: [PlannedPanes] = []
  /// The pane that it is; nil for the whole router.
  let place: PanePlace?
  /// Whether it is a pane.
  let isPane: Bool
  /// How many panes are around it.
  let depth: Int
  /// Whether the router has been told of it.
  var isShown = false
  @usableFromInline let space = ScreenSpace()
  private(set) weak var tree: FlowTree?
  @exclusivity(unchecked) private var screenCount = 0

  /// An area that has no tree yet.
  init(entry: FlowEntry = .root, in place: PanePlace? = nil) {
    plan = NavigationPlan(entry: entry)
    self.place = place
    isPane = place != nil
    depth = place?.panes?.area.map { $0.depth + 1 } ?? 0
  }

  func join(_ tree: FlowTree) {
    self.tree = tree
    space.tree = tree
  }

  @usableFromInline func nextScreenNumber() -> Int {
    screenCount += 1
    return screenCount
  }

  /// Where it is: for each pane around it, outermost first, the position of the screen that has it
  /// among the screens of its area, and the number of the pane; nil once it is no pane any more.
  var path: [Int]? { path { $0.number(of: $1) } }

  /// Where the router has it, which may not know yet that panes have changed places.
  var shownPath: [Int]? { path { $0.shownNumber(of: $1) } }

  private func path(_ number: (PlannedPanes, NavigationArea) -> Int?) -> [Int]? {
    var path: [Int] = []
    var area = self
    while let place = area.place {
      guard let panes = place.panes, let number = number(panes, area), let outer = panes.area,
        outer.panes.contains(where: { $0 === panes })
      else { return nil }
      path.append(number)
      path.append(panes.position)
      area = outer
    }
    return path.reversed()
  }
}

extension NavigationArea {
  /// Returns the area that screens of a space stand in: this one, or that of a pane in it.
  func area(of space: ScreenSpace) -> NavigationArea? {
    if space === self.space { return self }
    for panes in panes {
      for area in panes.allAreas {
        if let found = area.area(of: space) { return found }
      }
    }
    return nil
  }
}

/// Which pane an area is.
struct PanePlace {
  weak let panes: PlannedPanes?
  let id: AnyHashable
}

// MARK: - Planning

extension NavigationArea {
  /// How many screens are planned.
  @usableFromInline var count: Int { plan.count }

  /// Whether the topmost container is an alert.
  @usableFromInline var hasAlertOnTop: Bool { plan.hasAlertOnTop }

  /// The screen that is planned at a place.
  @usableFromInline func screen(at index: Int) -> Screen { plan.planned[index].screen }

  /// Plans one more screen, in the topmost container or in a new one.
  @usableFromInline func append(_ screen: Screen, opens style: PresentationStyle?) {
    plan.append(screen, opens: style)
    noteChange()
  }

  /// Plans only the lowest screens; the panes of those that go are gone.
  @usableFromInline func keep(_ count: Int) {
    plan.keep(count)
    while let last = panes.last, last.position >= count { panes.removeLast() }
    noteChange()
  }

  /// Gives a planned screen its new contents.
  @usableFromInline func update(_ index: Int, to screen: Screen) {
    plan.update(index, to: screen)
    noteChange()
  }

  /// Plans panes in the screen on top.
  func append(_ panes: PlannedPanes) {
    self.panes.append(panes)
  }

  /// Plans what is shown, where nothing is planned any more, here and in all panes.
  func keepWhatIsShown() {
    if plan.count == 0 { plan.keepWhatIsShown() }
    for panes in panes {
      for area in panes.areas { area.keepWhatIsShown() }
    }
  }

  /// Lets none of the calls of this turn be animated.
  func holdStill() { plan.isAnimated = false }

  private func noteChange() {
    if isPane { tree?.haveAreasChanged = true }
  }
}

// MARK: - Moves of the user

extension NavigationArea {
  /// Notes at once that something is gone from view; answers how many screens are left in view, nil
  /// when none of them was meant.
  func lose(_ loss: NavigationPlan.Loss) -> Int? { plan.lose(loss) }

  /// Returns how many planned screens the oldest loss leaves, nil when none of them is concerned.
  func takeLoss() -> Int? { plan.takeLoss() }
}

// MARK: - Calls

extension NavigationArea {
  /// Appends the calls that lead from what is shown to what is planned, and takes them for made.
  func appendCalls(to calls: inout [RouterCall]) {
    plan.takeCalls(into: &calls)
  }

  /// Appends the calls that its panes need, once those of the area itself are appended.
  func appendCallsOfPanes(to calls: inout [RouterCall]) {
    let count = plan.callableCount
    for panes in panes where panes.position < count {
      panes.appendCalls(in: plan.planned[panes.position].screen, to: &calls)
    }
  }
}

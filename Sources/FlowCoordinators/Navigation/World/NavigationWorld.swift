/// Where screens stand upon each other: on a whole router, or in one pane of a screen.
///
/// A plain value that calls nobody, so that a router can try a move, ask the screens that would go,
/// and report after the change.
package struct NavigationWorld {
  /// A place: a container, and an index among its screens.
  package struct Place {
    package var container: Int
    package var index: Int

    package init(container: Int, index: Int) {
      self.container = container
      self.index = index
    }
  }

  package init() {}

  /// The containers, lowest first; there is always one.
  package var containers = [NavigationContainer(style: nil, hasOutsideRoot: true)]

  /// Where the current root's screens begin; what is below was up before it.
  package private(set) var floor = Place(container: 0, index: 0)

  /// The panes of the screens in ``containers``, in view or not.
  package var panes: [ScreenID: NavigationPanes] = [:]

  /// The index of the topmost container.
  package var top: Int { containers.count - 1 }

  /// The screen on top; nil where no flow has brought one up.
  package var topScreen: Screen? { containers[top].screens.last }

  /// The containers without those that the user has closed.
  package var openContainers: [NavigationContainer] {
    Array(containers.prefix { !$0.isClosing })
  }

  /// All screens, in view or not, the one nearest the user last.
  package var allScreens: [Screen] {
    var all: [Screen] = []
    for screen in containers.flatMap(\.screens) {
      all.append(screen)
      guard let panes = panes[screen.id] else { continue }
      for pane in panes.all where pane.id != panes.selected { all += pane.world.allScreens }
      for pane in panes.all where pane.id == panes.selected { all += pane.world.allScreens }
    }
    return all
  }

  /// The place of a screen; nil where it is not in this world, or only in a pane.
  package func place(of id: ScreenID) -> Place? {
    for container in containers.indices.reversed() {
      if let index = containers[container].screens.lastIndex(where: { $0.id == id }) {
        return Place(container: container, index: index)
      }
    }
    return nil
  }

  /// The index of the first screen of a container that is the current root's; its count for none.
  package func firstOwn(in container: Int) -> Int {
    if container > floor.container { return 0 }
    return container == floor.container ? floor.index : containers[container].screens.count
  }

  /// The first screen of the current root from a place on; nil where none of its screens is there.
  package func firstOwnScreen(from place: Place) -> Screen? {
    for container in place.container...top {
      let lowest = container == place.container ? place.index : 0
      let own = containers[container].screens.dropFirst(max(firstOwn(in: container), lowest))
      if let first = own.first { return first }
    }
    return nil
  }

  /// Whether none of the current root's screens is up.
  package var standsOnFloor: Bool {
    top == floor.container && containers[top].screens.count == floor.index
  }
}

// MARK: - Changes

extension NavigationWorld {
  /// Notes that another root has come: what is up now is what it goes back to.
  package mutating func welcomeRoot() {
    floor = Place(container: top, index: containers[top].screens.count)
  }

  /// Notes that the current root takes the lowest container; everything that was up goes.
  package mutating func takeBase() {
    floor = Place(container: 0, index: 0)
    cut(to: floor)
    containers[0].hasOutsideRoot = false
  }

  /// Removes the screen at a place and everything above it, containers included.
  ///
  /// A presented container that loses its first screen goes with it.
  package mutating func cut(to place: Place) {
    let isGone = place.index == 0 && place.container > 0
    let kept = isGone ? place.container : place.container + 1
    while containers.count > kept { forgetPanes(of: containers.removeLast().screens[...]) }
    if !isGone { empty(from: place.index) }
    lowerFloor()
  }

  /// Removes all screens of the topmost container from an index on; the container stays.
  package mutating func empty(from index: Int) {
    forgetPanes(of: containers[top].screens[index...])
    containers[top].screens.removeSubrange(index...)
  }

  private mutating func forgetPanes(of screens: ArraySlice<Screen>) {
    for screen in screens { panes[screen.id] = nil }
  }

  /// Keeps the floor within the world when something from before the current root has gone.
  private mutating func lowerFloor() {
    if floor.container > top { floor = Place(container: top, index: .max) }
    floor.index = min(floor.index, containers[floor.container].screens.count)
  }
}

// MARK: - Looking into panes

extension NavigationWorld {
  /// Looks in this world and those of all panes, in view or not, until there is an answer.
  package func search<Answer>(_ look: (NavigationWorld) -> Answer?) -> Answer? {
    if let answer = look(self) { return answer }
    for panes in panes.values {
      for pane in panes.all {
        if let answer = pane.world.search(look) { return answer }
      }
    }
    return nil
  }

  /// Changes the world that has a container, which may be that of a pane; nil when none has it.
  package mutating func change<Answer>(
    containerWith id: NavigationContainer.ID,
    _ change: (inout NavigationWorld, Int) -> Answer
  ) -> Answer? {
    if let index = containers.firstIndex(where: { $0.id == id }) { return change(&self, index) }
    for screen in panes.keys {
      for number in panes[screen]?.all.indices ?? 0..<0 {
        if let answer = panes[screen]?.all[number].world.change(containerWith: id, change) {
          return answer
        }
      }
    }
    return nil
  }

  /// Changes the world that has a screen, which may be that of a pane; nil when none has it.
  package mutating func change<Answer>(
    worldWith id: ScreenID,
    _ change: (inout NavigationWorld, Place) -> Answer
  ) -> Answer? {
    let world = search { $0.place(of: id) == nil ? nil : $0 }
    guard let container = world?.containers.first else { return nil }
    return self.change(containerWith: container.id) { world, _ in
      world.place(of: id).map { change(&world, $0) }
    } ?? nil
  }
}

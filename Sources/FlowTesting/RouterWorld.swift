import FlowCoordinators

/// The screens that a user would see, in stacks, and which of them the current root brought up.
///
/// A plain value that calls nobody, so that a router can change it and report afterwards.
struct RouterWorld {
  /// A stack of screens; the lowest has no style, since nothing presented it.
  struct Container {
    let style: PresentationStyle?
    fileprivate(set) var screens: [Screen] = []

    /// An alert shows one screen and has no stack.
    var isAlert: Bool { style == .alert }
  }

  /// A place in the world: a container, and an index in it.
  struct Place: Equatable {
    var container: Int
    var index: Int
  }

  /// The containers, lowest first; there is always one.
  private(set) var containers = [Container(style: nil)]

  /// Where the current root's screens begin; what is below was up before it.
  private(set) var floor = Place(container: 0, index: 0)

  /// Whether the current root has replaced what was there, so that its first screen has no back.
  private(set) var ownsBase = false

  /// The panes of screens that are up, in view or not.
  var panes: [ScreenID: WorldPanes] = [:]

  /// All identities in ``containers``, so that asking for one costs nothing.
  private var shown: Set<ScreenID> = []

  /// The index of the topmost container.
  var top: Int { containers.count - 1 }

  /// Whether a screen is up anywhere.
  func shows(_ screen: Screen) -> Bool {
    shown.contains(screen.id)
  }

  /// The place of a screen, looked for from the top.
  func place(of screen: Screen) -> Place? {
    guard shows(screen) else { return nil }
    for container in containers.indices.reversed() {
      let screens = containers[container].screens
      if let index = screens.lastIndex(where: { $0.id == screen.id }) {
        return Place(container: container, index: index)
      }
    }
    return nil
  }

  /// The index of the first screen of a container that is the current root's; its count for none.
  func firstOwn(in container: Int) -> Int {
    if container > floor.container { return 0 }
    return container == floor.container ? floor.index : containers[container].screens.count
  }

  /// The screens of the current root by containers; the first one is where its screens begin.
  var ownContainers: [[Screen]] {
    containers.indices.dropFirst(floor.container).map { container in
      Array(containers[container].screens.dropFirst(firstOwn(in: container)))
    }
  }

  /// Whether none of the current root's screens is up.
  var standsOnFloor: Bool {
    top == floor.container && containers[top].screens.count == floor.index
  }

  /// Whether a place is below the current root's screens.
  func isForeign(_ place: Place) -> Bool {
    place.index < firstOwn(in: place.container)
  }
}

// MARK: - Changes

extension RouterWorld {
  /// Notes that another root has come: what is up now is what it goes back to.
  mutating func welcomeRoot() {
    floor = Place(container: top, index: containers[top].screens.count)
    ownsBase = false
  }

  /// Notes that the current root takes the lowest container; everything that was up goes.
  mutating func takeBase() {
    ownsBase = true
    floor = Place(container: 0, index: 0)
    cut(to: floor)
  }

  /// Puts a screen on top of the topmost container.
  mutating func append(_ screen: Screen) {
    shown.insert(screen.id)
    containers[top].screens.append(screen)
  }

  /// Opens an empty container on top.
  mutating func open(_ style: PresentationStyle) {
    containers.append(Container(style: style))
  }

  /// Puts a screen in the place of the one with the same identity.
  mutating func replace(_ screen: Screen, at place: Place) {
    containers[place.container].screens[place.index] = screen
  }

  /// Removes the screen at a place and everything above it, containers included.
  ///
  /// A presented container that loses its first screen goes with it.
  mutating func cut(to place: Place) {
    let isGone = place.index == 0 && place.container > 0
    let kept = isGone ? place.container : place.container + 1
    while containers.count > kept { forget(containers.removeLast().screens[...]) }
    if !isGone {
      forget(containers[top].screens[place.index...])
      containers[top].screens.removeSubrange(place.index...)
    }
    lowerFloor()
  }

  /// Removes all screens of the topmost container from an index on; the container stays.
  mutating func empty(from index: Int) {
    forget(containers[top].screens[index...])
    containers[top].screens.removeSubrange(index...)
  }

  private mutating func forget(_ screens: ArraySlice<Screen>) {
    for screen in screens {
      shown.remove(screen.id)
      panes[screen.id] = nil
    }
  }

  /// Keeps the floor within the world when something from before the current root has gone.
  private mutating func lowerFloor() {
    if floor.container > top { floor = Place(container: top, index: .max) }
    floor.index = min(floor.index, containers[floor.container].screens.count)
  }
}

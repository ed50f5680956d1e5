import FlowCoordinators

/// What a user would see, as one list from the lowest screen up: slow, and plain to see through.
struct NaiveWorld {
  struct Place {
    var screen: Screen
    /// The style, when the screen opened a container.
    let opens: PresentationStyle?
  }

  private(set) var places: [Place] = []
  /// Screens that have been up and are gone.
  private(set) var gone: Set<ScreenID> = []

  /// Where the topmost container begins.
  var top: Int { places.lastIndex { $0.opens != nil } ?? 0 }

  var topmost: ArraySlice<Place> { places[top...] }

  func index(of screen: Screen) -> Int? {
    places.firstIndex { $0.screen.id == screen.id }
  }

  mutating func cut(to count: Int) {
    for place in places[count...] { gone.insert(place.screen.id) }
    places.removeSubrange(count...)
  }
}

// MARK: - Calls

extension NaiveWorld {
  /// Makes a call happen, or says why it cannot.
  mutating func apply(_ call: RouterCall) -> String? {
    switch call {
    case .setStack(let screens, _): setStack(screens)
    case .push(let screen, _): append(screen, opens: nil)
    case .present(let screen, let style, _): append(screen, opens: style)
    case .pop(let screen, _): pop(to: screen)
    case .dismiss(let screen, _): dismiss(to: screen)
    case .update(let screen): update(screen)
    case .setPanes, .select, .inPane: "\(call)"
    }
  }

  private mutating func setStack(_ screens: [Screen]) -> String? {
    guard let first = screens.first else { return "empty stack" }
    let style = places.isEmpty ? nil : places[top].opens
    var old: [ScreenID] = []
    for place in topmost { old.append(place.screen.id) }
    for screen in screens where !old.contains(screen.id) {
      if let reason = cannotComeUp(screen) { return reason }
    }
    for id in old where !screens.contains(where: { $0.id == id }) { gone.insert(id) }
    places.removeSubrange(top...)
    places.append(Place(screen: first, opens: style))
    for screen in screens.dropFirst() { places.append(Place(screen: screen, opens: nil)) }
    return style == .alert && screens.count > 1 ? "a stack in an alert" : nil
  }

  private mutating func append(_ screen: Screen, opens style: PresentationStyle?) -> String? {
    if let reason = cannotComeUp(screen) { return reason }
    if style == nil, !places.isEmpty, places[top].opens == .alert { return "push onto an alert" }
    places.append(Place(screen: screen, opens: style))
    return nil
  }

  private func cannotComeUp(_ screen: Screen) -> String? {
    if index(of: screen) != nil { return "\(screen) is up already" }
    return gone.contains(screen.id) ? "\(screen) was gone and comes up again" : nil
  }

  private mutating func pop(to screen: Screen?) -> String? {
    guard let screen else {
      if places.isEmpty || places.contains(where: { $0.opens != nil }) { return "pop to nil" }
      cut(to: 0)
      return nil
    }
    guard let index = index(of: screen), index >= top, index < places.count - 1 else {
      return "pop to \(screen)"
    }
    cut(to: index + 1)
    return nil
  }

  private mutating func dismiss(to screen: Screen?) -> String? {
    var index = 0
    if let screen {
      guard let found = self.index(of: screen) else { return "dismiss to \(screen)" }
      index = found + 1
    }
    while index < places.count, places[index].opens == nil { index += 1 }
    if index == places.count { return "nothing is presented above" }
    cut(to: screen == nil ? 0 : index)
    return nil
  }

  private mutating func update(_ screen: Screen) -> String? {
    guard let index = index(of: screen) else { return "update of \(screen)" }
    places[index].screen = screen
    return nil
  }
}

// MARK: - The user's hand

extension NaiveWorld {
  /// Goes back by one screen; never from the lowest one of all.
  mutating func goBack() -> Bool {
    guard topmost.count > 1 else { return false }
    cut(to: places.count - 1)
    return true
  }

  /// Goes back to the nearest equal step of the topmost container.
  mutating func goBack(to spot: Spot) -> Bool {
    let screen = Screen(spot)
    guard let index = topmost.dropLast().lastIndex(where: { $0.screen == screen }) else {
      return false
    }
    cut(to: index + 1)
    return true
  }

  /// Closes the topmost container.
  mutating func close() -> Bool {
    guard top > 0 else { return false }
    cut(to: top)
    return true
  }

  /// Closes the container that shows a step, and all above it.
  mutating func close(containerOf spot: Spot) -> Bool {
    let screen = Screen(spot)
    guard var index = places.lastIndex(where: { $0.screen == screen }) else { return false }
    while index > 0, places[index].opens == nil { index -= 1 }
    guard index > 0 else { return false }
    cut(to: index)
    return true
  }
}

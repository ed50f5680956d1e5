import FlowCoordinators

/// What the user does by hand, once it is known for sure.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationModel {
  /// Makes a move of the user, if the screens that it takes away let it, and reports it.
  ///
  /// One that blocks it is enough; of those that want an event instead, the topmost gets it.
  func move(
    in id: NavigationContainer.ID,
    _ move: (inout NavigationWorld, Int) -> NavigationWorld.Move
  ) {
    var after = world
    guard let made = after.change(containerWith: id, move) else { return }
    switch world.wayBack(to: after) {
    case .blocked: showAgain()
    case .asks(let screen):
      showAgain()
      screen.sendBackEvent()
    case .allowed:
      show(after, by: lastChange.next(isAnimated: true))
      made.report(from: self)
    }
  }

  /// Takes a container out of view or back into it; for the flow it is up all the time.
  func hide(_ id: NavigationContainer.ID, _ isHidden: Bool) {
    var after = world
    let change: Void? = after.change(containerWith: id) { world, index in
      world.containers[index].isClosing = isHidden
    }
    if change != nil { show(after, by: lastChange.next(isAnimated: true)) }
  }

  /// Goes back to the first screen of a pane in which nothing is presented.
  func goBackToFirst(inPane id: AnyHashable, of screen: ScreenID) {
    guard let world = panes(of: screen)?[id]?.world, world.top == 0,
      world.containers[0].screens.count > 1
    else { return }
    move(in: world.containers[0].id) { $0.pop(to: .init(container: $1, index: 1)) }
  }
}

// Inlinable; see `FlowCoordinator+ShortWays.swift`.

/// What a coordinator asks the type of its flow to do.
///
/// A method of a generic class is never specialised where it is called from this module. What a
/// protocol asks for is, by the module that has the type, and costs no object a word.
extension Flow {
  /// Creates the coordinator of a child; both objects are what their names say.
  @MainActor @inlinable public static func _coordinator(
    running flow: Self,
    in area: AnyObject,
    of tree: AnyObject
  ) -> FlowCoordinator<Self> {
    FlowCoordinator(
      flow,
      in: unsafeDowncast(area, to: NavigationArea.self),
      of: unsafeDowncast(tree, to: FlowTree.self)
    )
  }

  /// Asks the flow where it begins, and lets its coordinator begin there.
  @MainActor @inlinable public static func _begin(_ coordinator: FlowCoordinator<Self>) {
    coordinator.beginShortly()
  }

  /// Hands an ended child's result to its parent; false where that is not done shortly.
  @MainActor @inlinable public static func _receiveResult(
    of child: AnyObject,
    in parent: FlowCoordinator<Self>
  ) -> Bool {
    parent.receiveResultShortly(of: child)
  }

  // Inlined in any case: it is generic in the parent's event too.

  /// Returns what an ended child's result means to its parent.
  @MainActor @inlinable @inline(__always) public static func _event<Event>(
    forResultOf child: AnyObject,
    _ outcome: (FlowResult<Output>) -> Event
  ) -> Event? {
    guard let child = child as? FlowCoordinator<Self>, let result = child.ending else { return nil }
    return outcome(result)
  }
}

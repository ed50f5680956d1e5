#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import UIKit

/// The transition whose end the router waits for.
@MainActor struct AwaitedTransition {
  private weak var coordinator: AnyObject?

  /// Waits for the end of a transition, unless that is what is done already.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of a running transition.
  ///   - done: Called at its end; not at all where the end has come but is still being told.
  /// - Returns: Whether it is another transition than before.
  mutating func wait(
    for coordinator: any UIViewControllerTransitionCoordinator,
    done: @escaping @MainActor () -> Void
  ) -> Bool {
    guard self.coordinator !== coordinator else { return false }
    self.coordinator = coordinator
    _ = coordinator.animate(alongsideTransition: nil) { _ in done() }
    return true
  }
}
#endif

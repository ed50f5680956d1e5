#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
public import UIKit

/// A view controller of the app's own that shows panes: a drawer, or whatever UIKit has not.
///
/// Answer one from ``ViewControllerFlow/viewController(for:send:)`` for a step with panes. When the
/// user chooses a pane, the controller sends the flow's event and waits to be asked to show it.
///
/// ```swift
/// final class DrawerViewController: UIViewController, PanesViewController {
///   func setPanes(_ panes: [UIViewController]) { … }
///   func selectPane(at index: Int) { … }
/// }
/// ```
@MainActor public protocol PanesViewController: UIViewController {
  /// Takes the panes, as children of its own; one that was there before can come again.
  ///
  /// - Parameter panes: One controller for each pane, in the order of the flow.
  func setPanes(_ panes: [UIViewController])

  /// Shows a pane.
  ///
  /// - Parameter index: A position in what ``setPanes(_:)`` got last.
  func selectPane(at index: Int)
}
#endif

#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
public import FlowCoordinators
public import UIKit

/// A flow that says which view controller shows a step.
///
/// The conformance stands in the app's UI module, so that the flow itself knows nothing of UIKit. A
/// view controller gets a `Send`, never the coordinator: it can keep it, and reports events with it.
///
/// ```swift
/// extension LoginFlow: ViewControllerFlow {
///   func viewController(for step: Step, send: Send<Event>) -> UIViewController {
///     switch step {
///     case .credentials: CredentialsViewController(send: send)
///     case .code(let user): CodeViewController(user: user, send: send)
///     }
///   }
/// }
/// ```
///
/// Only steps with a screen of their own are asked for: a step that hosts a flow shows that flow's
/// screens, and an alert is made from its data.
public protocol ViewControllerFlow: Flow {
  /// Makes the view controller of a step, once for each time that the step enters the path.
  ///
  /// The router refuses a controller that is shown already, a navigation controller, and for a step
  /// with panes anything but a `UITabBarController`, a `UISplitViewController` with columns or a
  /// ``PanesViewController``. An alert controller can only be presented.
  ///
  /// - Parameters:
  ///   - step: The step that enters.
  ///   - send: Sends the screen's events; it holds no coordinator, and can be kept.
  /// - Returns: A new view controller.
  @MainActor func viewController(for step: Step, send: Send<Event>) -> UIViewController

  /// Hands a new payload of the step to its view controller, after `.update`.
  ///
  /// The default does nothing.
  ///
  /// - Parameters:
  ///   - viewController: What ``viewController(for:send:)`` answered for the step.
  ///   - step: The step with its new payload.
  @MainActor func update(_ viewController: UIViewController, to step: Step)

  /// Returns what the tab bar shows for a pane.
  ///
  /// The default is nil: the tab bar shows the item of the first view controller in the pane.
  ///
  /// - Parameter pane: A pane of one of the flow's steps.
  /// - Returns: The item; nil to leave it to the view controllers.
  @MainActor func tabBarItem(for pane: ScreenPane) -> UITabBarItem?
}

extension ViewControllerFlow {
  /// Does nothing.
  @MainActor public func update(_ viewController: UIViewController, to step: Step) {}

  /// Leaves the item to the view controllers in the pane.
  @MainActor public func tabBarItem(for pane: ScreenPane) -> UITabBarItem? { nil }
}

// MARK: - Asking a screen's flow

extension ViewControllerFlow {
  /// Makes the view controller of a screen of this flow; nil when the screen is another flow's.
  @MainActor func makeViewController(for screen: Screen) -> UIViewController? {
    guard let step = screen.step(as: Step.self), let send = screen.send(for: Self.self) else {
      return nil
    }
    return viewController(for: step, send: send)
  }

  /// Hands the step of a screen to its view controller.
  @MainActor func update(_ viewController: UIViewController, to screen: Screen) {
    if let step = screen.step(as: Step.self) { update(viewController, to: step) }
  }
}
#endif

#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit

/// Why the router cannot show a screen.
enum Refusal {
  case noConformance(any Flow.Type)
  case usedController(UIViewController)
  case navigationController(UIViewController)
  case splitController
  case pushedAlert
  case noPanesController(UIViewController)
  case columns(count: Int)
  case notPresented(by: UIViewController)
  case twoRouters

  /// What is wrong and, on a line of its own, how to get it right.
  @MainActor var text: String {
    switch self {
    case .noConformance(let flow):
      """
      \(flow) has no view controllers.
      Let it conform to ViewControllerFlow in the module that has the app's screens.
      """
    case .usedController(let controller):
      """
      viewController(for:send:) answered a \(type(of: controller)) that is shown already.
      Make a new view controller on each call.
      """
    case .navigationController(let controller):
      """
      viewController(for:send:) answered a \(type(of: controller)), which cannot stand on a stack.
      Answer the screen itself; the router has a navigation controller for each container.
      """
    case .splitController:
      """
      viewController(for:send:) answered a UISplitViewController for a step without panes.
      Let the content of the step be .panes(.split, …).
      """
    case .pushedAlert:
      """
      viewController(for:send:) answered an alert controller for a step that is not presented.
      Let the content of the step be .alert(…), or present the step.
      """
    case .noPanesController(let controller):
      """
      viewController(for:send:) answered a \(type(of: controller)) for a step with panes.
      Answer a UITabBarController, a UISplitViewController or a PanesViewController.
      """
    case .columns(let count):
      """
      the UISplitViewController has another number of columns than the step has panes, \(count).
      Make it with init(style: .doubleColumn) for two panes, .tripleColumn for three.
      """
    case .notPresented(let presenter):
      """
      UIKit did not present it over \(type(of: presenter)).
      Let the router's navigation controller be in a window when the step is presented.
      """
    case .twoRouters:
      """
      another router has the navigation controller.
      Use NavigationRouter.driving(_:), which answers the one that is there.
      """
    }
  }
}
#endif

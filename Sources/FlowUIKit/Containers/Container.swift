#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit

/// A container as UIKit has it: a navigation controller, or one bare controller such as an alert.
@MainActor final class Container {
  let id: NavigationContainer.ID

  /// What is presented; for a lowest container its navigation controller.
  let controller: UIViewController

  /// The stack of screens; nil for a bare controller.
  let stack: UINavigationController?

  /// The screen of a bare controller; nil for a stack.
  let bareScreen: ScreenID?

  /// The screens that were last seen on the stack, lowest first.
  var seen: [ScreenID] = []

  /// Who listens to the stack, which holds its delegate weakly.
  var stackSlot: StackSlot?

  /// Who listens to the presentation.
  var presentationSlot: PresentationSlot?

  /// Who animates the presentation; nil for UIKit's own animation.
  var presentationAnimator: PresentationAnimator?

  /// What the policies of the screens have changed.
  let hold = BackHold()

  /// Whether the router has hidden the bar, since the screen on top has bars in its panes.
  var hidesBar = false

  /// Whether the flow has been asked for the item of a pane.
  var hasTabItem = false

  /// A container with a stack.
  init(_ id: NavigationContainer.ID, stack: UINavigationController) {
    self.id = id
    self.stack = stack
    controller = stack
    bareScreen = nil
  }

  /// A container that is one controller.
  init(_ id: NavigationContainer.ID, bare controller: UIViewController, screen: ScreenID) {
    self.id = id
    self.controller = controller
    stack = nil
    bareScreen = screen
  }

  /// Whether this is what shows a container of the plan.
  func shows(_ container: NavigationContainer) -> Bool {
    id == container.id && (bareScreen == nil || bareScreen == container.screens.first?.id)
  }

  /// Shows the new text of an alert; its buttons stay as they are.
  func update(to screen: Screen) {
    guard let alert = screen.alert, let controller = controller as? UIAlertController else {
      return
    }
    controller.title = alert.title
    controller.message = alert.message
  }

  /// Whether UIKit has presented it.
  var isPresented: Bool { controller.presentingViewController != nil }

  /// Whether something is presented over the stack, by anybody.
  var isCovered: Bool { controller.presentedViewController != nil }

  /// Whether the stack is in a window.
  var isInWindow: Bool { controller.viewIfLoaded?.window != nil }
}
#endif

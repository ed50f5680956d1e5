#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit

/// The view controllers of the screens that are planned or still up.
///
/// They are held here, since a screen that foreign code takes off a stack is put back.
@MainActor final class ScreenControllers {
  /// What the flows have made.
  private var made: [ScreenID: UIViewController] = [:]
  /// What stands on the stacks, where that is something else.
  private var frames: [ScreenID: UIViewController] = [:]
  private var screens: [ObjectIdentifier: ScreenID] = [:]

  /// What shows a screen on a stack.
  subscript(id: ScreenID) -> UIViewController? { frames[id] ?? made[id] }

  /// Lets another controller stand on the stack, one that has the flow's controller inside.
  func show(_ id: ScreenID, in frame: UIViewController) {
    guard frame !== made[id] else { return }
    frames[id] = frame
    screens[ObjectIdentifier(frame)] = id
  }

  /// The screen that a controller shows; nil for one that no flow made.
  func screen(shownBy controller: UIViewController) -> ScreenID? {
    screens[ObjectIdentifier(controller)]
  }

  /// The screens of those controllers of a list that show some.
  func screens(in controllers: [UIViewController]) -> [ScreenID] {
    controllers.compactMap(screen(shownBy:))
  }

  /// Makes the controller of a screen, unless there is one.
  ///
  /// - Returns: What was wrong; nil when there is nothing to complain about.
  func make(for screen: Screen, asRootOf style: PresentationStyle?) -> Refusal? {
    if made[screen.id] != nil || screen.alert != nil { return nil }
    guard let flow = screen.instance as? any ViewControllerFlow else {
      return .noConformance(screen.flow)
    }
    guard let controller = flow.makeViewController(for: screen) else {
      return .noConformance(screen.flow)
    }
    if let problem = problem(with: controller, for: screen, asRootOf: style) { return problem }
    made[screen.id] = controller
    screens[ObjectIdentifier(controller)] = screen.id
    return nil
  }

  private func problem(
    with controller: UIViewController,
    for screen: Screen,
    asRootOf style: PresentationStyle?
  ) -> Refusal? {
    let isUsed =
      self.screen(shownBy: controller) != nil || controller.parent != nil
      || controller.presentingViewController != nil
    if isUsed { return .usedController(controller) }
    if let panes = screen.panes { return PaneHosting.problem(with: controller, for: panes) }
    if controller is UINavigationController { return .navigationController(controller) }
    if controller is UISplitViewController { return .splitController }
    if controller is UIAlertController, style == nil { return .pushedAlert }
    return nil
  }

  /// Hands the new step of a screen to its controller.
  func update(_ screen: Screen) {
    guard let controller = made[screen.id] else { return }
    (screen.instance as? any ViewControllerFlow)?.update(controller, to: screen)
  }

  /// Forgets the controllers of all other screens.
  func keep(_ ids: Set<ScreenID>) {
    made = made.filter { ids.contains($0.key) }
    frames = frames.filter { ids.contains($0.key) }
    screens = screens.filter { ids.contains($0.value) }
  }
}
#endif

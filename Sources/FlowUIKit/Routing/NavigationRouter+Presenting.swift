#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit

/// Containers that come over everything, and go again.
extension NavigationRouter {
  /// Presents a container over what is on top; false when it is not there to be presented.
  func present(_ planned: NavigationContainer) -> Bool {
    guard let container = containers[planned.id], let first = planned.screens.first else {
      return false
    }
    let presenter = topmost
    let motion = motions.ofPresentation(planned.id)
    prepare(container, as: planned.style ?? .sheet, over: presenter)
    if let animator = first.transition.flatMap({ animators[$0] }) {
      let presentationAnimator = PresentationAnimator(animator)
      container.presentationAnimator = presentationAnimator
      container.controller.transitioningDelegate = presentationAnimator
    }
    presenter.present(container.controller, animated: motion.isAnimated) { [weak self] in
      self?.settleLater()
    }
    if container.isPresented {
      up.append(container)
      // UIKit does not let anybody listen to an alert.
      if !(container.controller is UIAlertController) {
        container.presentationSlot = PresentationSlot(router: self, container: planned.id)
        takePresentationSlot(of: container)
      }
    } else {
      refuse(first, because: .notPresented(by: presenter))
    }
    return true
  }

  /// Makes a presented container and all above it go, with one call to the one that presents it.
  func dismiss(from index: Int) {
    let container = up[index]
    up.removeSubrange(index...)
    leaving.append(container.controller)
    let motion = motions.ofPresentation(container.id)
    container.controller.presentingViewController?
      .dismiss(animated: motion.isAnimated) { [weak self] in self?.settleLater() }
  }

  /// Sets how a container appears; the style first, since UIKit decides by it what presents it.
  private func prepare(
    _ container: Container,
    as style: PresentationStyle,
    over presenter: UIViewController
  ) {
    let controller = container.controller
    guard !(controller is UIAlertController) else { return }
    if let known = style.modalStyle { controller.modalPresentationStyle = known }
    appearances[style]?(controller, presenter)
    #if !os(tvOS)
    if controller.modalPresentationStyle == .popover {
      controller.popoverPresentationController?.anchor(in: presenter.view)
    }
    #endif
  }
}

extension PresentationStyle {
  /// What UIKit knows of the style; nil for one of the app's own, and for alerts.
  fileprivate var modalStyle: UIModalPresentationStyle? {
    switch self {
    case .fullScreen: .fullScreen
    #if os(tvOS)
    case .sheet, .popover: .fullScreen
    #else
    case .sheet: .pageSheet
    case .popover: .popover
    #endif
    default: nil
    }
  }
}

#if !os(tvOS)
extension UIPopoverPresentationController {
  /// Anchors a popover that the app has not anchored in the middle, since UIKit raises without.
  fileprivate func anchor(in view: UIView) {
    guard sourceView == nil, barButtonItem == nil, sourceItem == nil else { return }
    sourceView = view
    sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    permittedArrowDirections = []
  }
}
#endif

// MARK: - Ways back

extension NavigationRouter {
  /// Enforces what the screens say about every way back that UIKit offers.
  func holdWaysBack() {
    for container in containers.values {
      guard let stack = container.stack else { continue }
      hideBar(of: container, for: stack.topViewController, animated: false)
      let id = container.id
      container.hold.hold(stack, to: wayBack(inStack: id)) { [weak self] in
        self?.userAsksToGoBack(in: id)
      }
    }
    for container in up { holdPresented(container) }
  }

  private func holdPresented(_ container: Container) {
    guard !(container.controller is UIAlertController) else { return }
    container.hold.hold(container.controller, isModal: !mayClose(container.id))
  }

  /// What the screens say that going back by one screen would take away.
  private func wayBack(inStack id: NavigationContainer.ID) -> WayBack {
    guard let top = container(id)?.screens.last, let stack = containers[id]?.stack,
      stack.topViewController.flatMap(screens.screen(shownBy:)) == top.id
    else { return .allowed }
    var after = plan
    let popped: Void? = after.change(worldWith: top.id) { $0.cut(to: $1) }
    return popped == nil ? .allowed : plan.wayBack(to: after)
  }

  private func userAsksToGoBack(in id: NavigationContainer.ID) {
    if case .asks(let screen) = wayBack(inStack: id) { screen.sendBackEvent() }
  }

  /// Hides the bar of a stack, or shows it again, as a screen comes into view.
  func prepareBar(of stack: UINavigationController, for screen: UIViewController, _ animated: Bool)
  {
    let container = containers.values.first { $0.stack === stack }
    if let container { hideBar(of: container, for: screen, animated: animated) }
  }

  /// Hides the bar of a stack while a screen with panes is on top, since the panes have their own.
  private func hideBar(of container: Container, for top: UIViewController?, animated: Bool) {
    guard let stack = container.stack else { return }
    let hides = top.flatMap { screens.screen(shownBy: $0) }.map { hosts[$0] != nil } ?? false
    if hides, !container.hidesBar, !stack.isNavigationBarHidden {
      container.hidesBar = true
      stack.setNavigationBarHidden(true, animated: animated)
    } else if !hides, container.hidesBar {
      container.hidesBar = false
      stack.setNavigationBarHidden(false, animated: animated)
    }
  }
}
#endif

// How optional requirements are called: see OptionalCalls.swift.

@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @available(*, deprecated, message: "Call it with ?.")
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  @available(*, deprecated, message: "Call it with ?.")
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  @available(*, deprecated, message: "Call it with ?.")
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  @available(*, deprecated, message: "Call it with ?.")
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  @available(*, deprecated, message: "Call it with ?.")
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  @available(*, deprecated, message: "Call it with ?.")
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

#if !REQUIRE_ALL
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .all }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Absent.animator }
}
#endif

// MARK: - Calls with a question mark

extension UINavigationControllerDelegate {
  public var navigationController: NavigationControllerCalls? {
    NavigationControllerCalls(delegate: self)
  }
}

@MainActor
public struct NavigationControllerCalls {
  let delegate: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController,
      willShow: viewController,
      animated: animated
    )
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(navigationController, interactionControllerFor: animator)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController,
      animationControllerFor: operation,
      from: fromVC,
      to: toVC
    ).unlessAbsent
  }
}

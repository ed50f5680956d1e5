// How optional requirements are called: see OptionalCalls.swift.

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @available(*, deprecated, message: "Call it with ?.")
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  @available(*, deprecated, message: "Call it with ?.")
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  @available(*, deprecated, message: "Call it with ?.")
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )
  @available(*, deprecated, message: "Call it with ?.")
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  @available(*, deprecated, message: "Call it with ?.")
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  @available(*, deprecated, message: "Call it with ?.")
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  @available(*, deprecated, message: "Call it with ?.")
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  @available(*, deprecated, message: "Call it with ?.")
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  @available(*, deprecated, message: "Call it with ?.")
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

#if !REQUIRE_ALL
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    AdaptiveStyleCalls.isAbsent = true
    return controller.presentationStyle
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    AdaptiveStyleCalls.isAbsent = true
    return controller.presentationStyle
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
#endif

// MARK: - Calls with a question mark

extension UIAdaptivePresentationControllerDelegate {
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss(_:)($0) }
  }

  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss(_:)($0) }
  }

  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss(_:)($0) }
  }

  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss(_:)($0) }
  }

  /// Nil where neither method is implemented.
  public var adaptivePresentationStyle: AdaptiveStyleCalls? {
    AdaptiveStyleCalls(delegate: self).unlessAbsent
  }

  public var presentationController: PresentationControllerCalls? {
    PresentationControllerCalls(delegate: self)
  }
}

@MainActor
public struct AdaptiveStyleCalls {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Set by the default implementations, which stand for methods that are not there.
  fileprivate static var isAbsent = false

  fileprivate var unlessAbsent: Self? {
    let controller = UIPresentationController(
      presentedViewController: UIViewController(),
      presenting: nil
    )
    var isThere = false
    // A delegate may ask another one in the same way.
    let before = Self.isAbsent
    defer { Self.isAbsent = before }
    for ask in [
      { self(for: controller) }, { self(for: controller, traitCollection: UITraitCollection()) },
    ] {
      Self.isAbsent = false
      _ = ask()
      if !Self.isAbsent { isThere = true }
    }
    return isThere ? self : nil
  }

  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  public func callAsFunction(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}

@MainActor
public struct PresentationControllerCalls {
  let delegate: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(
    _ controller: UIPresentationController,
    prepare adaptive: UIPresentationController
  ) {
    delegate.presentationController(controller, prepare: adaptive)
  }

  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate.presentationController(
      controller,
      viewControllerForAdaptivePresentationStyle: style
    )
  }

  public func callAsFunction(
    _ controller: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate.presentationController(
      controller,
      willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator
    )
  }
}

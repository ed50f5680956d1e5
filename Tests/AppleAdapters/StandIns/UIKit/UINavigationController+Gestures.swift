@_spi(Simulation)
extension UINavigationController {
  /// The user taps back; false where there is no button, or where it cannot be tapped.
  @discardableResult
  public func tapBackButton() -> Bool {
    if let inner = topViewController as? UINavigationController, inner.viewControllers.count > 1 {
      return inner.tapBackButton()
    }
    guard hasBackButton || makesBackButton, isFreeForUser else { return false }
    if let action = topViewController?.navigationItem.backAction {
      action.run()
    } else {
      replace(with: viewControllers.dropLast(), animated: true)
    }
    return true
  }

  /// The user holds the back button and picks a screen further below.
  @discardableResult
  public func pickFromBackMenu(_ controller: UIViewController) -> Bool {
    guard hasBackButton, let index = viewControllers.firstIndex(of: controller),
      index < viewControllers.count - 1, isFreeForUser
    else { return false }
    replace(with: Array(viewControllers[...index]), animated: true)
    return true
  }

  /// The user drags from the edge, or from the content; nil where that does not begin.
  public func beginSwipeBack(fromContent: Bool = false) -> Drag? {
    let recognizer =
      fromContent ? interactiveContentPopGestureRecognizer : interactivePopGestureRecognizer
    guard viewControllers.count > 1, recognizer?.isEnabled == true, isTouchable,
      let from = topViewController
    else { return nil }
    let to = viewControllers[viewControllers.count - 2]
    // Asked as a stand-in for asking whether the delegate has the method.
    if let delegate,
      delegate.navigationController(self, animationControllerFor: .pop, from: from, to: to)
        !== Absent.animator
    {
      return nil
    }
    if let recognizer, let gestureDelegate = recognizer.delegate {
      guard gestureDelegate.gestureRecognizerShouldBegin(recognizer) else { return nil }
    } else if !hasBackButton {
      return nil
    }
    guard isFreeForUser else { return nil }
    replace(with: viewControllers.dropLast(), animated: true, interactive: true)
    return transition.map(Drag.init)
  }

  /// A back action on the first screen makes a button, although there is nothing to go back to.
  private var makesBackButton: Bool {
    guard viewControllers.count == 1, isTouchable, !isNavigationBarHidden,
      let item = topViewController?.navigationItem
    else { return false }
    return item.backAction != nil && !item.hidesBackButton
  }

  private var hasBackButton: Bool {
    guard viewControllers.count > 1, isTouchable, !isNavigationBarHidden,
      let item = topViewController?.navigationItem
    else { return false }
    return !item.hidesBackButton
      && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
  }

  /// Whether nothing runs; on iOS 26 the user's touch ends what runs.
  private var isFreeForUser: Bool {
    if UIKitSimulator.interruptsTransitions, let transition, transition.canEnd {
      transition.end()
      return viewControllers.count > 1 && currentTransition == nil
    }
    return currentTransition == nil
  }
}

#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import UIKit

/// The delegate of a stack, with one of two classes in it.
///
/// A delegate that merely has the method for animators turns the swipe back off, whatever it
/// answers. So the class that has it stands in only while the screen on top has an animation of its
/// own, or while somebody is asked who was there before and has the method as well. Neither is a
/// subclass of the other: the stand-in finds a delegate's methods in the conforming class only.
@MainActor final class StackSlot {
  private let plain: StackObserver
  private let animating: AnimatingStackObserver
  private let chain: StackChain

  init(router: NavigationRouter) {
    chain = StackChain(router: router)
    plain = StackObserver(chain)
    animating = AnimatingStackObserver(chain)
  }

  /// Whether a delegate is some router's.
  static func router(of delegate: (any UINavigationControllerDelegate)?) -> NavigationRouter? {
    (delegate as? StackObserver)?.chain.router
      ?? (delegate as? AnimatingStackObserver)?.chain.router
  }

  private func isOwn(_ delegate: (any UINavigationControllerDelegate)?) -> Bool {
    delegate === plain || delegate === animating
  }

  /// Takes the slot; whoever is in it is told everything from now on.
  func take(_ stack: UINavigationController, animating isAnimating: Bool) {
    if let other = stack.delegate, !isOwn(other) { chain.next = other }
    let isAnimating = isAnimating || chain.nextAnimates
    let wanted: any UINavigationControllerDelegate = isAnimating ? animating : plain
    // UIKit asks only now which methods there are.
    if stack.delegate !== wanted { stack.delegate = wanted }
  }

  /// Gives the slot back to whom it was taken from.
  func giveBack(_ stack: UINavigationController) {
    if isOwn(stack.delegate) { stack.delegate = chain.next }
    chain.next = nil
  }
}

/// What both classes of observers share.
@MainActor final class StackChain {
  private(set) weak var router: NavigationRouter?
  weak var next: (any UINavigationControllerDelegate)?

  init(router: NavigationRouter) {
    self.router = router
  }

  /// Whether the delegate that was there before has the method for animators.
  var nextAnimates: Bool {
    #if canImport(ObjectiveC)
    let method = #selector(
      UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)
    )
    return next?.responds(to: method) ?? false
    #else
    return false
    #endif
  }

  func willShow(_ stack: UINavigationController, _ screen: UIViewController, _ animated: Bool) {
    next?.navigationController?(stack, willShow: screen, animated: animated)
    router?.prepareBar(of: stack, for: screen, animated)
    router?.transitionBegan()
  }

  func didShow(_ stack: UINavigationController, _ screen: UIViewController, _ animated: Bool) {
    next?.navigationController?(stack, didShow: screen, animated: animated)
    router?.settleLater()
  }
}

/// Listens to a stack and leaves the animations to UIKit.
final class StackObserver: NSObject, UINavigationControllerDelegate {
  fileprivate let chain: StackChain

  fileprivate init(_ chain: StackChain) {
    self.chain = chain
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    chain.willShow(navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    chain.didShow(navigationController, viewController, animated)
  }
}

/// Listens to a stack and gives animations.
final class AnimatingStackObserver: NSObject, UINavigationControllerDelegate {
  fileprivate let chain: StackChain

  fileprivate init(_ chain: StackChain) {
    self.chain = chain
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    chain.willShow(navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    chain.didShow(navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let own = chain.router?.animator(
      for: operation,
      in: navigationController,
      from: fromVC,
      to: toVC
    )
    if let own { return own }
    return chain.next?
      .navigationController?(
        navigationController,
        animationControllerFor: operation,
        from: fromVC,
        to: toVC
      ) ?? nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    chain.next?.navigationController?(
      navigationController,
      interactionControllerFor: animationController
    ) ?? nil
  }
}
#endif

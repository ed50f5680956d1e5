#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import UIKit

/// Gives a presentation the animation that the flow named.
final class PresentationAnimator: NSObject, UIViewControllerTransitioningDelegate {
  private let animator: NavigationRouter.Animator

  init(_ animator: @escaping NavigationRouter.Animator) {
    self.animator = animator
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(.entering)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(.leaving)
  }
}
#endif

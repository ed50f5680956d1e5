import FlowCoordinators
import FlowUIKit
import UIKit

extension PresentationStyle {
  static let half = PresentationStyle("half")
}

extension NavigationRouter {
  func prepareStyles() {
    appearances[.half] = { presented, _ in
      presented.modalPresentationStyle = .pageSheet
      presented.sheetPresentationController?.detents = [.medium(), .large()]
    }
    appearances[.popover] = { presented, presenter in
      presented.popoverPresentationController?.sourceView = presenter.view
    }
    animators["fade"] = { movement in FadeAnimator(movement) }
  }
}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let movement: NavigationRouter.Movement

  init(_ movement: NavigationRouter.Movement) {
    self.movement = movement
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { movement == .entering ? 0.3 : 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    // Here the views would fade.
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

import Testing
@_spi(Simulation) import UIKit

/// Fades, or never ends, and hears whether it was completed.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var ends = true
  private(set) var outcomes: [Bool] = []

  override init() {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)
    UIView.animate(withDuration: 0.2) {
      view?.alpha = 1
    } completion: { _ in
      if self.ends {
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { outcomes.append(transitionCompleted) }
}

/// Answers with its animator, for stacks and presentations.
private final class Animating: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var fade: Fade? = Fade()

  override init() {}

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
}

extension StandInTests {
  @Suite("Own animators") @MainActor
  struct AnimatorTests {
    let fixture = Fixture()
    private let animating = Animating()

    @Test("a stack asks its delegate and lets the animator end the transition")
    func stack() {
      fixture.navigation.delegate = animating
      fixture.push("a")
      fixture.navigation.tapBackButton()
      UIKitSimulator.settle()
      #expect(UIKitSimulator.customAnimations == ["push Fade", "pop Fade"])
      #expect(animating.fade?.outcomes == [true, true])
    }

    @Test("a delegate that has the method turns the swipe off, also where it answers nil")
    func swipe() {
      fixture.push("a")
      animating.fade = nil
      fixture.navigation.delegate = animating
      #expect(fixture.navigation.beginSwipeBack() == nil)
      #expect(fixture.navigation.beginSwipeBack(fromContent: true) == nil)
      fixture.navigation.delegate = fixture.log
      #expect(fixture.navigation.beginSwipeBack() != nil)
    }

    @Test("an animator that never completes keeps the transition and is warned of")
    func endless() {
      fixture.navigation.delegate = animating
      animating.fade?.ends = false
      fixture.push("a")
      #expect(fixture.navigation.transitionCoordinator != nil)
      #expect(
        UIKitSimulator.warnings == ["An animator has not called completeTransition(_:)."]
      )
    }

    @Test("a presentation asks the presented one's delegate", arguments: [false, true])
    func presentation(fullScreen: Bool) {
      let page = Page("page")
      page.modalPresentationStyle = fullScreen ? .fullScreen : .custom
      page.transitioningDelegate = animating
      fixture.root.present(page, animated: true)
      UIKitSimulator.settle()
      #expect(page.presentingViewController != nil)
      fixture.root.dismiss(animated: true)
      UIKitSimulator.settle()
      #expect(page.presentingViewController == nil)
      #expect(UIKitSimulator.customAnimations == ["present Fade", "dismiss Fade"])
    }
  }
}

// Optional requirements of Objective-C, in Swift. They are requirements with default implementations;
// beside a family of methods `x(_:…)` stands an optional property `x` whose value can be called with
// the same labels, so that `delegate.x?(…)` compiles as it does against the SDK. The requirement
// itself is deprecated, so that a call without the question mark warns, which adapters turn into an
// error. Implementing it does not warn.

/// The answer of a delegate that does not have the animation method.
@MainActor
final class Absent: NSObject, UIViewControllerAnimatedTransitioning, UIViewImplicitlyAnimating {
  static let animator = Absent()

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { self }

  func animationEnded(_ transitionCompleted: Bool) {}
}

extension Optional where Wrapped == any UIViewControllerAnimatedTransitioning {
  /// Nil for the answer of a delegate that does not have the method.
  @MainActor var unlessAbsent: Self { self === Absent.animator ? nil : self }
}

/// A finger on the screen that drags a transition.
@_spi(Simulation) @MainActor
public final class Drag {
  private let transition: RunningTransition

  init(_ transition: RunningTransition) { self.transition = transition }

  /// Lifts the finger; what is left of the animation runs until `finishAnimations()`.
  public func release(completing: Bool) {
    transition.endInteraction(cancelled: !completing)
  }
}

/// A change on screen, both as what runs along sees it and as the animator does.
@MainActor
final class RunningTransition: NSObject {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum State {
    case waiting, running, completing, ended
  }

  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let initiallyInteractive: Bool
  let presentationStyle: UIModalPresentationStyle
  let containerView = UIView()
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var waitsForAnimator = false
  private var state = State.waiting
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  /// What the owner does when it ends; it also detaches.
  var onEnd: ((RunningTransition) -> Void)?
  /// Makes the owners forget it.
  var detach: (() -> Void)?

  init(
    from: UIViewController?,
    to: UIViewController?,
    animated: Bool,
    interactive: Bool,
    style: UIModalPresentationStyle = .none
  ) {
    self.from = from
    self.to = to
    isAnimated = animated
    initiallyInteractive = interactive
    isInteractive = interactive
    presentationStyle = style
  }

  /// Whether the clock may end it.
  var canEnd: Bool { state == .running && !isInteractive && !waitsForAnimator }

  func begin(animator: (any UIViewControllerAnimatedTransitioning)?, _ operation: String) {
    guard state == .waiting else { return }
    state = .running
    guard let animator else { return }
    self.animator = animator
    waitsForAnimator = true
    UIKitSimulator.customAnimations.append("\(operation) \(type(of: animator))")
    _ = animator.transitionDuration(using: self)
    animator.animateTransition(using: self)
  }

  func endInteraction(cancelled: Bool) {
    guard isInteractive, state == .waiting || state == .running else { return }
    isInteractive = false
    isCancelled = cancelled
    let handlers = interactionHandlers
    for handler in handlers { handler(self) }
  }

  func end() {
    guard state == .waiting || state == .running else { return }
    isInteractive = false
    waitsForAnimator = false
    UIKitSimulator.ended(self)
    if UIKitSimulator.completionsRunFirst {
      state = .completing
      runCompletions()
      state = .ended
      finish()
    } else {
      state = .ended
      finish()
      runCompletions()
    }
    animator?.animationEnded(!isCancelled)
    drop()
    UIKitSimulator.runDeferred()
  }

  private func finish() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?(self)
  }

  private func runCompletions() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  /// Lets go of everything, without a call.
  func drop() {
    state = .ended
    detach?()
    detach = nil
    onEnd = nil
    completions = []
    interactionHandlers = []
    animator = nil
  }
}

// MARK: - UIViewControllerTransitionCoordinator

extension RunningTransition: UIViewControllerTransitionCoordinator {
  var isInterruptible: Bool { UIKitSimulator.interruptsTransitions }
  var transitionDuration: TimeInterval { isAnimated ? 0.35 : 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.view : to?.view
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    switch state {
    case .ended: return false
    // On purpose: it is accepted and never called.
    case .completing: return true
    case .waiting, .running:
      animation?(self)
      if let completion { completions.append(completion) }
      return true
    }
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: Handler?,
    completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    if state != .ended { interactionHandlers.append(handler) }
  }
}

// MARK: - UIViewControllerContextTransitioning

extension RunningTransition: UIViewControllerContextTransitioning {
  var transitionWasCancelled: Bool { isCancelled }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() { endInteraction(cancelled: false) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard waitsForAnimator else { return }
    if !didComplete { isCancelled = true }
    waitsForAnimator = false
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc.view.frame }

  func finalFrame(for vc: UIViewController) -> CGRect { vc.view.frame }
}

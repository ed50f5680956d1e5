extension UIViewController {
  public var presentedViewController: UIViewController? {
    presentedDirectly ?? parent?.presentedViewController
  }

  public var presentingViewController: UIViewController? { outermost.presenterDirectly }

  public var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    return ownPresentationController
  }

  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  public var activePresentationController: UIPresentationController? {
    outermost.presenterDirectly == nil ? nil : outermost.storedPresentationController
  }

  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let hides = UIKitSimulator.hidesStillTransitions && currentTransition?.isAnimated == false
    return hides ? nil : currentTransition
  }

  /// What runs, whether it can be had or not.
  var currentTransition: RunningTransition? {
    ownTransition ?? modalTransition ?? parent?.currentTransition
  }

  private var ownTransition: RunningTransition? { (self as? UINavigationController)?.transition }

  /// Made when it is asked for, and with the style of that moment.
  private var ownPresentationController: UIPresentationController {
    if let storedPresentationController { return storedPresentationController }
    let made = UIPresentationController.make(for: self)
    storedPresentationController = made
    return made
  }

  /// Whether nothing of what is below can be seen.
  var coversAll: Bool {
    switch storedPresentationController?.presentationStyle ?? modalPresentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// Whether what it presents hides it.
  var isCovered: Bool { presentedDirectly?.coversAll == true && modalTransition == nil }

  /// What is presented, and what that presents, and so on.
  private var chain: [UIViewController] {
    guard let presentedDirectly else { return [] }
    return [presentedDirectly] + presentedDirectly.chain
  }

  // MARK: - Presenting

  func present(
    _ controller: UIViewController,
    for asked: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard mayPresent(controller, for: asked) else { return }
    let presentation = controller.ownPresentationController
    if let popover = presentation as? UIPopoverPresentationController, !popover.hasSource {
      UIKitSimulator.raise("\(controller.name) is a popover without sourceView or barButtonItem.")
      return
    }
    presentation.presenter = self
    presentedDirectly = controller
    controller.presenterDirectly = self
    controller.isBeingPresented = true
    let animator =
      animated
      ? controller.transitioningDelegate?.animationController(
        forPresented: controller,
        presenting: self,
        source: asked
      ) : nil
    let transition = RunningTransition(
      from: self,
      to: controller,
      animated: animated,
      interactive: false,
      style: presentation.presentationStyle
    )
    transition.onEnd = { transition in
      self.endTransition(transition, of: [self, controller])
      controller.isBeingPresented = false
      if transition.isCancelled { self.cutLink(to: controller) }
      AppearanceUpdate.run(animated: animated)
      completion?()
    }
    start(transition, of: [self, controller], animator: animator, "present")
    presentation.adaptiveDelegate?.presentationController(
      presentation,
      willPresentWithAdaptiveStyle: .none,
      transitionCoordinator: transition
    )
  }

  private func mayPresent(_ controller: UIViewController, for asked: UIViewController) -> Bool {
    if controller.parent != nil {
      UIKitSimulator.raise("\(controller.name) has a parent and cannot be presented.")
    } else if controller.presenterDirectly != nil || controller === self {
      UIKitSimulator.raise("\(controller.name) is active and cannot be presented.")
    } else if let presentedDirectly {
      UIKitSimulator.warn(
        "Present \(controller.name) on \(asked.name), which presents \(presentedDirectly.name)."
      )
    } else if modalTransition != nil {
      UIKitSimulator.warn(
        "Present \(controller.name) on \(asked.name), which is being presented or dismissed."
      )
    } else if !asked.isAnchored {
      UIKitSimulator.warn("Present \(controller.name) on \(asked.name), which is in no window.")
    } else {
      return true
    }
    return false
  }

  // MARK: - Dismissing

  /// Dismisses what the controller presents, with everything above.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard mayDismiss else {
      UIKitSimulator.warn("Dismiss from \(name) while a presentation or dismissal runs.")
      return
    }
    let top = chain.last
    let animator =
      animated
      ? top.flatMap { $0.transitioningDelegate?.animationController(forDismissed: $0) } : nil
    let transition = dismissal(animated: animated, interactive: false) { _ in completion?() }
    start(transition, of: [self] + chain, animator: animator, "dismiss")
  }

  private var mayDismiss: Bool {
    presentedDirectly != nil && ([self] + chain).allSatisfy { $0.modalTransition == nil }
  }

  private func dismissal(
    animated: Bool,
    interactive: Bool,
    completion: @escaping (RunningTransition) -> Void
  ) -> RunningTransition {
    let chain = chain
    for controller in chain { controller.isBeingDismissed = true }
    let transition = RunningTransition(
      from: chain.last,
      to: self,
      animated: animated,
      interactive: interactive,
      style: chain.last?.storedPresentationController?.presentationStyle ?? .none
    )
    transition.onEnd = { transition in
      self.endTransition(transition, of: [self] + chain)
      for controller in chain { controller.isBeingDismissed = false }
      if !transition.isCancelled {
        for (lower, upper) in zip([self] + chain, chain) { lower.cutLink(to: upper) }
      }
      AppearanceUpdate.run(animated: animated)
      completion(transition)
    }
    return transition
  }

  private func cutLink(to controller: UIViewController) {
    presentedDirectly = nil
    controller.presenterDirectly = nil
    controller.storedPresentationController = nil
  }

  private func start(
    _ transition: RunningTransition,
    of controllers: [UIViewController],
    animator: (any UIViewControllerAnimatedTransitioning)?,
    _ operation: String
  ) {
    for controller in controllers { controller.modalTransition = transition }
    transition.detach = { [unowned transition] in
      self.endTransition(transition, of: controllers)
    }
    UIKitSimulator.start(transition)
    AppearanceUpdate.run(animated: transition.isAnimated)
    if transition.isAnimated {
      transition.begin(animator: animator, operation)
    } else {
      UIKitSimulator.perform { transition.end() }
    }
  }

  private func endTransition(_ transition: RunningTransition, of controllers: [UIViewController]) {
    for controller in controllers where controller.modalTransition === transition {
      controller.modalTransition = nil
    }
  }

  // MARK: - Gestures

  /// The user drags it down, or taps beside a popover; nil where that does not begin.
  ///
  /// The delegate of the presentation is asked as UIKit asks it.
  @_spi(Simulation) public func beginSwipeToDismiss() -> Drag? {
    let controller = outermost
    guard let presenter = controller.presenterDirectly, presenter.mayDismiss,
      controller.presentedDirectly == nil, !(controller is UIAlertController),
      let presentation = controller.storedPresentationController, presentation.canBeDragged
    else { return nil }
    let delegate = presentation.adaptiveDelegate
    if controller.isModalInPresentation
      || delegate?.presentationControllerShouldDismiss(presentation) == false
    {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return nil
    }
    delegate?.presentationControllerWillDismiss(presentation)
    let transition = presenter.dismissal(animated: true, interactive: true) { transition in
      guard !transition.isCancelled else { return }
      presentation.adaptiveDelegate?.presentationControllerDidDismiss(presentation)
    }
    presenter.start(transition, of: [presenter, controller], animator: nil, "dismiss")
    return Drag(transition)
  }

  var name: String { title ?? "\(type(of: self))" }
}

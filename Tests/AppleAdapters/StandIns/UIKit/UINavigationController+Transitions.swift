extension UINavigationController {
  /// Begins a transition, in the next turn if no finger began it.
  func start(
    from: UIViewController,
    to: UIViewController,
    operation: Operation,
    interactive: Bool
  ) {
    let transition = RunningTransition(from: from, to: to, animated: true, interactive: interactive)
    self.transition = transition
    from.isMovingFromParent = operation == .pop
    to.isMovingToParent = operation == .push
    transition.detach = { [weak self, unowned transition] in
      if self?.transition === transition { self?.transition = nil }
    }
    transition.onEnd = { [weak self] in self?.end($0, from: from, to: to) }
    UIKitSimulator.start(transition)
    let animator =
      interactive
      ? nil
      : delegate?.navigationController(
        self,
        animationControllerFor: operation,
        from: from,
        to: to
      ).unlessAbsent
    if interactive {
      begin(transition, to: to, animator: nil, operation)
    } else {
      UIKitSimulator.perform { [weak self] in
        self?.begin(transition, to: to, animator: animator, operation)
      }
    }
  }

  private func begin(
    _ transition: RunningTransition,
    to: UIViewController,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    _ operation: Operation
  ) {
    guard self.transition === transition else { return }
    delegate?.navigationController(self, willShow: to, animated: true)
    AppearanceUpdate.run(animated: true)
    transition.begin(animator: animator, operation == .pop ? "pop" : "push")
  }

  private func end(_ transition: RunningTransition, from: UIViewController, to: UIViewController) {
    let outlivesCall = transition.isCancelled && UIKitSimulator.tellsCancelledSwipes
    if !outlivesCall { self.transition = nil }
    if transition.isCancelled { apply(stackBefore) }
    stackBefore = []
    if !stack.contains(from), from.parent === self { from.removeFromParent() }
    from.isMovingFromParent = false
    to.isMovingToParent = false
    AppearanceUpdate.run(animated: true)
    if !transition.isCancelled { told = to }
    if let top = stack.last, !transition.isCancelled || outlivesCall {
      delegate?.navigationController(self, didShow: top, animated: true)
    }
    if outlivesCall {
      self.transition = nil
      AppearanceUpdate.run(animated: true)
    }
  }

  /// Tells the delegate in the next turn what is shown without animation.
  func tellLater() {
    guard !willTell else { return }
    willTell = true
    UIKitSimulator.perform { [weak self] in self?.tell() }
  }

  private func tell() {
    willTell = false
    guard isOnScreen, transition == nil, let top = stack.last, top !== told else { return }
    told = top
    delegate?.navigationController(self, willShow: top, animated: false)
    AppearanceUpdate.run(animated: false)
    delegate?.navigationController(self, didShow: top, animated: false)
  }
}

/// What the modifiers of a content say.
///
/// A class that is made only where there is a modifier, so that a plain content stays small.
@usableFromInline final class StepTraits<Event> {
  /// Nil where the step says nothing about it.
  var back: BackPolicy<Event>?
  var transition: TransitionName?
  var task: (@MainActor (Send<Event>) async -> Void)?
}

extension StepContent {
  /// Says what the user's way back from the step does.
  ///
  /// On a step that hosts a flow it holds for the first screen of that flow, unless that says
  /// something itself: leaving that screen would leave the step.
  ///
  /// - Parameter policy: What the way back does.
  /// - Returns: The content with the policy.
  public func back(_ policy: BackPolicy<Event>) -> Self {
    changed { $0.back = policy }
  }

  /// Names the animation with which the step comes and goes.
  ///
  /// On a step that hosts a flow it holds for the first screen of that flow, unless that names one
  /// itself.
  ///
  /// - Parameter name: The name, which a router maps; `.none` for no animation.
  /// - Returns: The content with the name.
  public func transition(_ name: TransitionName) -> Self {
    changed { $0.transition = name }
  }

  /// Runs work while the step is in the path.
  ///
  /// The work begins when the turn that the step enters in is over, goes on below other steps and
  /// through updates, and is cancelled when the step leaves. What it sends later is stale: answered
  /// `.ignored(.stale)` and reported.
  ///
  /// ```swift
  /// case .saving: .nothing.task { send in
  ///   send(await store.save() ? .saved : .savingFailed)
  /// }
  /// ```
  ///
  /// - Parameter work: The work; it gets the handle through which it sends events.
  /// - Returns: The content with the work.
  public func task(_ work: @escaping @MainActor (Send<Event>) async -> Void) -> Self {
    changed { $0.task = work }
  }

  private func changed(_ change: (StepTraits<Event>) -> Void) -> Self {
    let new = StepTraits<Event>()
    if let traits {
      new.back = traits.back
      new.transition = traits.transition
      new.task = traits.task
    }
    change(new)
    return Self(kind, new)
  }
}

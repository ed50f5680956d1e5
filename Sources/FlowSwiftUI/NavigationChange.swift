public import FlowCoordinators

/// How a view shows the last change of a ``NavigationModel``.
public struct NavigationChange: Hashable, Sendable {
  /// How many changes there have been, so that two of the same kind are told apart.
  public let number: Int

  /// Whether the screens move visibly.
  ///
  /// True after a move of the user, which the platform animates.
  public let isAnimated: Bool

  /// The name of the animation; nil for the platform's own, and where nothing is animated.
  public let transition: TransitionName?

  /// Before the first change.
  static let none = NavigationChange(number: 0, isAnimated: false, transition: nil)

  /// Returns the change that follows this one.
  func next(isAnimated: Bool, transition: TransitionName? = nil) -> NavigationChange {
    let isStill = !isAnimated || transition == TransitionName.none
    return NavigationChange(
      number: number + 1,
      isAnimated: !isStill,
      transition: isStill ? nil : transition
    )
  }
}

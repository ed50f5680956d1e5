/// The port through which coordinators reach a platform.
///
/// A router performs calls and tells its ``delegate`` what the user did by hand. It decides
/// nothing: which screens should be up is computed before it is called.
///
/// ```swift
/// final class LogRouter: Router {
///   weak var delegate: (any RouterDelegate)?
///
///   func perform(_ calls: [RouterCall]) {
///     for call in calls { print(call) }
///   }
/// }
/// ```
@MainActor public protocol Router: AnyObject {
  /// Who hears of the user's moves; set by the root coordinator, held weakly by every router.
  var delegate: (any RouterDelegate)? { get set }

  /// Performs the calls of one turn, in order; the list is never empty.
  ///
  /// At most one of them is animated. A router whose platform takes time keeps the calls and works
  /// them off one after the other. Events sent and moves reported from inside wait for their turn.
  func perform(_ calls: [RouterCall])
}

/// What a router tells about moves that the user, or the platform, made by hand.
///
/// A router reports one move with one call, naming the lowest place that it reaches, after the
/// screens have gone. It does not report what it did itself on request, nor a gesture that was
/// cancelled. A report may come at any time, also from inside ``Router/perform(_:)``; one that
/// names a screen which is no longer planned changes nothing.
@MainActor public protocol RouterDelegate: AnyObject {
  /// Tells that the user went back to a screen: everything above it is gone.
  ///
  /// `nil` stands for what was up before the root coordinator started.
  func router(_ router: any Router, userPoppedTo screen: Screen?)

  /// Tells that the user closed a container, naming the container's first screen.
  func router(_ router: any Router, userDismissed screen: Screen)

  /// Tells that a screen could not be shown, nor anything that should stand on it.
  func router(_ router: any Router, refused screen: Screen)

  /// Tells that a screen could not be shown, nor anything that should stand on it, and why.
  ///
  /// Coordinators pass the reason on as a ``FlowIssue``. The default leaves it out.
  ///
  /// - Parameters:
  ///   - router: The router.
  ///   - screen: The lowest screen that could not be shown.
  ///   - reason: What was wrong and, on a line of its own, how to get it right.
  func router(_ router: any Router, refused screen: Screen, because reason: String)
}

extension RouterDelegate {
  /// Tells that a screen could not be shown, without the reason.
  public func router(_ router: any Router, refused screen: Screen, because reason: String) {
    self.router(router, refused: screen)
  }
}

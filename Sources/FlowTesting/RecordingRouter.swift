public import FlowCoordinators

/// A router that writes down its calls and simulates the screens that they bring up.
///
/// Tests read what was asked for in ``calls``, what is up in ``containers``, and use the screens
/// by hand with ``userTapsBack()``, ``userDismisses()`` and their like.
///
/// ```swift
/// let router = RecordingRouter()
/// let app = FlowCoordinator(AppFlow(), router: router)
/// app.start { _ in }
/// app.send(.loginTapped)
/// router.userDismisses()
/// try router.expect([
///   .setStack(AppFlow.Step.welcome, animated: false),
///   .present(LoginFlow.Step.credentials),
/// ])
/// ```
///
/// One router serves several roots, one after another. What is up when a root becomes the
/// ``delegate`` stays below it if its first call is a push or a present, and goes if it is a
/// `setStack`.
@MainActor public final class RecordingRouter: Router {
  /// Who hears of the user's moves.
  public weak var delegate: (any RouterDelegate)? {
    didSet {
      if let delegate, delegate !== oldValue { world.welcomeRoot() }
    }
  }

  /// What was asked for that a real platform would reject, in order.
  public private(set) var violations: [RouterViolation] = []

  /// Whether the next screen that would newly come up is not shown; then false again.
  ///
  /// The call is written down and the delegate is told from inside ``perform(_:)``. What the same
  /// list of calls puts on that screen does not come up either.
  public var refusesNext = false

  /// Called at the end of each ``perform(_:)``, with its calls, when the screens have changed.
  public var onPerform: (@MainActor ([RouterCall]) -> Void)?

  var world = RouterWorld()
  private var log: [RouterCall] = []
  private var seenCount = 0

  /// Creates a router with an empty lowest container.
  public init() {}

  /// Writes the calls down, then changes the screens.
  public func perform(_ calls: [RouterCall]) {
    log.append(contentsOf: calls)
    checkList(calls)
    let refused = apply(calls)
    if let refused { delegate?.router(self, refused: refused) }
    onPerform?(calls)
  }
}

// MARK: - The log

extension RecordingRouter {
  /// All calls so far, in order; reading them counts as having looked at them.
  public var calls: [RouterCall] {
    seenCount = log.count
    return log
  }

  /// Returns all calls so far and empties the log.
  public func takeCalls() -> [RouterCall] {
    defer {
      log = []
      seenCount = 0
    }
    return log
  }

  /// Compares the whole log with what a test expects.
  ///
  /// - Parameter calls: The calls, in order.
  /// - Throws: A ``RouterCallDifference`` when the calls differ or a platform would reject one.
  public func expect(_ calls: [RouterCall]) throws {
    let actual = self.calls
    if calls == actual, violations.isEmpty { return }
    throw RouterCallDifference(expected: calls, actual: actual, violations: violations)
  }

  /// The calls that no test has looked at.
  var unseenCalls: [RouterCall] { Array(log[seenCount...]) }
}

// MARK: - The screens

extension RecordingRouter {
  /// The screens that are up, by containers, lowest first; the lowest container is always there.
  public var containers: [[Screen]] { world.containersInView.map(\.screens) }

  /// The screens that are up, lowest first, without their containers.
  public var screens: [Screen] { containers.flatMap(\.self) }

  private func checkList(_ calls: [RouterCall]) {
    if calls.isEmpty { note(.noCalls, in: []) }
    let animated = calls.filter(\.isAnimated)
    if animated.count > 1 { note(.manyAnimated, in: animated) }
  }

  /// Changes the screens; returns the one that was refused.
  ///
  /// A refused screen is taken away at the end, so that the rest of the list finds its place and
  /// goes with it.
  private func apply(_ calls: [RouterCall]) -> Screen? {
    var refused: Screen?
    for call in calls {
      let new = refusesNext ? world.firstNewScreen(of: call) : nil
      if let reason = world.apply(call) {
        note(reason, in: [call])
      } else if let new {
        refused = new
        refusesNext = false
      }
    }
    if let refused { world.refuse(refused) }
    return refused
  }

  private func note(_ reason: RouterViolation.Reason, in calls: [RouterCall]) {
    violations.append(RouterViolation(calls: calls, reason: reason))
  }
}

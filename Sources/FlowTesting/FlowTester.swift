public import FlowCoordinators

/// Runs one flow on a recording router, and knows at the end what the test has not looked at.
///
/// ```swift
/// @Test func aCodeEndsTheLogin() throws {
///   let login = FlowTester(LoginFlow())
///   login.send(.submitted(bob))
///   #expect(login.path == [.credentials, .code(bob)])
///   login.send(.codeAccepted(bob))
///   #expect(login.result == .success(Session(bob)))
///   try login.router.expect([
///     .setStack(LoginFlow.Step.credentials, animated: false),
///     .push(LoginFlow.Step.code(bob)),
///   ])
///   try login.finishes()
/// }
/// ```
///
/// Reading a property counts as looking at what it holds so far.
@MainActor public final class FlowTester<F: Flow> {
  /// The router that the flow runs on.
  public let router: RecordingRouter

  /// The coordinator that runs the flow.
  public let coordinator: FlowCoordinator<F>

  /// What became of each event that was sent through the tester, in order.
  public private(set) var outcomes: [EventOutcome] = []

  let listener: TestListener
  private var givenSignals: [F.Signal] = []
  private var seenSignalCount = 0
  private var givenResult: FlowResult<F.Output>?
  private var hasSeenResult = false
  /// How often a result has come.
  private(set) var resultCount = 0
  private var seenChildren: [SeenChild] = []

  /// Starts a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow to run, as a root.
  ///   - entry: How its first screen enters the router.
  ///   - router: The router to run on, where other flows may have run before; a new one for nil.
  ///   - observer: Hears of everything too, such as a ``TransitionCoverage``.
  public convenience init(
    _ flow: F,
    entry: FlowEntry = .root,
    on router: RecordingRouter? = nil,
    observer: (any FlowObserver)? = nil
  ) {
    self.init(of: flow, entry, router, observer)
    coordinator.start(
      onSignal: { [weak self] in self?.note($0) },
      completion: { [weak self] in self?.note($0) }
    )
  }

  /// Starts a flow where a snapshot was taken, instead of at its beginning.
  ///
  /// ```swift
  /// let app = try FlowTester(AppFlow(), restoring: snapshot)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to run, as a root.
  ///   - snapshot: Where to start.
  ///   - entry: How its first screen enters the router.
  ///   - router: The router to run on, where other flows may have run before; a new one for nil.
  ///   - observer: Hears of everything too, such as a ``TransitionCoverage``.
  /// - Throws: A `SnapshotError` that names the place that does not fit.
  public convenience init(
    _ flow: F,
    restoring snapshot: FlowSnapshot,
    entry: FlowEntry = .root,
    on router: RecordingRouter? = nil,
    observer: (any FlowObserver)? = nil
  ) throws(SnapshotError) {
    self.init(of: flow, entry, router, observer)
    try coordinator.start(
      restoring: snapshot,
      onSignal: { [weak self] in self?.note($0) },
      completion: { [weak self] in self?.note($0) }
    )
  }

  private init(
    of flow: F,
    _ entry: FlowEntry,
    _ router: RecordingRouter?,
    _ observer: (any FlowObserver)?
  ) {
    self.router = router ?? RecordingRouter()
    listener = TestListener(then: observer)
    coordinator = FlowCoordinator(flow, router: self.router, entry: entry, observer: listener)
  }

  private func note(_ signal: F.Signal) {
    givenSignals.append(signal)
  }

  private func note(_ result: FlowResult<F.Output>) {
    givenResult = result
    resultCount += 1
  }

  /// Sends an event to the flow; its outcome is also kept in ``outcomes``.
  ///
  /// - Parameter event: The event to send.
  /// - Returns: What became of the event.
  @discardableResult public func send(_ event: F.Event) -> EventOutcome {
    let outcome = coordinator.send(event)
    outcomes.append(outcome)
    return outcome
  }
}

// MARK: - Reading

extension FlowTester {
  /// The current step; nil after the end.
  public var step: F.Step? { coordinator.step }

  /// The steps from the first to the current one; empty after the end.
  public var path: [F.Step] { coordinator.path }

  /// The issues of the flow and of everything below it, in order.
  public var issues: [FlowIssue] { listener.readIssues() }

  /// What the whole tree has reported so far, a text for each trace, made when this is read.
  public var log: [String] { listener.traces.map(\.description) }

  /// What the flow has reported to its owner while it ran, in order.
  public var signals: [F.Signal] {
    seenSignalCount = givenSignals.count
    return givenSignals
  }

  /// The result that the flow's owner got; nil until then.
  public var result: FlowResult<F.Output>? {
    if givenResult != nil { hasSeenResult = true }
    return givenResult
  }

  /// The running child coordinators, oldest first; direct ones only.
  public var children: [any RunningFlow] {
    let children = coordinator.children
    for child in children { noteSeen(child) }
    return children
  }

  /// Returns the running child of a flow type nearest the top, wherever it is in the tree.
  ///
  /// - Parameter type: The type of the child's flow.
  /// - Returns: The child's coordinator.
  /// - Throws: A ``MissingChild`` that names the children there are.
  public func child<G: Flow>(_ type: G.Type) throws -> FlowCoordinator<G> {
    guard let child = coordinator.child(type) else {
      throw MissingChild(of: coordinator, wanted: type)
    }
    noteSeen(child)
    return child
  }

  /// Returns the running coordinator in a pane, wherever the pane is in the tree.
  ///
  /// - Parameters:
  ///   - id: The pane.
  ///   - type: The type of the flow that runs in it.
  /// - Returns: The coordinator, as its coordinator finds it.
  /// - Throws: A ``MissingChild`` that names the children there are.
  public func pane<ID: Hashable, G: Flow>(_ id: ID, _ type: G.Type) throws -> FlowCoordinator<G> {
    guard let child = coordinator.pane(id, type) else {
      throw MissingChild(of: coordinator, wanted: type, inPane: AnyHashable(id))
    }
    noteSeen(child)
    return child
  }
}

// MARK: - What nobody has looked at

extension FlowTester {
  var unseenSignals: [F.Signal] { Array(givenSignals[seenSignalCount...]) }

  var unseenResult: FlowResult<F.Output>? { hasSeenResult ? nil : givenResult }

  /// The running children that the test did not reach into; those below them are not listed.
  ///
  /// A child that was reached into counts as looked at with everything below it, since the test
  /// has its coordinator.
  var unseenChildren: [any RunningFlow] {
    coordinator.children.filter { child in
      !seenChildren.contains { $0.flow === child }
    }
  }

  private func noteSeen(_ child: any RunningFlow) {
    seenChildren.append(SeenChild(flow: child))
  }
}

/// A child that the test has reached into; not held, so that the test can see it go.
private struct SeenChild {
  weak let flow: (any RunningFlow)?
}

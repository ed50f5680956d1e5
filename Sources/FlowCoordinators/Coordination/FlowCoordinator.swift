/// The coordinator that runs one flow.
///
/// ```swift
/// let app = FlowCoordinator(AppFlow(), router: router)
/// app.start { result in print(result) }
/// app.send(.loginTapped)
/// print(app.path, app.child(LoginFlow.self)?.path ?? [])
/// // [welcome, login] [credentials]
/// ```
///
/// The app holds the root, for example in its scene delegate. Child coordinators are made, started,
/// ended and released by their parent as its path changes.
@MainActor public final class FlowCoordinator<F: Flow>: Coordinator<F.Output> {
  /// A child, the step that hosts it, and the way back from it.
  @usableFromInline struct Hosted {
    @usableFromInline var index: Int
    @usableFromInline let node: NodeHandle
    @usableFromInline var host: HostedFlow<F.Event>
    /// The step that the child began with; nil while that is what hosts it, without an update.
    var began: F.Step?

    var child: any FlowNode { node.node }

    @inlinable init(index: Int, node: NodeHandle, host: HostedFlow<F.Event>) {
      self.index = index
      self.node = node
      self.host = host
    }
  }

  /// The blueprint that this coordinator runs.
  public let flow: F

  @usableFromInline let tree: FlowTree
  @usableFromInline let place: NodePlace
  @usableFromInline let isRoot: Bool

  @usableFromInline @exclusivity(unchecked) var entries: [PathEntry<F.Step>] = []
  /// Children by the step that hosts them, lowest first; an ended one until its result is handed on.
  @usableFromInline @exclusivity(unchecked) var hosted: [Hosted] = []
  /// What runs in the panes of steps, lowest step first.
  @usableFromInline @exclusivity(unchecked) var panes: [HostedPanes<F>] = []
  /// Steps of this turn that are still to be entered, the next one last.
  @usableFromInline @exclusivity(unchecked) var entering: [PathChange<F.Step>.NewStep] = []
  /// The path of a snapshot, while steps of it are still to be entered.
  @usableFromInline @exclusivity(unchecked) var restoring: RestoredPath<F>?
  /// Counts moves, so that what was left to do for an earlier one is recognised.
  @usableFromInline @exclusivity(unchecked) var generation = 0
  /// What the short ways of this flow's type are; see `FlowCoordinator+ShortWays.swift`.
  @usableFromInline let shortWays: ShortWays
  /// The screen that an update has taken the place of, for the next update to use again.
  @usableFromInline @exclusivity(unchecked) var spareScreen: FlowScreen<F>?
  /// Signals that the parent has not been told yet, oldest first.
  var signals: [F.Signal] = []
  @usableFromInline @exclusivity(unchecked) var postponed: [F.Event] = []
  /// The postponed event to try next; nil when the step has not changed.
  var retryIndex: Int?

  var completion: (@MainActor (FlowResult<F.Output>) -> Void)?
  var onSignal: (@MainActor (F.Signal) -> Void)?

  /// Creates a root coordinator; nothing is shown before it starts.
  ///
  /// - Parameters:
  ///   - flow: The flow to run.
  ///   - router: Performs the calls of the whole tree, and is held by it.
  ///   - entry: How the first screen enters: as the root of the router, or onto what is up.
  ///   - observer: Hears of everything that happens in the tree, and is held by it.
  @inlinable public convenience init(
    _ flow: F,
    router: any Router,
    entry: FlowEntry = .root,
    observer: (any FlowObserver)? = nil
  ) {
    self.init(
      rootOf: flow,
      in: FlowTree(router: router, observer: observer, entry: entry),
      ShortWays()
    )
  }

  @usableFromInline init(rootOf flow: F, in tree: FlowTree, _ shortWays: ShortWays) {
    self.flow = flow
    self.tree = tree
    self.shortWays = shortWays
    place = NodePlace(rootOf: tree, running: F.self)
    isRoot = true
    super.init()
    tree.root = self
    tree.rootPlace = place
  }

  /// Creates a child; the tree starts it.
  @inlinable init(_ flow: F, at place: NodePlace, in tree: FlowTree) {
    self.flow = flow
    self.tree = tree
    self.place = place
    shortWays = ShortWays()
    isRoot = false
    super.init()
  }

  // MARK: - The path

  /// The current step; nil before the start and after the end.
  public var step: F.Step? { entries.last?.step }

  /// The steps from the first to the current one; empty before the start and after the end.
  ///
  /// - Complexity: O(*n*) where *n* is the length of the path.
  public var path: [F.Step] {
    var path: [F.Step] = []
    path.reserveCapacity(entries.count)
    for entry in entries { path.append(entry.step) }
    return path
  }

  // MARK: - Events

  @usableFromInline func send(_ event: F.Event, from screen: ScreenID?) -> EventOutcome {
    guard tree.beginTurn() else {
      tree.runTurn { [self] in _ = receive(event, from: screen) }
      return .queued
    }
    defer { tree.endTurn() }
    return receive(event, from: screen)
  }

  // MARK: - Starting

  override public func start(completion: @escaping @MainActor (FlowResult<F.Output>) -> Void) {
    start(onSignal: { _ in }, completion: completion)
  }

  /// Starts a root whose flow reports signals.
  ///
  /// - Parameters:
  ///   - onSignal: Gets each signal at the end of the turn that sent it.
  ///   - completion: Gets the result, once; see ``Coordinator/start(completion:)``.
  public func start(
    onSignal: @escaping @MainActor (F.Signal) -> Void,
    completion: @escaping @MainActor (FlowResult<F.Output>) -> Void
  ) {
    guard prepareStart(onSignal: onSignal, completion: completion) else { return }
    tree.runTurn { [self] in begin() }
  }

  /// Takes the router and those who will hear; false, and an issue, when this cannot be started.
  func prepareStart(
    onSignal: @escaping @MainActor (F.Signal) -> Void,
    completion: @escaping @MainActor (FlowResult<F.Output>) -> Void
  ) -> Bool {
    guard isRoot, state == .waiting else {
      tree.runTurn { [self] in report(.secondStart) }
      return false
    }
    if let other = tree.router.delegate as? FlowTree, other.root?.isRunning == true {
      tree.runTurn { [self] in report(.routerInUse) }
      return false
    }
    self.completion = completion
    self.onSignal = onSignal
    tree.router.delegate = tree
    return true
  }

  // MARK: - Ending

  override public func finish(_ result: FlowResult<F.Output>) {
    tree.runTurn { [self] in
      switch state {
      case .waiting: report(.endingBeforeStart(result.shortDescription))
      case .ended: report(.secondEnding(result.shortDescription))
      case .running:
        observe(input: .ending(result))
        end(result)
      }
    }
  }

  // MARK: - Children

  override public var children: [any RunningFlow] {
    var nodes: [any FlowNode] = []
    appendChildren(to: &nodes)
    var children: [any RunningFlow] = []
    for node in nodes.reversed() where node.isRunning { children.append(node) }
    return children
  }

  /// Returns the running child of a flow type nearest the top, wherever it is.
  @usableFromInline func search<G: Flow>(for type: G.Type) -> FlowCoordinator<G>? {
    var level: [any FlowNode] = [self]
    while !level.isEmpty {
      var next: [any FlowNode] = []
      for node in level { node.appendChildrenFromTop(to: &next) }
      for node in next where node.isRunning {
        if let found = node as? FlowCoordinator<G> { return found }
      }
      level = next
    }
    return nil
  }
}

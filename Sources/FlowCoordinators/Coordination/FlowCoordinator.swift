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
  struct Hosted {
    var index: Int
    let child: any FlowNode
    var host: HostedFlow<F.Event>
    /// The step that the child began with; nil while that is what hosts it, without an update.
    var began: F.Step?
  }

  /// The blueprint that this coordinator runs.
  public let flow: F

  let tree: FlowTree
  let area: NavigationArea
  /// How the flow's first screen enters.
  let way: FlowEntry
  let base: Int
  let hostIndex: Int
  private(set) weak var parent: (any FlowNode)?
  let isRoot: Bool
  /// What the step that hosts this flow says about its first screen.
  let hostTraits: (any HostTraits)?
  private let givenAddress: AddressPlace?
  private(set) lazy var addressPlace = givenAddress ?? AddressPlace(root: F.self)

  var entries: [PathEntry<F.Step>] = []
  /// Children by the step that hosts them, lowest first; an ended one until its result is handed on.
  var hosted: [Hosted] = []
  /// What runs in the panes of steps, lowest step first.
  var panes: [HostedPanes<F>] = []
  /// Steps of this turn that are still to be entered, the next one last.
  var entering: [PathChange<F.Step>.NewStep] = []
  /// The path of a snapshot, while steps of it are still to be entered.
  var restoring: RestoredPath<F>?
  /// Counts moves, so that what was left to do for an earlier one is recognised.
  var generation = 0
  /// Signals that the parent has not been told yet, oldest first.
  var signals: [F.Signal] = []
  /// The result to end with once what the same answer began is done.
  var decidedEnd: FlowResult<F.Output>?
  var postponed: [F.Event] = []
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
  public init(
    _ flow: F,
    router: any Router,
    entry: FlowEntry = .root,
    observer: (any FlowObserver)? = nil
  ) {
    self.flow = flow
    tree = FlowTree(router: router, observer: observer, entry: entry)
    area = tree.area
    way = entry
    base = 0
    hostIndex = 0
    isRoot = true
    givenAddress = nil
    hostTraits = nil
    super.init()
    tree.root = self
  }

  /// Creates a child; the tree starts it.
  init(_ flow: F, at place: NodePlace, in tree: FlowTree) {
    self.flow = flow
    self.tree = tree
    area = place.area
    way = place.way
    base = place.base
    hostIndex = place.hostIndex
    parent = place.parent
    isRoot = false
    givenAddress = place.address
    hostTraits = place.traits
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

  /// Hands an event to the flow, with its current step.
  ///
  /// When this returns, the turn is over: path, children, results and router calls are final.
  /// Within a turn the event waits for its own and the answer is `.queued`.
  @discardableResult public func send(_ event: F.Event) -> EventOutcome {
    send(event, from: nil)
  }

  func send(_ event: F.Event, from screen: ScreenID?) -> EventOutcome {
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

  /// Returns the running child of a flow type nearest the top.
  ///
  /// Direct children come first; without one, their children are searched, and so on. Of panes, the
  /// selected one is nearest.
  public func child<G: Flow>(_ type: G.Type) -> FlowCoordinator<G>? {
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

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
    var began: F.Step? {
      get { otherBeginning?.value }
      set { otherBeginning = newValue.map { Box($0) } }
    }
    private var otherBeginning: Box<F.Step>?

    var child: any FlowNode { node.node }

    @inlinable init(index: Int, node: NodeHandle, host: HostedFlow<F.Event>) {
      self.index = index
      self.node = node
      self.host = host
    }
  }

  /// The blueprint that this coordinator runs.
  @inlinable public var flow: F { origin.flow }

  // Half words first, which fit beside the state.
  /// Counts moves, so that what was left to do for an earlier one is recognised.
  @usableFromInline @exclusivity(unchecked) var generation: UInt32 = 0
  @exclusivity(unchecked) private(set) var shortHostIndex: Int32 = 0
  @usableFromInline @exclusivity(unchecked) var shortBase: Int32 = 0

  /// The flow, and what else its screens share.
  @usableFromInline let origin: FlowOrigin<F>
  @usableFromInline let tree: FlowTree
  /// Where it stands in the tree; nil where nobody observes.
  @usableFromInline @exclusivity(unchecked) private(set) var knownAddress: AddressPlace?

  /// Who hosts it; nil for a root.
  @exclusivity(unchecked) private(set) weak var parent: (any FlowNode)?
  /// Where its screens stand.
  @usableFromInline let area: NavigationArea
  /// How it begins, where that is not a plain push.
  @usableFromInline @exclusivity(unchecked) private(set) var entrance: Entrance?

  @usableFromInline @exclusivity(unchecked) var entries: [PathEntry<F.Step>] = []
  /// Children by the step that hosts them, lowest first; an ended one until its result is handed on.
  @usableFromInline @exclusivity(unchecked) var hosted: [Hosted] = []
  /// What few coordinators have at any time; see `FlowCoordinator+Aside.swift`.
  @usableFromInline @exclusivity(unchecked) var aside: Aside?
  /// The screen that an update has taken the place of, for the next update to use again.
  @usableFromInline @exclusivity(unchecked) var spareScreen: FlowScreen<F>?

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
    let tree = FlowTree(router: router, observer: observer, entry: entry)
    self.init(flow, in: tree.area, of: tree)
    becomeRoot()
  }

  /// Creates a coordinator that is no root and has no parent yet.
  @inlinable init(_ flow: F, in area: NavigationArea, of tree: FlowTree) {
    self.tree = tree
    self.area = area
    origin = FlowOrigin(flow, in: area.space)
    super.init()
  }

  @usableFromInline func becomeRoot() {
    let entrance = RootEntrance<F>(way: tree.entry)
    self.entrance = entrance
    knownAddress = tree.isObserved ? AddressPlace(root: F.self) : nil
    tree.root = self
    tree.rootMark = entrance.mark
  }

  func join(
    _ parent: any FlowNode,
    at hostIndex: Int,
    above base: Int,
    _ entrance: Entrance?,
    _ address: AddressPlace?
  ) {
    self.parent = parent
    shortHostIndex = Int32(hostIndex)
    shortBase = Int32(base)
    self.entrance = entrance
    knownAddress = address
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
    rootEntrance?.completion = completion
    rootEntrance?.onSignal = onSignal
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

import FlowCoordinators

/// A tree of random flows on a router, and all that is watched while things happen to it.
@MainActor final class Walk {
  let log = WalkLog()
  let router: WalkRouter
  let ledger = WalkLedger()
  let entry: FlowEntry
  var root: FlowCoordinator<LoudFlow>?
  var results: [FlowResult<Int>] = []

  var problems: [String] = []
  /// Every coordinator that was seen at rest, to see that it is let go.
  var seen: [ObjectIdentifier: WeakNode] = [:]
  /// Identities of screens by coordinator and step, as they were after the last action.
  var identities: [ScreenKey: ScreenID] = [:]
  var flattened: FlattenedPaths?
  /// The most flows that ran at once, and the most containers that were up.
  var deepest = 0
  var widest = 0
  /// Whether the last action must have left everything as it was.
  private(set) var mayNotMove = false
  /// How often the world had changed when it was last looked at.
  var changes = 0

  private var kept: [(send: Send<Nudge>, screen: ScreenID)] = []
  private var held: [any RandomRunning] = []
  private var insidePerform: [WalkAction] = []
  private var insideObserver: [WalkAction] = []
  private var isInside = false

  init(
    seed: UInt64,
    entry: FlowEntry,
    isEndless: Bool,
    onLine: ((FlowRecording.Line) -> Void)? = nil
  ) {
    self.entry = entry
    router = WalkRouter(entry: entry)
    let table = FlowTable(seed: seed, isEndless: isEndless, log: log)
    let observer: any FlowObserver = onLine.map { FlowRecorder(then: ledger, write: $0) } ?? ledger
    root = FlowCoordinator(LoudFlow(table), router: router, entry: entry, observer: observer)
    router.onPerform = { [unowned self] in
      if !isInside, let action = insidePerform.popLast() { actInside(action) }
    }
    ledger.onRecord = { [unowned self] in
      if !isInside, let action = insideObserver.popLast() { actInside(action) }
    }
  }

  func start() {
    root?.start { [unowned self] in results.append($0) }
    checkAtRest()
  }
}

/// A coordinator that is watched without being held.
struct WeakNode {
  weak var node: (any RandomRunning)?
}

/// A step of a coordinator.
struct ScreenKey: Hashable {
  let coordinator: ObjectIdentifier
  let index: Int
  let spot: Spot
}

// MARK: - Actions

extension Walk {
  func act(_ action: WalkAction) {
    log.clear()
    mayNotMove = false
    perform(action)
    checkAtRest()
  }

  private func actInside(_ action: WalkAction) {
    isInside = true
    perform(action)
    isInside = false
  }

  private func perform(_ action: WalkAction) {
    switch action.kind {
    case .event: send(.tap(action.second % 12), to: node(action.first))
    case .finish: child(action.first)?.finish(.success(action.second % 5))
    case .cancel: child(action.first)?.cancel()
    case .keepSend: keepSend(of: action.first)
    case .sendKept: sendKept(action)
    case .sendFromScreen: sendFromScreen(action)
    case .back, .popTo, .swipe, .closeContainers: gesture(action)
    case .refuse: router.refusesNext = true
    case .insidePerform: insidePerform.append(action.inner)
    case .insideObserver: insideObserver.append(action.inner)
    case .hold: hold(action)
    case .misuse: misuse(action)
    }
  }

  private func gesture(_ action: WalkAction) {
    log.noteGesture()
    guard let spot = spot(action.first) else { return }
    switch action.kind {
    case .back: router.back()
    case .popTo: router.pop(to: spot)
    case .swipe: router.swipe()
    default: router.closeContainer(of: spot)
    }
  }

  private func send(_ event: Nudge, to node: (any RandomRunning)?) {
    guard let node else { return }
    let outcome = node.send(event)
    guard !isInside else { return expect(outcome == .queued, "\(outcome) instead of queued") }
    switch outcome {
    case .handled: break
    case .unhandled, .postponed: mayNotMove = log.isOneAnswer
    case .queued, .ignored: expect(false, "\(outcome) from a running coordinator at rest")
    }
  }

  private func keepSend(of index: Int) {
    guard let screen = screen(index) else { return }
    let send = screen.send(for: LoudFlow.self) ?? screen.send(for: QuietFlow.self)
    guard let send else { return expect(false, "\(screen) has no way to send") }
    if kept.count == 8 { kept.removeFirst() }
    kept.append((send, screen.id))
  }

  private func sendKept(_ action: WalkAction) {
    guard !kept.isEmpty else { return }
    let (send, id) = kept[action.first % kept.count]
    let isUp = router.world.places.contains { $0.screen.id == id }
    let outcome = send(.tap(action.second % 12))
    guard !isInside else { return }
    expect((outcome == .ignored(.stale)) != isUp, "\(outcome) from a screen, up: \(isUp)")
  }

  private func sendFromScreen(_ action: WalkAction) {
    guard let screen = screen(action.first) else { return }
    let send = screen.send(for: LoudFlow.self) ?? screen.send(for: QuietFlow.self)
    let outcome = send?(.tap(action.second % 12))
    guard !isInside else { return }
    switch outcome {
    case .handled, .unhandled, .postponed: break
    default: expect(root?.isRunning != true, "\(String(describing: outcome)) from \(screen)")
    }
  }

  private func hold(_ action: WalkAction) {
    held.removeAll { !$0.isRunning || action.second.isMultiple(of: 2) }
    if let child = child(action.first) { held.append(child) }
  }

  private func misuse(_ action: WalkAction) {
    insideObserver = []
    let performs = router.performs
    if action.first.isMultiple(of: 2) {
      root?.start { [unowned self] _ in expect(false, "a second start has a completion") }
    } else if root?.isRunning == true {
      let table = FlowTable(seed: 1, log: log)
      let other = FlowCoordinator(QuietFlow(table), router: router, observer: ledger)
      other.start { [unowned self] _ in expect(false, "a second root has started") }
      expect(!other.isRunning && other.path.isEmpty, "a second root runs on the router")
    }
    expect(router.performs == performs, "misuse calls the router")
  }

  func expect(_ isRight: Bool, _ problem: @autoclosure () -> String) {
    if !isRight { problems.append(problem()) }
  }

  func isHeld(_ node: any RandomRunning) -> Bool {
    held.contains { $0 === node }
  }

  /// Lets go of everything that the walk itself holds.
  func letGo() {
    held = []
    kept = []
    insidePerform = []
    insideObserver = []
    root = nil
    flattened = nil
  }
}

// MARK: - Choosing

extension Walk {
  /// All running coordinators, parents before their children.
  func running() -> [any RandomRunning] {
    guard let root, root.isRunning else { return [] }
    var nodes: [any RandomRunning] = [root]
    var next = 0
    while next < nodes.count {
      for case let child as any RandomRunning in nodes[next].children { nodes.append(child) }
      next += 1
    }
    return nodes
  }

  private func node(_ index: Int) -> (any RandomRunning)? {
    let nodes = running()
    return nodes.isEmpty ? nil : nodes[index % nodes.count]
  }

  private func child(_ index: Int) -> (any RandomRunning)? {
    let nodes = running().dropFirst()
    return nodes.isEmpty ? nil : nodes[nodes.startIndex + index % nodes.count]
  }

  private func screen(_ index: Int) -> Screen? {
    let places = router.world.places
    return places.isEmpty ? nil : places[index % places.count].screen
  }

  private func spot(_ index: Int) -> Spot? {
    screen(index)?.step(as: Spot.self)
  }
}

import FlowCoordinators
import FlowTesting

/// A mixed flow under a random hand, and all that must hold while things happen to it.
@MainActor final class MixedWalk {
  let work = MixedWork()
  let flow: MixedFlow
  var problems: [String] = []
  /// What was done and told, as text; nil while nobody wants to read it.
  var lines: [String]?
  var counts: [String: Int] = [:]

  private var tester: FlowTester<MixedFlow>
  private var ledger = WalkLedger()
  /// Every coordinator that was seen, to see that it is let go.
  private var seen: [ObjectIdentifier: WeakFlow] = [:]
  /// The work of steps that was seen, by the order in which it began.
  private var tasks: [Task<Void, Never>] = []
  private var inner: [MixedAction] = []
  private var isInside = false

  init(seed: UInt64) {
    flow = MixedFlow(seed: seed, work: work)
    tester = FlowTester(flow, observer: ledger)
    listen()
    check()
  }

  private var router: RecordingRouter { tester.router }

  private func listen() {
    router.onPerform = { [unowned self] _ in
      guard !isInside, let action = inner.popLast() else { return }
      isInside = true
      perform(action)
      isInside = false
    }
  }

  /// Does something, lets the work of new steps begin, and looks at everything.
  func act(_ action: MixedAction) async {
    // Its first screen was refused.
    guard tester.coordinator.isRunning else { return }
    if lines != nil { lines?.append("\(action)  on \(text)") }
    let told = tester.log.count
    perform(action)
    if lines != nil { lines?.append(contentsOf: tester.log.dropFirst(told).map { "  \($0)" }) }
    await Task.yield()
    check()
  }

  /// Ends the root, and sees that nothing is left.
  func end() {
    if tester.coordinator.isRunning { tester.coordinator.cancel() }
    expect(!tester.coordinator.isRunning, "the root runs after its end")
    tester = FlowTester(flow)
    work.forget()
    for box in seen.values { expect(box.flow == nil, "a flow outlives the root") }
    for task in tasks { expect(task.isCancelled, "work outlives the root") }
  }
}

private struct WeakFlow {
  weak let flow: (any InspectedFlow)?
}

// MARK: - Actions

extension MixedWalk {
  private func perform(_ action: MixedAction) {
    switch action.kind {
    case .event: _ = node(action.first).send(Poke(.tap, action.second % 12))
    case .fromScreen:
      screen(action.first)?.send(for: MixedFlow.self)?(Poke(.tap, action.second % 12))
    case .fromWork:
      if !work.sends.isEmpty {
        _ = work.sends[action.first % work.sends.count](Poke(.worked, action.second % 4))
      }
    case .ending:
      let node = node(action.first)
      if node !== tester.coordinator {
        action.second.isMultiple(of: 2) ? node.cancel() : node.finish(.success(action.second % 5))
      }
    case .refuse: refuseNext()
    case .inside: inner.append(action.inner)
    case .restore: restore()
    default: gesture(action)
    }
  }

  /// Makes a gesture; one that is not possible leaves everything as it was.
  private func gesture(_ action: MixedAction) {
    let before = isInside ? "" : text
    // In columns, a gesture that one of them blocks can be made in another.
    let back = hasColumns ? nil : router.screens.last?.back
    let made: Bool? =
      switch action.kind {
      case .back: router.userTapsBack()
      case .backInPane: router.userTapsBack(in: action.first % 3)
      case .popTo: screen(action.first).flatMap { step(of: $0) }.map { router.userPops(to: $0) }
      case .closeContainer:
        screen(action.first).flatMap { step(of: $0) }.map { router.userDismisses(containerOf: $0) }
      case .swipe: router.userDismisses()
      case .choose: router.userChooses(action.first.isMultiple(of: 2) ? "Yes" : "No")
      case .select: router.userSelects(action.first % 3)
      case .reselect: router.userReselects(action.first % 3)
      default: router.userCancelsSwipe()
      }
    let isPossible = made ?? false
    guard !isInside else { return }
    if isPossible { counts["\(action.kind)", default: 0] += 1 }
    if !isPossible || action.kind == .cancelSwipe {
      expect(text == before, "\(action) moved \(before) to \(text)")
    }
    if back == .blocked, action.kind == .swipe || action.kind == .back {
      expect(!isPossible, "\(action) left a screen that blocks it")
    }
  }

  private var hasColumns: Bool {
    running.contains { node in
      node.path.contains { step in
        guard case .panes(let panes) = node.flow.content(of: step).kind else { return false }
        return panes.style != .tabs
      }
    }
  }

  private func refuseNext() {
    // Refused with its first screen, the root would end.
    if tester.path.count > 1 { router.refusesNext = true }
  }

  /// Goes on where the tree stands, on a fresh router: every path is what it was.
  private func restore() {
    guard !isInside else { return }
    let before = text
    let screens = router.containers
    do {
      let snapshot = try tester.coordinator.snapshot()
      let fresh = WalkLedger()
      let restored = try FlowTester(flow, restoring: snapshot, observer: fresh)
      try tester.expectConsistency()
      work.forget()
      (tester, ledger, inner) = (restored, fresh, [])
      listen()
      counts["restore", default: 0] += 1
    } catch {
      return problems.append("\(error)")
    }
    expect(text == before, "restored \(text) from \(before)")
    expect(router.containers == screens, "restored \(router.containers) from \(screens)")
    expect(!router.calls.contains(where: \.isAnimated), "a restored screen is animated")
  }

  private func step(of screen: Screen) -> MixedSpot? { screen.step(as: MixedSpot.self) }

  private func screen(_ index: Int) -> Screen? {
    let screens = router.screens
    return screens.isEmpty ? nil : screens[index % screens.count]
  }

  private func node(_ index: Int) -> FlowCoordinator<MixedFlow> {
    let nodes = running
    return nodes.isEmpty ? tester.coordinator : nodes[index % nodes.count]
  }
}

// MARK: - What must hold

extension MixedWalk {
  func expect(_ isRight: Bool, _ problem: @autoclosure () -> String) {
    if !isRight { problems.append(problem()) }
  }

  private func check() {
    do { try tester.expectConsistency() } catch { problems.append("\(error)") }
    let result = tester.coordinator.result
    expect(result == nil || result == .failure(.cancelled(.refused)), "the root ended early")
    let nodes = running
    expect(ledger.running == nodes.count, "\(ledger.running) flows run, \(nodes.count) are there")
    problems += ledger.problems
    checkLifetimes(nodes)
    checkWork(nodes)
  }

  /// Whoever is not in the tree any more is let go.
  private func checkLifetimes(_ nodes: [FlowCoordinator<MixedFlow>]) {
    let current = Set(nodes.map { ObjectIdentifier($0) })
    for (id, box) in seen where !current.contains(id) {
      if box.flow === tester.coordinator { continue }
      expect(box.flow == nil, "\(box.flow?.inspectedAddress.description ?? "") outlives its end")
      seen[id] = nil
    }
    for node in nodes where seen[ObjectIdentifier(node)] == nil {
      seen[ObjectIdentifier(node)] = WeakFlow(flow: node)
    }
  }

  /// Work goes on exactly as long as its step is in the path.
  private func checkWork(_ nodes: [FlowCoordinator<MixedFlow>]) {
    var current: Set<Task<Void, Never>> = []
    for node in nodes {
      let own = node.inspectedTasks
      let working = node.path.filter { node.flow.hasWork($0) }
      expect(own.count == working.count, "\(node.name) \(node.path) has \(own.count) tasks")
      current.formUnion(own)
    }
    for task in current { expect(!task.isCancelled, "work was cancelled too early") }
    for task in tasks where !current.contains(task) {
      expect(task.isCancelled, "work goes on after its step has left")
    }
    tasks = Array(current)
  }

  /// All running coordinators, parents before their children.
  private var running: [FlowCoordinator<MixedFlow>] {
    guard tester.coordinator.isRunning else { return [] }
    var nodes = [tester.coordinator]
    var next = 0
    while next < nodes.count {
      for case let child as FlowCoordinator<MixedFlow> in nodes[next].children {
        nodes.append(child)
      }
      next += 1
    }
    return nodes
  }

  /// The tree of paths.
  private var text: String { text(of: tester.coordinator) }

  private func text(of node: any RunningFlow) -> String {
    let children = node.children.map { text(of: $0) }
    return node.pathDescription + (children.isEmpty ? "" : "{\(children.joined(separator: " "))}")
  }
}

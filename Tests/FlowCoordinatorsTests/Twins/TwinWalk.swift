import FlowCoordinators
import FlowTesting

/// How a twin differs from the other ones, which must not be seen from outside.
struct TwinKind: CustomStringConvertible {
  /// What hears of the walk.
  enum Hearing { case all, traces, nothing }

  let isShort: Bool
  let hearing: Hearing

  var description: String { "\(isShort ? "short" : "general") ways, hearing \(hearing)" }
}

/// A root under a random hand, and all that can be seen of it, as text.
@MainActor final class TwinWalk {
  private(set) var lines: [String] = []
  private let flow: TwinRoot
  private let kind: TwinKind
  private let entry: FlowEntry
  private var router = RecordingRouter()
  private var root: FlowCoordinator<TwinRoot>?
  private var listener: TwinListener
  private var inner: [MixedAction] = []
  private var traceCountdown = -1
  private var isInside = false
  private var sends: [Send<Poke>] = []
  private var held: [FlowCoordinator<TwinFlow>] = []
  private var seen: [() -> Bool] = []

  init(seed: UInt64, kind: TwinKind) {
    self.kind = kind
    entry = [.root, .root, .push, .present(.sheet)][Int(seed % 4)]
    flow = TwinRoot(seed: seed, isBuried: !kind.isShort, isLoud: !kind.isShort)
    listener = TwinListener()
    begin(restoring: nil)
  }

  private func begin(restoring snapshot: FlowSnapshot?) {
    router = RecordingRouter()
    listener = kind.hearing == .all ? TwinInputListener() : TwinListener()
    let observer = kind.hearing == .nothing ? nil : listener
    let root = FlowCoordinator(flow, router: router, entry: entry, observer: observer)
    self.root = root
    listener.onLine = { [unowned self] in hear($0) }
    router.onPerform = { [unowned self] in notePerformed($0) }
    do {
      if let snapshot {
        try root.start(restoring: snapshot) { [unowned self] in lines.append("result \($0)") }
      } else {
        root.start { [unowned self] in lines.append("result \($0)") }
      }
    } catch {
      lines.append("\(error)")
    }
    note()
  }

  private func note() {
    lines.append("at \(text(of: root)) \(router.containers)")
    lines += router.violations.map { "violation \($0)" }
    for node in running { seen.append { [weak node] in node != nil } }
  }

  private func hear(_ line: String) {
    // The flow that buries has a beginning, too.
    if line.hasPrefix("TwinRoot/base") { return }
    lines.append("  \(line)")
    traceCountdown -= 1
    if traceCountdown == 0 { actInside() }
  }

  private func notePerformed(_ calls: [RouterCall]) {
    lines.append("  \(calls)")
    for screen in router.screens.suffix(1) {
      if let send = screen.send(for: TwinFlow.self) { sends.append(send) }
    }
    if sends.count > 12 { sends.removeFirst() }
    actInside()
  }

  private func actInside() {
    guard !isInside, let action = inner.popLast() else { return }
    isInside = true
    perform(action)
    isInside = false
  }

  func act(_ action: MixedAction) {
    lines.append("\(action)")
    perform(action)
    note()
  }

  /// Lets go of the root while children and handles are held, uses those, and lets go of them.
  func end() {
    lines.append("end")
    held += running.suffix(2)
    let nodes = running
    inner = []
    root = nil
    for node in nodes {
      for number in 0..<3 { lines.append("\(node.send(Poke(.tap, number)))") }
    }
    for send in sends { lines.append("\(send(Poke(.tap, 1)))") }
    _ = router.userTapsBack()
    note()
  }

  func countLeft() -> Int {
    (held, sends) = ([], [])
    return seen.count { $0() }
  }
}

// MARK: - Actions

extension TwinWalk {
  private func perform(_ action: MixedAction) {
    let number = action.second % 12
    switch action.kind {
    case .event where action.first % 3 > 0:
      lines.append("\(running.last?.send(Poke(.tap, number)), default: "nobody")")
    case .event:
      lines.append("\(node(action.first)?.send(Poke(.tap, number)), default: "nobody")")
    case .fromScreen:
      let send = screen(action.first)?.send(for: TwinFlow.self)
      lines.append("\(send?(Poke(.tap, number)), default: "nobody")")
    case .fromWork where action.first.isMultiple(of: 4):
      if let node = node(action.second) { held = held.suffix(3) + [node] }
    case .fromWork where action.first % 4 == 1:
      lines.append("\(held.last?.send(Poke(.tap, number)), default: "nobody")")
    case .fromWork where !sends.isEmpty:
      lines.append("\(sends[action.first % sends.count](Poke(.worked, number % 4)))")
    case .ending:
      switch action.first % 8 {
      case ..<4: root?.send(.move(number))
      case ..<7: node(action.second)?.finish(.success(number % 5))
      default: node(action.second)?.cancel()
      }
    case .refuse: router.refusesNext = true
    case .inside:
      inner.append(action.inner)
      traceCountdown = action.second % 7 - 2
    case .restore: if !isInside { restore() }
    default: lines.append("\(gesture(action), default: "no")")
    }
  }

  private func gesture(_ action: MixedAction) -> Bool? {
    let step = screen(action.first)?.step(as: MixedSpot.self)
    return switch action.kind {
    case .back: router.userTapsBack()
    case .backInPane: router.userTapsBack(in: action.first % 3)
    case .popTo: step.map { router.userPops(to: $0) }
    case .closeContainer: step.map { router.userDismisses(containerOf: $0) }
    case .swipe: router.userDismisses()
    case .choose: router.userChooses(action.first.isMultiple(of: 2) ? "Yes" : "No")
    case .select: router.userSelects(action.first % 3)
    case .reselect: router.userReselects(action.first % 3)
    default: router.userCancelsSwipe()
    }
  }

  private func restore() {
    guard root?.isRunning == true else { return }
    do {
      let snapshot = try root?.snapshot()
      (held, sends, inner) = ([], [], [])
      begin(restoring: snapshot)
    } catch {
      lines.append("\(error)")
    }
  }

  private func screen(_ index: Int) -> Screen? {
    let screens = router.screens
    return screens.isEmpty ? nil : screens[index % screens.count]
  }

  private func node(_ index: Int) -> FlowCoordinator<TwinFlow>? {
    let nodes = running
    return nodes.isEmpty ? nil : nodes[index % nodes.count]
  }

  /// All running twin flows, parents before their children.
  private var running: [FlowCoordinator<TwinFlow>] {
    var open: [any RunningFlow] = root?.children ?? []
    var nodes: [FlowCoordinator<TwinFlow>] = []
    while !open.isEmpty {
      for case let node as FlowCoordinator<TwinFlow> in open { nodes.append(node) }
      open = open.flatMap(\.children)
    }
    return nodes
  }

  private func text(of node: (any RunningFlow)?) -> String {
    guard let node else { return "" }
    let children = node.children.map { text(of: $0) }.filter { $0 != "[base]" }
    return node.pathDescription + (children.isEmpty ? "" : "{\(children.joined(separator: " "))}")
  }
}

/// Hears of traces.
@MainActor class TwinListener: FlowObserver {
  var onLine: ((String) -> Void)?

  func observe<F: Flow>(_ trace: FlowTrace<F>) { onLine?("\(trace)") }
}

/// Hears of what comes from outside, too.
final class TwinInputListener: TwinListener, FlowInputObserver {
  func observe<F: Flow>(_ input: FlowInput<F>) {}
}

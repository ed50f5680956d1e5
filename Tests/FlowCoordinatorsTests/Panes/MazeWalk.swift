import FlowCoordinators
import FlowTesting

/// One thing that happens to a maze; the numbers choose among what there is.
struct MazeAction: CustomStringConvertible {
  enum Kind: CaseIterable {
    case tap, finish, select, reselect, back, backInPane, popTo, swipe, closeContainer, choose
    case refuse, insidePerform, insideTrace
  }

  let kind: Kind
  let first: Int
  let second: Int

  var description: String { "\(kind) \(first) \(second)" }

  static func random(_ random: inout SplitMix64) -> MazeAction {
    let kind =
      random.happens(50) ? .tap : Kind.allCases[random.number(below: Kind.allCases.count)]
    return MazeAction(
      kind: kind,
      first: random.number(below: 1_000),
      second: random.number(below: 4_000)
    )
  }
}

/// A maze on a recording router, and somebody who walks in it.
@MainActor final class MazeWalk {
  let tester: FlowTester<MazeFlow>
  private let hook: Hook
  private var insidePerform: [MazeAction] = []
  private var insideTrace: [MazeAction] = []
  private var isInside = false

  /// Called for each trace of the tester.
  private final class Hook: FlowObserver {
    var onTrace: (() -> Void)?
    func observe<F: Flow>(_ trace: FlowTrace<F>) { onTrace?() }
  }

  init(_ flow: MazeFlow, restoring snapshot: FlowSnapshot? = nil) throws {
    hook = Hook()
    tester =
      if let snapshot {
        try FlowTester(flow, restoring: snapshot, observer: hook)
      } else {
        FlowTester(flow, observer: hook)
      }
    tester.router.onPerform = { [unowned self] _ in
      if !isInside, let action = insidePerform.popLast() { actInside(action) }
    }
    hook.onTrace = { [unowned self] in
      if !isInside, let action = insideTrace.popLast() { actInside(action) }
    }
  }

  func act(_ action: MazeAction) {
    let router = tester.router
    switch action.kind {
    case .tap: pick(running, action.first)?.send(.tapped(action.second))
    case .finish:
      pick(running.dropFirst(), action.first)?.finish(.success(action.second))
    case .select: router.userSelects(action.first % 4)
    case .reselect: router.userReselects(action.first % 4)
    case .back: router.userTapsBack()
    case .backInPane: router.userTapsBack(in: action.first % 4)
    case .popTo: router.userPops(to: MazeFlow.Step.page(action.first % 3))
    case .swipe: router.userDismisses()
    case .closeContainer:
      if let screen = pick(router.screens, action.first),
        let step = screen.step(as: MazeFlow.Step.self)
      {
        router.userDismisses(containerOf: step)
      }
    case .choose: router.userChooses(action.first.isMultiple(of: 2) ? "Yes" : "No")
    case .refuse: router.refusesNext = true
    case .insidePerform: insidePerform.append(inner(action))
    case .insideTrace: insideTrace.append(inner(action))
    }
  }

  private func actInside(_ action: MazeAction) {
    isInside = true
    act(action)
    isInside = false
  }

  func forgetWhatWaits() { (insidePerform, insideTrace) = ([], []) }

  private func inner(_ action: MazeAction) -> MazeAction {
    let kinds = MazeAction.Kind.allCases.dropLast(2)
    return MazeAction(
      kind: action.second.isMultiple(of: 3) ? .tap : kinds[action.second % kinds.count],
      first: action.first,
      second: action.second
    )
  }

  private func pick<C: RandomAccessCollection>(_ items: C, _ number: Int) -> C.Element? {
    guard !items.isEmpty else { return nil }
    return items[items.index(items.startIndex, offsetBy: number % items.count)]
  }

  /// All running coordinators, parents before their children.
  private var running: [FlowCoordinator<MazeFlow>] {
    var nodes = tester.coordinator.isRunning ? [tester.coordinator] : []
    var next = 0
    while next < nodes.count {
      for case let child as FlowCoordinator<MazeFlow> in nodes[next].children {
        nodes.append(child)
      }
      next += 1
    }
    return nodes
  }

  /// The paths of the tree, parents before their children.
  var paths: [[MazeFlow.Step]] { running.map(\.path) }
}

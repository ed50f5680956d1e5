import FlowCoordinators
import FlowTesting
import Testing

/// A flow that hosts itself, one level for each time it is told to.
struct TowerFlow: Flow {
  typealias Output = Int

  enum Step: Hashable, Codable {
    case floor
    case next
  }

  enum Event {
    case build
    case ended(FlowResult<Int>)
  }

  let levels: Int
  let initial = Step.floor

  func begin() -> Transition { .setStack(levels > 0 ? [.next] : [.floor]) }

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .build: .push(.next)
    case .ended(let result): (try? result.get()).map { .finish($0 + 1) } ?? .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .floor: .screen
    case .next: .flow(TowerFlow(levels: max(0, levels - 1)), Event.ended)
    }
  }
}

@Suite("Towers of flows")
@MainActor struct TowerTests {
  private func tower(_ levels: Int, on router: RecordingRouter) -> FlowCoordinator<TowerFlow> {
    let root = FlowCoordinator(TowerFlow(levels: levels), router: router)
    root.start { _ in }
    return root
  }

  private func top(of root: FlowCoordinator<TowerFlow>) -> FlowCoordinator<TowerFlow> {
    var top = root
    while let child = top.children.last as? FlowCoordinator<TowerFlow> { top = child }
    return top
  }

  @Test("one that begins in one turn ends in one turn, level by level")
  func beginning() {
    let router = RecordingRouter()
    let root = tower(4_000, on: router)
    #expect(router.screens.count == 1)
    weak let top = top(of: root)
    top?.finish(.success(0))
    #expect(root.result == .success(4_000))
    #expect(top == nil)
  }

  @Test("one of 4 000 levels is released without an ending")
  func dropping() {
    let router = RecordingRouter()
    var root: FlowCoordinator<TowerFlow>? = FlowCoordinator(TowerFlow(levels: 0), router: router)
    root?.start { _ in }
    weak var top = root
    for _ in 0..<4_000 {
      top?.send(.build)
      top = top?.children.last as? FlowCoordinator<TowerFlow>
    }
    #expect(router.screens.count == 4_001)
    root = nil
    #expect(top == nil)
  }

  @Test("one of 10 000 levels ends with one gesture")
  func gesture() {
    let router = RecordingRouter()
    let root = FlowCoordinator(TowerFlow(levels: 0), router: router)
    root.start { _ in }
    weak var top: FlowCoordinator<TowerFlow>? = root
    for _ in 0..<10_000 {
      top?.send(.build)
      top = top?.children.last as? FlowCoordinator<TowerFlow>
    }
    router.userPops(to: TowerFlow.Step.floor)
    #expect(router.screens.count == 10_000)
    root.cancel()
    #expect(top == nil)
  }
}

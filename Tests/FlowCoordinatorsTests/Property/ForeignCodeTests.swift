import FlowCoordinators
import FlowTesting
import Testing

@Suite("Foreign code within the library's own")
@MainActor struct ForeignCodeTests {
  @Test("a payload whose end reads the coordinators and sends", arguments: 0..<9)
  func payload(_ number: Int) {
    let stage = ProbeStage()
    let child = ProbeFlow(initial: .init(number: 10, probe: stage.probe()), capture: stage.probe())
    stage.start(ProbeFlow(initial: .init(number: 0, probe: stage.probe()), capture: stage.probe()))
    func go(_ answer: ProbeFlow.Transition) { stage.root?.send(.go(answer)) }
    go(.push(.init(number: 1, probe: stage.probe())))
    go(.push(.init(number: 2, probe: stage.probe(), hosts: .init(child))))
    stage.root?.child(ProbeFlow.self)?.send(.go(.push(.init(number: 11, probe: stage.probe()))))
    _ = stage.router.takeCalls()
    switch number {
    case 0: go(.pop)
    case 1: go(.setStack([.init(number: 7, probe: stage.probe())]))
    case 2: go(.update(.init(number: 8, probe: stage.probe())))
    case 3: stage.router.userPops(to: ProbeFlow.Step(number: 0))
    case 4: stage.root?.cancel()
    case 5:
      stage.root?.child(ProbeFlow.self)?.send(.go(.update(.init(number: 12, probe: stage.probe()))))
    case 6: stage.root?.child(ProbeFlow.self)?.send(.go(.finish(1)))
    case 7:
      go(.popTo(.init(number: 1)))
      go(.update(.init(number: 9, probe: stage.probe())))
    default: stage.root?.send(.go(.popToRoot))
    }
    _ = stage.router.takeCalls()
    stage.root?.send(.go(.stay))
    stage.drop()
    #expect(stage.touches > 0)
  }

  @Test("postponed events whose end reads the coordinators")
  func postponed() {
    let stage = ProbeStage()
    stage.start()
    stage.root?.send(.keep(stage.probe()))
    stage.root?.send(.keep(stage.probe()))
    stage.root?.send(.go(.push(.init(number: 1))))
    stage.root?.cancel()
    #expect(stage.root?.isRunning == false)
    #expect(stage.touches == 2)
  }

  @Test("equality and hashing that read the coordinators and send")
  func equality() {
    let stage = ProbeStage()
    stage.start()
    func step(_ number: Int) -> ProbeFlow.Step {
      let probe = Probe()
      probe.onCompare = stage.assumed()
      return .init(number: number, probe: probe)
    }
    func go(_ answer: ProbeFlow.Transition) { stage.root?.send(.go(answer)) }
    go(.push(step(1)))
    go(.push(step(2)))
    go(.setStack([step(0), step(1), step(3)]))
    go(.popTo(step(1)))
    go(.update(step(1)))
    _ = stage.router.calls == stage.router.calls
    _ = stage.router.screens.contains(Screen(step(9)))
    #expect(stage.touches > 5)
    #expect(stage.root?.path.map(\.number) == [0, 1])
  }

  @Test("an observer that drops the root at any record", arguments: 0..<14)
  func dropping(_ count: Int) {
    let stage = ProbeStage()
    let child = ProbeFlow(initial: .init(number: 10))
    var seen = 0
    weak var root: FlowCoordinator<ProbeFlow>?
    stage.log.onTrace = { _ in
      seen += 1
      if seen == count { stage.root = nil }
    }
    stage.start()
    root = stage.root
    stage.root?.send(.go(.push(.init(number: 2, hosts: .init(child)))))
    stage.root?.child(ProbeFlow.self)?.send(.go(.push(.init(number: 11))))
    stage.root?.child(ProbeFlow.self)?.send(.go(.finish(1)))
    stage.router.userTapsBack()
    stage.root?.cancel()
    stage.root = nil
    #expect(root == nil)
  }

  @Test("a router that drops the root, ends it or lets go of its delegate", arguments: 0..<4)
  func router(_ number: Int) {
    let stage = ProbeStage()
    stage.start()
    weak let root = stage.root
    stage.router.onPerform = { [unowned stage] _ in
      switch number {
      case 0: stage.root = nil
      case 1: stage.root?.cancel()
      case 2: stage.router.delegate = nil
      default:
        let other = FlowCoordinator(ProbeFlow(), router: stage.router)
        other.start { _ in }
        #expect(!other.isRunning)
      }
    }
    stage.root?.send(.go(.push(.init(number: 1))))
    stage.router.userTapsBack()
    stage.root?.send(.go(.push(.init(number: 2))))
    stage.router.onPerform = nil
    stage.root = nil
    #expect(root == nil)
  }

  @Test("flows that send from begin, content and transition", arguments: 0..<3)
  func sending(_ number: Int) {
    let stage = ProbeStage()
    var flow = ProbeFlow()
    switch number {
    case 0: flow.onBegin = stage.assumed()
    case 1: flow.onContent = stage.assumed()
    default: flow.onTransition = stage.assumed()
    }
    stage.start(flow)
    var child = flow
    child.initial = .init(number: 10)
    stage.root?.send(.go(.push(.init(number: 2, hosts: .init(child)))))
    stage.root?.child(ProbeFlow.self)?.send(.go(.push(.init(number: 11))))
    stage.root?.child(ProbeFlow.self)?.send(.go(.finish(1)))
    #expect(stage.touches > 1)
    #expect(stage.root?.path.map(\.number) == [0])
  }
}

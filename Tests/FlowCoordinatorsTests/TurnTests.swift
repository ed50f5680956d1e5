import FlowCoordinators
import FlowTesting
import Testing

@Suite("Turns")
@MainActor struct TurnTests {
  @Test("a turn tells what it does in the order of the design")
  func goldenLog() {
    let flow = Puppet(.a, children: [1: Puppet(.x), 2: Puppet(.y)])
      .answering { _, _ in .setStack([.b, .host(2)]) }
    let stage = Stage(flow)
    stage.root.go(.present(.host(1)))
    stage.forget()
    stage.router.onPerform = { [log = stage.log] in log.lines.append("perform \($0)") }
    stage.root.top.go(.finish(1))
    #expect(
      stage.log.lines == [
        "Puppet/host: x receives go(.finish(1))",
        "Puppet/host: go(.finish(1)) → finish(1)",
        "Puppet/host: ended: success(1)",
        "Puppet: host(1) receives ended(.success(1))",
        "Puppet: ended(.success(1)) → setStack([.b, .host(2)]), now host(2)",
        "Puppet/host: started on [y]",
        "perform [.dismiss(to: Puppet.Step.a), "
          + ".setStack(Puppet.Step.b, Puppet.Step.y, animated: false)]",
      ]
    )
  }

  @Test("path, children and results are final inside perform, and after send")
  func finalInsidePerform() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    var paths: [[P]] = []
    stage.router.onPerform = { [root = stage.root] _ in
      paths.append(root.path + root.top.path)
    }
    stage.root.go(.push(.host(1)))
    #expect(paths == [[.a, .host(1), .x]])
  }

  @Test("events sent from router, observer and completion wait, in order", arguments: 0..<3)
  func reentrancy(source: Int) {
    let stage = Stage(Puppet(.a), starts: false)
    var outcomes: [EventOutcome] = []
    var isDone = false
    let send = { [root = stage.root] in
      guard !isDone else { return }
      isDone = true
      outcomes = [root.go(.push(.b)), root.go(.push(.c))]
    }
    if source == 0 { stage.router.onPerform = { _ in send() } }
    if source == 1 { stage.log.onTrace = { _ in send() } }
    if source == 2 {
      stage.root.start(onSignal: { _ in send() }) { _ in }
      stage.root.go(.signal("now"))
    } else {
      stage.start()
    }
    #expect(outcomes == [.queued, .queued])
    #expect(stage.root.path == [.a, .b, .c])
    #expect(stage.router.violations.isEmpty)
  }

  @Test("an event from another coordinator of the tree waits, from another tree it does not")
  func otherCoordinators() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    stage.root.go(.push(.host(1)))
    let child = stage.root.top
    let other = Stage(Puppet(.d))
    var outcomes: [EventOutcome] = []
    stage.router.onPerform = { _ in
      guard outcomes.isEmpty else { return }
      outcomes = [child.go(.push(.z)), other.root.go(.push(.e))]
      #expect(other.root.path == [.d, .e])
    }
    child.go(.push(.y))
    #expect(outcomes == [.queued, .handled])
    #expect(child.path == [.x, .y, .z])
  }

  @Test("a flow that sends from its transition is queued too")
  func impureFlow() {
    final class Holder { var send: (() -> EventOutcome)? }
    let holder = Holder()
    var outcome: EventOutcome?
    let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { _, _ in
      outcome = holder.send?()
      return .pop
    }
    let stage = Stage(flow)
    holder.send = { [root = stage.root] in
      MainActor.assumeIsolated { root.go(.push(.b)) }
    }
    stage.root.go(.push(.host(1)))
    stage.root.top.go(.cancel)
    #expect(outcome == .queued)
    #expect(stage.root.path == [.a, .b])
  }

  @Test("100 000 self-sent events run without recursion")
  func selfSent() {
    struct Counting: Flow {
      typealias Output = Int
      enum Event { case next }
      let initial = 0
      func transition(from step: Int, on event: Event) -> Transition {
        step == 100_000 ? .finish(step) : .update(step + 1)
      }
    }
    let router = RecordingRouter()
    let app = FlowCoordinator(Counting(), router: router)
    var result: FlowResult<Int>?
    router.onPerform = { [weak app] _ in app?.send(.next) }
    app.start { result = $0 }
    #expect(result == .success(100_000))
  }

  @Test("a queue of 100 000 events is worked off in order")
  func longQueue() {
    let stage = Stage(Puppet(.order(0)))
    stage.log.keepsLines = false
    var isDone = false
    stage.router.onPerform = { [root = stage.root] _ in
      guard !isDone else { return }
      isDone = true
      for number in 1...100_000 { root.go(.replace(with: .order(number))) }
    }
    stage.root.go(.replace(with: .b))
    #expect(stage.root.path == [.order(100_000)])
  }

  @Test("an endless turn is stopped and reported with its cycle, and the next event works")
  func runaway() {
    let flow = Puppet(
      .a,
      children: [1: Puppet(beginning: .finish(1)), 2: Puppet(beginning: .finish(2))]
    ).answering { step, _ in .replace(with: step == .host(1) ? .host(2) : .host(1)) }
    let stage = Stage(flow)
    stage.forget()
    #expect(stage.root.go(.push(.host(1))) == .handled)
    guard case .runawayTurn(10_000, let cycle) = stage.log.kinds.first else {
      Issue.record("no runaway turn in \(stage.log.kinds)")
      return
    }
    #expect(Set(cycle).isSuperset(of: ["Puppet.host(1)", "Puppet.host(2)"]))
    #expect(cycle.first == cycle.last)
    #expect(stage.log.issues.count == 1)
    #expect(stage.root.children.isEmpty)
    #expect(stage.root.go(.push(.b)) == .handled)
    #expect(stage.root.path == [.a, .b])
    #expect(stage.router.screens == [Screen(P.a), Screen(P.b)])
  }

  @Test("a flow that contains itself without end is stopped, and can be left")
  func endlessNesting() {
    struct Endless: Flow {
      typealias Output = Int
      enum Step: Hashable { case inner }
      enum Event { case ended(FlowResult<Int>), stop }
      let initial = Step.inner
      func transition(from step: Step, on event: Event) -> Transition { .cancel }
      func content(of step: Step) -> Content { .flow(Endless(), Event.ended) }
    }
    let log = Log()
    log.keepsLines = false
    let cycle = Array(repeating: "TurnTests.Endless.inner", count: 2)
    let router = RecordingRouter()
    let app = FlowCoordinator(Endless(), router: router, observer: log)
    var results: [FlowResult<Int>] = []
    app.start { results.append($0) }
    #expect(log.kinds == [.runawayTurn(transitions: 10_000, cycle: cycle)])
    #expect(router.calls == [])
    app.send(.stop)
    #expect(results == [.failure(.cancelled(.requested))])
  }
}

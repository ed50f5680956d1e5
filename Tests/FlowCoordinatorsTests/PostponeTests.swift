import FlowCoordinators
import FlowTesting
import Testing

@Suite("Postponed events")
@MainActor struct PostponeTests {
  /// Postpones every event until its step is at least that far, then adds it to `seen`.
  private struct Patient: Flow {
    typealias Output = Int
    enum Event: Hashable { case next, wants(Int, String), stop }
    let seen: Seen
    let initial = 0

    func transition(from step: Int, on event: Event) -> Transition {
      switch event {
      case .next: return .push(step + 1)
      case .stop: return .finish(step)
      case .wants(let level, _) where level > step: return .postpone
      case .wants(_, "push"): return .push(step + 1)
      case .wants(_, let name):
        seen.names.append(name)
        return .stay
      }
    }
  }

  private final class Seen { var names: [String] = [] }

  private func patient() -> (FlowCoordinator<Patient>, Seen, RecordingRouter, Log) {
    let seen = Seen()
    let router = RecordingRouter()
    let log = Log()
    let app = FlowCoordinator(Patient(seen: seen), router: router, observer: log)
    app.start { _ in }
    return (app, seen, router, log)
  }

  @Test("they keep their order, and are tried after each change of step")
  func order() {
    let (app, seen, _, _) = patient()
    for (level, name) in [(2, "c"), (1, "a"), (2, "d"), (1, "b")] {
      #expect(app.send(.wants(level, name)) == .postponed)
    }
    app.send(.next)
    #expect(seen.names == ["a", "b"])
    app.send(.next)
    #expect(seen.names == ["a", "b", "c", "d"])
    app.send(.next)
    #expect(seen.names == ["a", "b", "c", "d"])
  }

  @Test("one that changes the step lets the others be tried again, the oldest first")
  func chain() {
    let (app, seen, router, _) = patient()
    app.send(.wants(2, "a"))
    app.send(.wants(1, "push"))
    app.send(.wants(2, "b"))
    _ = router.takeCalls()
    app.send(.next)
    #expect(seen.names == ["a", "b"])
    #expect(app.path == [0, 1, 2])
    #expect(router.calls == [.push(1), .push(2)])
  }

  @Test("they go before events that were sent meanwhile")
  func beforeNewer() {
    let (app, seen, router, _) = patient()
    app.send(.wants(1, "old"))
    router.onPerform = { [app] _ in app.send(.wants(1, "new")) }
    app.send(.next)
    #expect(seen.names == ["old", "new"])
  }

  @Test("a gesture is a change of step too")
  func gesture() {
    let flow = Puppet(.a, .b)
    let stage = Stage(flow)
    #expect(stage.root.go(.postpone) == .postponed)
    stage.router.userTapsBack()
    #expect(stage.log.lines.last == "Puppet: go(.postpone) → postpone")
  }

  @Test("what is kept at the end is dropped, each with an issue")
  func dropped() {
    let (app, seen, _, log) = patient()
    app.send(.wants(9, "a"))
    app.send(.wants(8, "b"))
    app.send(.stop)
    #expect(seen.names.isEmpty)
    #expect(
      log.kinds == [
        .postponedEventDropped("wants(9, \"a\")"), .postponedEventDropped("wants(8, \"b\")"),
      ]
    )
  }

  @Test("one belongs to one coordinator, and another's handling delivers nothing here")
  func belongsToOne() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    stage.root.go(.push(.host(1)))
    let child = stage.root.top
    child.go(.postpone)
    stage.forget()
    stage.root.go(.push(.b))
    stage.root.go(.pop)
    #expect(!stage.log.lines.contains { $0.hasPrefix("Puppet/host: x receives") })
    child.go(.push(.y))
    #expect(stage.log.lines.contains { $0.hasPrefix("Puppet/host: y receives go(.postpone)") })
  }

  @Test("a child's result can be kept: its step waits, showing nothing")
  func result() {
    var answers: [Puppet.Transition] = [.push(.c), .postpone]
    let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { _, _ in answers.removeLast() }
    let stage = Stage(flow)
    stage.root.go(.push(.host(1)))
    stage.root.top.go(.finish(1))
    #expect(stage.root.path == [.a, .host(1)])
    #expect(stage.router.screens == [Screen(P.a)])
    stage.root.go(.push(.b))
    #expect(stage.root.path == [.a, .b, .c])
    #expect(stage.log.issues.isEmpty)
  }

  @Test(
    "a result kept while steps still enter is tried again when they have",
    arguments: [true, false]
  )
  func resultBelow(isSequence: Bool) {
    let instant = Puppet(beginning: .finish(1))
    let flow = Puppet(.a, children: [1: instant])
      .answering { step, _ in step == .b ? .push(.c) : .postpone }
    let stage = Stage(flow)
    stage.root.go(isSequence ? [.push(.host(1)), .push(.b)] : .setStack([.a, .host(1), .b]))
    #expect(stage.root.path == [.a, .b, .c])
    #expect(stage.log.issues.isEmpty)
  }

  @Test("the same in the beginning of a flow")
  func resultInBeginning() {
    var flow = Puppet(.host(1), .b, children: [1: Puppet(beginning: .finish(1))])
    flow = flow.answering { step, _ in step == .b ? .push(.c) : .postpone }
    #expect(Stage(flow).root.path == [.b, .c])
  }
}

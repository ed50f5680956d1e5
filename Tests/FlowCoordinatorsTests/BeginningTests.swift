import FlowCoordinators
import FlowTesting
import Testing

@Suite("Beginning")
@MainActor struct BeginningTests {
  @Test("a child that finishes at once shows nothing; the answer is part of the same turn")
  func finishAtOnce() {
    let flow = Puppet(.a, children: [1: Puppet(beginning: .finish(5))])
      .answering { _, result in result == .success(5) ? .push(.b) : .pop }
    let stage = Stage(flow)
    stage.forget()
    stage.root.go(.present(.host(1)))
    #expect(stage.calls() == [.push(P.b)])
    #expect(stage.root.path == [.a, .b])
  }

  @Test("a child that fails or cancels at once delivers that")
  func failAtOnce() {
    var heard: [FlowResult<Int>] = []
    let flow = Puppet(
      .a,
      children: [1: Puppet(beginning: .fail(Mistake())), 2: Puppet(beginning: .cancel)]
    ).answering { _, result in
      heard.append(result)
      return .pop
    }
    let stage = Stage(flow)
    stage.forget()
    stage.root.go(.push(.host(1)))
    stage.root.go(.push(.host(2)))
    #expect(heard == [.failure(.failed(Mistake())), .failure(.cancelled(.requested))])
    #expect(stage.calls() == [])
    #expect(stage.root.path == [.a])
  }

  @Test("a root that finishes at once delivers its result and calls no router")
  func rootFinishesAtOnce() {
    let stage = Stage(Puppet(beginning: .finish(9)))
    #expect(stage.results == [.success(9)])
    #expect(stage.router.calls == [])
    #expect(!stage.root.isRunning)
  }

  @Test("any other answer is an issue, and the flow begins at initial", arguments: others)
  func otherAnswers(answer: @Sendable () -> Puppet.Transition, text: String) {
    let stage = Stage(Puppet(beginning: answer()))
    #expect(stage.calls() == [.setStack(P.a, animated: false)])
    #expect(stage.log.kinds == [.impossibleBeginning(text)])
  }

  nonisolated static let others: [(@Sendable () -> Puppet.Transition, String)] = [
    ({ .setStack([]) }, "setStack([])"),
    ({ .push(.b) }, "push(.b)"),
    ({ .stay }, "stay"),
    ({ .unhandled }, "unhandled"),
    ({ .postpone }, "postpone"),
    ({ .pop }, "pop"),
    ({ .signal("x") }, "signal(\"x\")"),
    ({ [.setStack([.b]), .present(.c)] }, "sequence([.setStack([.b]), .present(.c, as: .sheet)])"),
  ]

  @Test("a child presented as an alert has no stack, so a longer beginning is an issue")
  func alertHasNoStack() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.a, .b)]))
    stage.forget()
    stage.root.go(.present(.host(1), as: .alert))
    #expect(stage.calls() == [.present(P.a, as: .alert)])
    #expect(stage.log.kinds == [.impossibleBeginning("setStack([.a, .b])")])
  }

  @Test("children that end at once inside a stack hand the decision to the parent")
  func endingInsideStack() {
    var heard: [P] = []
    let flow = Puppet(.a, children: [1: Puppet(beginning: .finish(1)), 2: Puppet(.y)])
      .answering { step, _ in
        heard.append(step)
        return .push(.c)
      }
    let stage = Stage(flow)
    stage.forget()
    stage.root.go(.setStack([.a, .host(1), .host(2), .d]))
    #expect(heard == [.host(1)])
    #expect(stage.root.path == [.a, .c])
    #expect(stage.calls() == [.push(P.c)])
  }

  @Test("begin, content and transition are asked once each")
  func asksOnce() {
    final class Counter { var counts: [String: Int] = [:] }
    struct Counting: Flow {
      typealias Output = Never
      enum Event { case next }
      let counter: Counter
      let initial = 0
      func begin() -> Transition {
        counter.counts["begin", default: 0] += 1
        return .setStack([0, 1])
      }
      func transition(from step: Int, on event: Event) -> Transition {
        counter.counts["transition", default: 0] += 1
        return .push(step + 1)
      }
      func content(of step: Int) -> Content {
        counter.counts["content", default: 0] += 1
        return .screen
      }
    }
    let counter = Counter()
    let app = FlowCoordinator(Counting(counter: counter), router: RecordingRouter())
    app.start { _ in }
    app.send(.next)
    #expect(counter.counts == ["begin": 1, "transition": 1, "content": 3])
    #expect(app.path == [0, 1, 2])
  }
}

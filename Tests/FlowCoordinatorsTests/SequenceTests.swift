import FlowCoordinators
import FlowTesting
import Testing

@Suite("Sequences and signals")
@MainActor struct SequenceTests {
  @Test("a sequence with a part that cannot be done moves nothing and names it", arguments: bad)
  func impossible(answer: @Sendable () -> Puppet.Transition, kind: FlowIssue.Kind) {
    let stage = Stage(Puppet(.a, .b))
    stage.forget()
    #expect(stage.root.go(answer()) == .handled)
    #expect(stage.calls() == [])
    #expect(stage.root.path == [.a, .b])
    #expect(stage.root.isRunning)
    #expect(stage.log.kinds == [kind])
  }

  nonisolated static let bad: [(@Sendable () -> Puppet.Transition, FlowIssue.Kind)] = [
    (
      { [.push(.c), .popTo(.z)] },
      .impossibleInSequence(
        "popTo(.z)",
        number: 2,
        because: .stepNotInPath("z", path: ["a", "b", "c"])
      )
    ),
    (
      { [.dismiss, .push(.c)] },
      .impossibleInSequence("dismiss", number: 1, because: .nothingPresented(path: ["a", "b"]))
    ),
    (
      { [.push(.c), .setStack([])] },
      .impossibleInSequence("setStack([])", number: 2, because: .emptyStack)
    ),
    ({ [.push(.c), .postpone] }, .misplacedInSequence("postpone", number: 2)),
    ({ [.unhandled, .push(.c)] }, .misplacedInSequence("unhandled", number: 1)),
    ({ [.finish(1), .push(.c)] }, .misplacedInSequence("push(.c)", number: 2)),
    ({ [.cancel, .cancel] }, .misplacedInSequence("cancel", number: 2)),
    ({ [.pop, .pop, .push(.c)] }, .misplacedInSequence("push(.c)", number: 3)),
    ({ [[.push(.c), .fail(Mistake())], .stay] }, .misplacedInSequence("stay", number: 3)),
    (
      { [.present(.c, as: .alert), .push(.d)] },
      .impossibleInSequence("push(.d)", number: 2, because: .pushOntoAlert("d"))
    ),
  ]

  @Test("sequences nest, and an empty one is handled like stay")
  func nesting() {
    let stage = Stage(Puppet(.a))
    stage.forget()
    stage.root.go([[.push(.b), []], [[.push(.c)]], .stay])
    #expect(stage.calls() == [.push(P.b, animated: false), .push(P.c)])
    #expect(stage.root.go([]) == .handled)
    #expect(stage.calls() == [])
  }

  @Test("popping the first step as the last part ends the flow")
  func endsLast() {
    let stage = Stage(Puppet(.a, .b))
    stage.root.go([.pop, .pop])
    #expect(stage.results == [.failure(.cancelled(.back))])
  }

  @Test("moves before an ending are made: a root's last screens stay up")
  func movesBeforeEnding() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.present(.b))
    stage.forget()
    stage.root.go([.dismiss, .push(.c), .finish(2)])
    #expect(stage.calls() == [.dismiss(to: P.a), .push(P.c, animated: false)])
    #expect(stage.results == [.success(2)])
  }

  @Test("a signal reaches the parent in the same turn, with the parent's current step")
  func signal() {
    var heard: [String] = []
    let flow = Puppet(.a, children: [1: Puppet(.x)]).hearing { step, signal in
      heard.append("\(step) \(signal)")
      return .push(.b)
    }
    let stage = Stage(flow)
    stage.root.go(.push(.host(1)))
    stage.forget()
    let child = stage.root.top
    #expect(child.go([.push(.y), .signal("one")]) == .handled)
    #expect(heard == ["host(1) one"])
    #expect(stage.calls() == [.push(P.y, animated: false), .push(P.b)])
    #expect(child.isRunning)
    child.go(.signal("two"))
    #expect(heard == ["host(1) one", "b two"])
  }

  @Test("an ignored signal moves nothing, in child and parent")
  func ignoredSignal() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    stage.root.go(.push(.host(1)))
    stage.forget()
    #expect(stage.root.top.go(.signal("one")) == .handled)
    #expect(stage.calls() == [])
    #expect(stage.root.path == [.a, .host(1)])
    #expect(stage.log.issues.isEmpty)
  }

  @Test("signals come before the ending of the same answer")
  func signalThenEnd() {
    var heard: [String] = []
    let flow = Puppet(.a, children: [1: Puppet(.x)])
      .hearing { _, signal in
        heard.append(signal)
        return .stay
      }
      .answering { _, result in
        heard.append("\(result)")
        return .pop
      }
    let stage = Stage(flow)
    stage.root.go(.push(.host(1)))
    stage.root.top.go([.signal("one"), .signal("two"), .finish(3)])
    #expect(heard == ["one", "two", "success(3)"])
  }

  @Test("a parent that moves on at a signal ends the child, whose own ending then counts no more")
  func signalReplaces() {
    let flow = Puppet(.a, children: [1: Puppet(.x)]).hearing { _, _ in .setStack([.b]) }
    let stage = Stage(flow)
    stage.root.go(.push(.host(1)))
    stage.root.top.go([.signal("one"), .finish(3)])
    #expect(stage.log.ended == ["Puppet/host: ended: cancelled(.replaced)"])
    #expect(stage.root.path == [.b])
  }

  @Test("a root's signals reach its owner at the end of the turn")
  func rootSignals() {
    let stage = Stage(Puppet(.a))
    stage.root.go([.signal("one"), .push(.b), .signal("two")])
    #expect(stage.signals == ["one", "two"])
  }
}

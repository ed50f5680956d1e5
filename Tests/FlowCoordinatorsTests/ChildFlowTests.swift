import FlowCoordinators
import FlowTesting
import Testing

@Suite("A step that hosts a child flow")
@MainActor struct ChildFlowTests {
  @Test("the child's first screen takes the way its step was entered")
  func way() {
    let ways: [(Puppet.Transition, RouterCall)] = [
      (.push(.host(1)), .push(P.x)),
      (.present(.host(1)), .present(P.x)),
      (.present(.host(1), as: .fullScreen), .present(P.x, as: .fullScreen)),
      (.replace(with: .host(1)), .setStack(P.x)),
      (.setStack([.b, .host(1)]), .setStack(P.b, P.x)),
    ]
    for (move, call) in ways {
      let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
      stage.forget()
      stage.root.go(move)
      #expect(stage.calls() == [call])
      #expect(stage.root.path.last == .host(1))
    }
  }

  @Test("a child that hosts a child hands the way on, and all start parent first")
  func threeLevels() {
    let leaf = Puppet(.x)
    let middle = Puppet(.host(1), children: [1: leaf])
    let stage = Stage(Puppet(.a, children: [1: middle]))
    stage.forget()
    stage.root.go(.present(.host(1)))
    #expect(stage.calls() == [.present(P.x)])
    #expect(
      stage.log.lines.filter { $0.contains("started") } == [
        "Puppet/host: started on [host(1)]", "Puppet/host/host: started on [x]",
      ]
    )
  }

  @Test("a child begins on a longer path, with the steps after it on top")
  func longPath() {
    let stage = Stage(Puppet(.a, .host(1), .b, children: [1: Puppet(.x, .y)]))
    #expect(stage.calls() == [.setStack(P.a, P.x, P.y, P.b, animated: false)])
    #expect(stage.root.path == [.a, .host(1), .b])
    #expect(stage.root.children.count == 1)
  }

  @Test("a result is mapped and handed to the hosting step, with the child gone already")
  func result() {
    var seen: [(P, FlowResult<Int>)] = []
    let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { step, result in
      seen.append((step, result))
      return .setStack([.b])
    }
    let stage = Stage(flow)
    stage.root.go(.present(.host(1)))
    stage.forget()
    stage.log.onTrace = { [root = stage.root] line in
      if line.contains("receives ended") { #expect(root.children.isEmpty) }
    }
    stage.root.top.go(.finish(7))
    #expect(seen.map(\.0) == [.host(1)])
    #expect(seen.map(\.1) == [.success(7)])
    #expect(stage.calls() == [.dismiss(to: P.a), .setStack(P.b, animated: false)])
  }

  @Test("a push in answer takes the hosting step's place, pushed even after a sheet")
  func pushAfterSheet() {
    let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { _, _ in .push(.b) }
    let stage = Stage(flow)
    stage.root.go(.present(.host(1)))
    stage.forget()
    stage.root.top.go(.finish(1))
    #expect(stage.calls() == [.dismiss(to: P.a), .push(P.b, animated: false)])
    #expect(stage.root.path == [.a, .b])
  }

  @Test("where the hosting step was the flow's first, the new step enters as the flow did")
  func firstStepEntersLikeTheFlow() {
    let inner = Puppet(.host(1), children: [1: Puppet(.x)]).answering { _, _ in .push(.y) }
    let stage = Stage(Puppet(.a, children: [1: inner]))
    stage.root.go(.present(.host(1), as: .fullScreen))
    stage.forget()
    stage.root.top.top.go(.finish(1))
    #expect(
      stage.calls() == [
        .dismiss(to: P.a, animated: false), .present(P.y, as: .fullScreen),
      ]
    )
    #expect(stage.root.top.path == [.y])
  }

  @Test("a replacement in answer keeps the way of presentation, so that a flow can be tried again")
  func retry() {
    let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { step, _ in .replace(with: step) }
    let stage = Stage(flow)
    stage.root.go(.present(.host(1)))
    let first = stage.root.top
    stage.forget()
    first.go(.finish(1))
    #expect(stage.calls() == [.dismiss(to: P.a, animated: false), .present(P.x)])
    #expect(stage.root.top !== first)
  }

  @Test("an unhandled or ignored cancellation pops the step, without an issue", arguments: idle)
  func unhandledCancellation(answer: @escaping @Sendable () -> Puppet.Transition) {
    let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { _, _ in answer() }
    let stage = Stage(flow)
    stage.root.go(.push(.host(1)))
    stage.forget()
    stage.root.top.go(.cancel)
    #expect(stage.calls() == [.pop(to: P.a)])
    #expect(stage.root.path == [.a])
    #expect(stage.log.issues.isEmpty)
  }

  @Test("an unhandled or ignored output pops the step, and is an issue", arguments: idle)
  func unhandledOutput(answer: @escaping @Sendable () -> Puppet.Transition) {
    let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { _, _ in answer() }
    let stage = Stage(flow)
    stage.root.go(.push(.host(1)))
    stage.forget()
    stage.root.top.go(.finish(3))
    #expect(stage.calls() == [.pop(to: P.a)])
    #expect(
      stage.log.kinds == [.unhandledResult("ended(.success(3))", child: "Puppet", step: "host(1)")]
    )
  }

  nonisolated static let idle: [@Sendable () -> Puppet.Transition] = [{ .unhandled }, { .stay }]

  @Test("when the unhandled child was the first step, the flow ends as backed out of")
  func firstStepPopped() {
    let inner = Puppet(.host(1), children: [1: Puppet(.x)])
    var heard: [FlowResult<Int>] = []
    let flow = Puppet(.a, children: [1: inner]).answering { _, result in
      heard.append(result)
      return .pop
    }
    let stage = Stage(flow)
    stage.root.go(.push(.host(1)))
    stage.forget()
    stage.root.top.top.go(.cancel)
    #expect(heard == [.failure(.cancelled(.back))])
    #expect(stage.calls() == [.pop(to: P.a)])
  }

  @Test("what stands above the hosting step is removed before the parent is asked")
  func aboveIsRemoved() {
    var paths: [[P]] = []
    var root: FlowCoordinator<Puppet>?
    let flow = Puppet(.a, children: [1: Puppet(.x), 2: Puppet(.y)]).answering { _, _ in
      MainActor.assumeIsolated { paths.append(root?.path ?? []) }
      return .pop
    }
    let stage = Stage(flow)
    root = stage.root
    stage.root.go(.push(.host(1)))
    let child = stage.root.top
    stage.root.go([.push(.b), .present(.host(2))])
    stage.forget()
    child.go(.finish(1))
    #expect(paths == [[.a, .host(1)]])
    #expect(stage.calls() == [.dismiss(to: P.b), .pop(to: P.a, animated: false)])
    #expect(
      stage.log.ended == [
        "Puppet/host: ended: cancelled(.replaced)", "Puppet/host: ended: success(1)",
      ]
    )
  }

  @Test("an update of the hosting step keeps the child and its place")
  func updateKeepsChild() {
    let flow = Puppet(.a, children: [1: Puppet(.x), 2: Puppet(.y)])
    let stage = Stage(flow)
    stage.root.go(.push(.host(1)))
    let child = stage.root.top
    stage.forget()
    stage.root.go(.update(.host(2)))
    #expect(stage.calls() == [])
    #expect(stage.root.path == [.a, .host(2)])
    #expect(stage.root.top === child)
  }

  @Test("several children run side by side, and each keeps its own path")
  func siblings() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x), 2: Puppet(.y)]))
    stage.root.go(.push(.host(1)))
    let first = stage.root.top
    stage.root.go(.present(.host(2)))
    let second = stage.root.top
    #expect(stage.root.children.map(\.pathDescription) == ["[x]", "[y]"])
    second.go(.cancel)
    #expect(stage.root.top === first)
    #expect(first.go(.push(.z)) == .handled)
    #expect(stage.router.screens == [Screen(P.a), Screen(P.x), Screen(P.z)])
  }
}

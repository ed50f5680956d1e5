import FlowCoordinators
import FlowTesting
import Testing

@Suite("The user moves first")
@MainActor struct GestureTests {
  @Test("back shortens the path and makes no call")
  func back() {
    let stage = Stage(Puppet(.a, .b, .c))
    stage.forget()
    #expect(stage.router.userTapsBack())
    #expect(stage.root.path == [.a, .b])
    #expect(stage.calls() == [])
    #expect(stage.log.lines == ["Puppet: c left (back), now b"])
  }

  @Test("back on a child's first screen ends it once, and its parent hears")
  func backEndsChild() {
    var heard: [FlowResult<Int>] = []
    let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { _, result in
      heard.append(result)
      return .unhandled
    }
    let stage = Stage(flow)
    for round in 1...100 {
      stage.root.go(.push(.host(1)))
      let child = Weak(object: stage.root.top)
      stage.forget()
      stage.router.userTapsBack()
      #expect(heard.count == round)
      #expect(child.object == nil)
      #expect(stage.root.children.isEmpty)
      #expect(stage.calls() == [])
      #expect(stage.root.path == [.a])
    }
    #expect(heard.allSatisfy { $0 == .failure(.cancelled(.back)) })
  }

  @Test("a child with several screens lives until the last of them is gone")
  func childShrinks() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x, .y, .z)]))
    stage.root.go(.push(.host(1)))
    let child = stage.root.top
    stage.router.userTapsBack()
    stage.router.userTapsBack()
    #expect(child.isRunning)
    #expect(child.path == [.x])
    stage.router.userTapsBack()
    #expect(child.result == .failure(.cancelled(.back)))
  }

  @Test("a swiped sheet ends the flow inside, for every style", arguments: RouterCallTests.styles)
  func swipe(style: PresentationStyle) {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    for _ in 1...5 {
      stage.root.go(.present(.host(1), as: style))
      stage.forget()
      stage.log.ended = []
      #expect(stage.router.userDismisses())
      #expect(stage.log.ended == ["Puppet/host: ended: cancelled(.dismissed)"])
      #expect(stage.calls() == [])
      #expect(stage.root.children.isEmpty)
    }
  }

  @Test("one swipe ends every flow inside, innermost first")
  func swipeEndsAll() {
    let middle = Puppet(.x, children: [1: Puppet(.y)])
    let stage = Stage(Puppet(.a, children: [1: middle]))
    stage.root.go(.present(.host(1)))
    stage.root.top.go(.push(.host(1)))
    stage.router.userDismisses()
    #expect(
      stage.log.ended == [
        "Puppet/host/host: ended: cancelled(.dismissed)",
        "Puppet/host: ended: cancelled(.dismissed)",
      ]
    )
  }

  @Test("a parent that loses all its screens with its child ends too, and is not asked")
  func dyingParentIsNotAsked() {
    var asked = 0
    let middle = Puppet(.host(1), children: [1: Puppet(.y)]).answering { _, _ in
      asked += 1
      return .finish(1)
    }
    var heard: [FlowResult<Int>] = []
    let flow = Puppet(.a, children: [1: middle]).answering { _, result in
      heard.append(result)
      return .pop
    }
    let stage = Stage(flow)
    stage.root.go(.present(.host(1)))
    stage.router.userDismisses()
    #expect(asked == 0)
    #expect(heard == [.failure(.cancelled(.dismissed))])
  }

  @Test("the back menu hits several siblings: the topmost ends and is answered first")
  func siblings() {
    var heard: [P] = []
    let flow = Puppet(.a, children: [1: Puppet(.x), 2: Puppet(.y)]).answering { step, _ in
      heard.append(step)
      return .unhandled
    }
    let stage = Stage(flow)
    stage.root.go([.push(.host(1)), .push(.b)])
    stage.root.go(.push(.host(2)))
    stage.forget()
    stage.log.ended = []
    #expect(stage.router.userPops(to: P.a))
    #expect(heard == [.host(2), .host(1)])
    #expect(stage.root.path == [.a])
    #expect(stage.calls() == [])
  }

  @Test("each flow is cut where the gesture cut it")
  func partialCut() {
    let flow = Puppet(.a, children: [1: Puppet(.x, .y, .z), 2: Puppet(.d)])
    let stage = Stage(flow)
    stage.root.go(.push(.host(1)))
    let lower = stage.root.top
    stage.root.go([.push(.b), .push(.host(2))])
    stage.forget()
    stage.router.userPops(to: P.x)
    #expect(lower.path == [.x])
    #expect(stage.root.path == [.a, .host(1)])
    #expect(stage.log.ended == ["Puppet/host: ended: cancelled(.back)"])
    #expect(stage.calls() == [])
  }

  @Test("an answer to a gesture starts from what is left: the new screen stands on it")
  func answerToGesture() {
    let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { _, _ in .push(.c) }
    let stage = Stage(flow)
    stage.root.go([.push(.b), .push(.host(1))])
    stage.forget()
    stage.router.userPops(to: P.a)
    #expect(stage.root.path == [.a, .c])
    #expect(stage.calls() == [.push(P.c)])
    #expect(stage.router.violations.isEmpty)
  }

  @Test("several sheets closed by one gesture end topmost first")
  func severalSheets() {
    let flow = Puppet(.a, children: [1: Puppet(.x), 2: Puppet(.y)])
    let stage = Stage(flow)
    stage.root.go(.present(.host(1)))
    stage.root.go(.present(.host(2)))
    let children = stage.root.children.compactMap { $0 as? FlowCoordinator<Puppet> }
    stage.forget()
    #expect(stage.router.userDismisses(containerOf: P.x))
    #expect(children.map(\.result) == Array(repeating: .failure(.cancelled(.dismissed)), count: 2))
    #expect(stage.root.path == [.a])
    #expect(stage.calls() == [])
  }

  @Test("a cancelled swipe is nothing")
  func cancelledSwipe() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    stage.root.go(.present(.host(1)))
    stage.forget()
    #expect(stage.router.userCancelsSwipe())
    #expect(stage.log.lines.isEmpty)
    #expect(stage.root.children.count == 1)
    stage.root.top.go(.push(.y))
    #expect(stage.calls() == [.push(P.y)])
  }

  @Test("a refused screen ends its flow as refused, and its parent's path is as before")
  func refused() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x, .y)]))
    stage.router.refusesNext = true
    stage.root.go([.push(.b), .present(.host(1))])
    #expect(stage.root.path == [.a])
    stage.forget()
    stage.router.refusesNext = true
    stage.root.go(.present(.host(1)))
    #expect(stage.log.ended.last == "Puppet/host: ended: cancelled(.refused)")
    #expect(stage.root.path == [.a])
    #expect(stage.router.screens == [Screen(P.a)])
    #expect(stage.router.violations.isEmpty)
  }

  @Test("a root whose first screen is refused ends as refused")
  func refusedRoot() {
    let stage = Stage(Puppet(.a), starts: false)
    stage.router.refusesNext = true
    stage.start()
    #expect(stage.results == [.failure(.cancelled(.refused))])
  }

  @Test("a pushed or presented root that is left ends once, with the right reason")
  func rootLeft() {
    let pushed = Stage(Puppet(.a, .b), entry: .push)
    pushed.forget()
    #expect(pushed.router.userTapsBack())
    #expect(pushed.router.userTapsBack())
    #expect(pushed.results == [.failure(.cancelled(.back))])
    let presented = Stage(Puppet(.a, .b), entry: .present())
    presented.forget()
    #expect(presented.router.userDismisses())
    #expect(presented.results == [.failure(.cancelled(.dismissed))])
    #expect(pushed.calls() == [] && presented.calls() == [])
  }

  @Test("a report about a screen that is no longer planned changes nothing")
  func lateReport() {
    let stage = Stage(Puppet(.a, .b))
    let gone = stage.router.screens[1]
    stage.root.go(.pop)
    stage.forget()
    stage.router.delegate?.router(stage.router, userDismissed: gone)
    stage.router.delegate?.router(stage.router, refused: gone)
    stage.router.delegate?.router(stage.router, userPoppedTo: gone)
    #expect(stage.root.path == [.a])
    #expect(stage.log.lines.isEmpty)
    #expect(stage.calls() == [])
  }

  @Test("a report from inside perform waits, and cuts what was asked for meanwhile")
  func reportFromPerform() {
    let stage = Stage(Puppet(.a, .b))
    stage.forget()
    stage.router.onPerform = { [router = stage.router] calls in
      guard calls == [.push(P.c)] else { return }
      router.userPops(to: P.a)
    }
    stage.root.go(.push(.c))
    #expect(stage.root.path == [.a])
    #expect(stage.router.screens == [Screen(P.a)])
    #expect(stage.router.violations.isEmpty)
  }

  @Test("an event that overtakes a report still finds the screens as they are")
  func eventBeforeReport() {
    let stage = Stage(Puppet(.a, .b))
    stage.forget()
    stage.router.onPerform = { [router = stage.router, root = stage.root] calls in
      guard calls == [.push(P.c)] else { return }
      #expect(root.go(.push(.d)) == .queued)
      router.userPops(to: P.a)
    }
    stage.root.go(.push(.c))
    #expect(stage.root.path == [.a])
    #expect(stage.router.screens == [Screen(P.a)])
    #expect(stage.router.violations.isEmpty)
  }
}

import FlowCoordinators
import FlowTesting
import Testing

@Suite("Ending a flow")
@MainActor struct EndingTests {
  @Test("every way to end delivers exactly one result, with its reason")
  func everyWay() {
    let ways: [(String, (Stage, FlowCoordinator<Puppet>) -> Void, FlowResult<Int>)] = [
      ("finish", { $1.go(.finish(7)) }, .success(7)),
      ("fail", { $1.go(.fail(Mistake())) }, .failure(.failed(Mistake()))),
      ("cancel", { $1.go(.cancel) }, .failure(.cancelled(.requested))),
      ("pop", { $1.go(.pop) }, .failure(.cancelled(.back))),
      ("finish from outside", { $1.finish(.success(8)) }, .success(8)),
      ("cancel from outside", { $1.cancel() }, .failure(.cancelled(.requested))),
      ("back", { stage, _ in stage.router.userPops(to: P.a) }, .failure(.cancelled(.back))),
      ("parent pops", { stage, _ in stage.root.go(.pop) }, .failure(.cancelled(.replaced))),
      ("stack", { stage, _ in stage.root.go(.setStack([.b])) }, .failure(.cancelled(.replaced))),
      (
        "replacement", { stage, _ in stage.root.go(.replace(with: .b)) },
        .failure(.cancelled(.replaced))
      ),
      ("parent ends", { stage, _ in stage.root.go(.finish(1)) }, .failure(.cancelled(.replaced))),
    ]
    for (name, end, expected) in ways {
      var heard: [FlowResult<Int>] = []
      let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { _, result in
        heard.append(result)
        return .pop
      }
      let stage = Stage(flow)
      stage.root.go(.push(.host(1)))
      let child = stage.root.top
      end(stage, child)
      child.cancel()
      #expect(child.result == expected, "\(name)")
      #expect(!child.isRunning)
      #expect(child.path == [] && child.step == nil)
      #expect(stage.log.ended.filter { $0.hasPrefix("Puppet/host") }.count == 1, "\(name)")
      let isHeard = expected != .failure(.cancelled(.replaced))
      #expect(heard == (isHeard ? [expected] : []), "\(name)")
    }
  }

  @Test("swiped and refused flows end once too")
  func modalWays() {
    let flow = Puppet(.a, children: [1: Puppet(.x)])
    let swiped = Stage(flow)
    swiped.root.go(.present(.host(1)))
    swiped.router.userDismisses()
    #expect(swiped.log.ended == ["Puppet/host: ended: cancelled(.dismissed)"])
    let refused = Stage(flow)
    refused.router.refusesNext = true
    refused.root.go(.present(.host(1)))
    #expect(refused.log.ended == ["Puppet/host: ended: cancelled(.refused)"])
  }

  @Test("a second ending is ignored and reported; inside the completion all children are gone")
  func second() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    stage.root.go(.push(.host(1)))
    var childrenAtEnd = -1
    let other = FlowCoordinator(Puppet(.a), router: RecordingRouter())
    other.start { _ in childrenAtEnd = other.children.count }
    stage.root.finish(.success(1))
    stage.root.finish(.success(2))
    stage.root.cancel()
    other.finish(.success(1))
    #expect(childrenAtEnd == 0)
    #expect(stage.results == [.success(1)])
    #expect(stage.root.result == .success(1))
    #expect(
      stage.log.kinds == [.secondEnding("success(2)"), .secondEnding("cancelled(.requested)")]
    )
  }

  @Test("an ended coordinator ignores events, with an issue")
  func ignored() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.finish(1))
    #expect(stage.root.go(.push(.b)) == .ignored(.ended))
    #expect(stage.log.kinds == [.eventAfterEnd("go(.push(.b))")])
  }

  @Test("a coordinator that was not started ignores events and endings, with issues")
  func notStarted() {
    let stage = Stage(Puppet(.a), starts: false)
    #expect(stage.root.go(.push(.b)) == .ignored(.notStarted))
    stage.root.cancel()
    #expect(
      stage.log.kinds == [
        .eventBeforeStart("go(.push(.b))"), .endingBeforeStart("cancelled(.requested)"),
      ]
    )
    stage.start()
    #expect(stage.root.path == [.a])
    #expect(stage.results.isEmpty)
  }

  @Test("a second start changes nothing, of a root or of a child")
  func secondStart() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    stage.root.go(.push(.host(1)))
    stage.forget()
    var results = 0
    stage.root.start { _ in results += 1 }
    stage.root.top.start { _ in results += 1 }
    #expect(stage.log.kinds == [.secondStart, .secondStart])
    #expect(stage.calls() == [])
    stage.root.go(.finish(1))
    #expect(results == 0)
    #expect(stage.results == [.success(1)])
    stage.root.start { _ in results += 1 }
    #expect(!stage.root.isRunning)
  }

  @Test("ending a flow ends its whole tree, leaf first, top first")
  func tree() {
    let deep = Puppet(.x, children: [1: Puppet(.y)])
    let stage = Stage(Puppet(.a, children: [1: deep, 2: Puppet(.z)]))
    stage.root.go(.push(.host(1)))
    let a = stage.root.top
    a.go(.push(.host(1)))
    stage.root.go(.push(.host(2)))
    stage.root.go(.finish(1))
    #expect(
      stage.log.ended == [
        "Puppet/host: ended: cancelled(.replaced)",
        "Puppet/host/host: ended: cancelled(.replaced)",
        "Puppet/host: ended: cancelled(.replaced)",
        "Puppet: ended: success(1)",
      ]
    )
  }

  @Test("a chain of endings through three levels is one list of calls")
  func chain() {
    let leaf = Puppet(.z)
    let middle = Puppet(.y, children: [1: leaf]).answering { _, result in
      .finish((try? result.get()) ?? 0)
    }
    let upper = Puppet(.x, children: [1: middle]).answering { _, result in
      .finish((try? result.get()) ?? 0)
    }
    let flow = Puppet(.a, children: [1: upper]).answering { _, result in
      .push(.order((try? result.get()) ?? 0))
    }
    let stage = Stage(flow)
    stage.root.go(.present(.host(1)))
    stage.root.top.go(.push(.host(1)))
    stage.root.top.top.go(.present(.host(1)))
    stage.forget()
    var lists: [[RouterCall]] = []
    stage.router.onPerform = { lists.append($0) }
    stage.root.top.top.top.go(.finish(42))
    #expect(lists == [[.dismiss(to: P.a), .push(P.order(42), animated: false)]])
    #expect(stage.root.children.isEmpty)
  }

  @Test("a result is delivered before events that are waiting")
  func resultBeforeWaiting() {
    var order: [String] = []
    let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { _, _ in
      order.append("result")
      return .push(.b)
    }
    let stage = Stage(flow)
    stage.root.go(.push(.host(1)))
    let child = stage.root.top
    stage.log.onTrace = { [root = stage.root] line in
      if line.contains("finish(1)"), line.contains("receives") { root.go(.push(.c)) }
      if line.contains("receives go(.push(.c))") { order.append("event") }
    }
    child.go(.finish(1))
    #expect(order == ["result", "event"])
    #expect(stage.root.path == [.a, .b, .c])
  }

  @Test("one router serves one running root at a time")
  func twoRoots() {
    let router = RecordingRouter()
    let first = FlowCoordinator(Puppet(.a), router: router)
    let log = Log()
    let second = FlowCoordinator(Puppet(.b), router: router, observer: log)
    first.start { _ in }
    second.start { _ in }
    #expect(log.kinds == [.routerInUse])
    #expect(!second.isRunning)
    first.go(.push(.c))
    #expect(router.screens == [Screen(P.a), Screen(P.c)])
    first.cancel()
    second.start { _ in }
    #expect(router.screens == [Screen(P.b)])
    second.go(.push(.d))
    router.userTapsBack()
    #expect(second.path == [.b])
  }

  @Test("the owner may start the next root from the completion")
  func nextRoot() {
    let router = RecordingRouter()
    let first = FlowCoordinator(Puppet(.a), router: router)
    let second = FlowCoordinator(Puppet(.b), router: router)
    first.start { _ in second.start { _ in } }
    first.go(.finish(1))
    #expect(second.isRunning)
    #expect(router.calls == [.setStack(P.a, animated: false), .setStack(P.b, animated: false)])
    #expect(router.delegate != nil)
  }
}

import FlowCoordinators
import FlowTesting
import Testing

@Suite("Lifetime")
@MainActor struct LifetimeTests {
  private final class Token {}

  private final class Below { var nodes: [Weak] = [] }

  /// The whole tree below a root, weakly.
  private func all(below root: FlowCoordinator<Puppet>) -> [Weak] {
    root.children.flatMap { child in
      [Weak(object: child)] + ((child as? FlowCoordinator<Puppet>).map(all) ?? [])
    }
  }

  private var deepFlow: Puppet {
    Puppet(.a, children: [1: Puppet(.x, .host(1), children: [1: Puppet(.y)]), 2: Puppet(.z)])
  }

  @Test("after each kind of end everything below is released when the completion runs")
  func released() {
    let ends: [(FlowCoordinator<Puppet>, RecordingRouter) -> Void] = [
      { root, _ in root.go(.finish(1)) }, { root, _ in root.go(.fail(Mistake())) },
      { root, _ in root.cancel() },
      { root, _ in
        root.go(.popToRoot); root.go(.pop)
      },
      { _, router in router.userDismisses(containerOf: P.a) },
    ]
    for end in ends {
      let router = RecordingRouter()
      let root = FlowCoordinator(deepFlow, router: router, entry: .present())
      let below = Below()
      var alive = -1
      root.start { _ in alive = below.nodes.filter { $0.object != nil }.count }
      root.go([.push(.host(1)), .present(.host(2))])
      below.nodes = all(below: root)
      #expect(below.nodes.count == 3)
      end(root, router)
      #expect(alive == 0)
    }
  }

  @Test("recorded calls and kept handles hold no coordinator")
  func handlesHoldNobody() {
    let stage = Stage(deepFlow)
    stage.root.go(.present(.host(1)))
    let sends = stage.router.screens.map { $0.send(for: Puppet.self) }
    let below = all(below: stage.root)
    stage.root.go(.dismiss)
    #expect(below.allSatisfy { $0.object == nil })
    #expect(sends.count == 3)
    #expect(sends[1]?(.go(.stay)) == .ignored(.stale))
  }

  @Test("dropping a root releases its tree and what its closures captured")
  func dropped() {
    let router = RecordingRouter()
    let token = Weak(object: nil)
    var captured: Token? = Token()
    var weakToken = token
    weakToken.object = captured
    var root: FlowCoordinator<Puppet>? = FlowCoordinator(
      deepFlow.answering { [captured] _, _ in captured == nil ? .stay : .pop },
      router: router
    )
    root?.start { [captured] _ in _ = captured }
    captured = nil
    root?.go([.push(.host(1)), .push(.b)])
    let below = root.map(all) ?? []
    #expect(below.count == 2)
    let weakRoot = Weak(object: root)
    #expect(weakToken.object != nil)
    root = nil
    #expect(weakRoot.object == nil)
    #expect(below.allSatisfy { $0.object == nil })
    // The log of the router still has the screens, and with them the flow values.
    _ = router.takeCalls()
    #expect(router.delegate == nil)
  }

  @Test("the completion and the signal closure are released with the end")
  func closures() {
    var token: Token? = Token()
    let weakToken = Weak(object: token)
    let root = FlowCoordinator(Puppet(.a), router: RecordingRouter())
    root.start(onSignal: { [token] _ in _ = token }) { [token] _ in _ = token }
    token = nil
    #expect(weakToken.object != nil)
    root.go(.finish(1))
    #expect(weakToken.object == nil)
  }

  @Test("a child that somebody holds after its root is gone does nothing, and crashes nothing")
  func orphan() {
    let router = RecordingRouter()
    var token: Token? = Token()
    let weakToken = Weak(object: token)
    var root: FlowCoordinator<Puppet>? = FlowCoordinator(deepFlow, router: router)
    root?.start(onSignal: { [token] _ in _ = token }) { [token] _ in _ = token }
    token = nil
    root?.go(.push(.host(1)))
    let child = root?.top
    root = nil
    #expect(weakToken.object == nil)
    #expect(child?.go(.push(.e)) == .ignored(.ended))
    child?.cancel()
    router.userTapsBack()
    #expect(child?.children.isEmpty == true)
  }

  @Test("1 000 children opened and ended leave nothing behind")
  func thousand() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    var children: [Weak] = []
    for number in 0..<1_000 {
      stage.root.go(number % 2 == 0 ? .push(.host(1)) : .present(.host(1)))
      children.append(Weak(object: stage.root.top))
      stage.root.top.go(number % 3 == 0 ? .cancel : .finish(number))
    }
    #expect(children.allSatisfy { $0.object == nil })
  }
}

@Suite("Handles of screens")
@MainActor struct SendTests {
  @Test("a screen's handle reaches its coordinator, with the step then on top")
  func reaches() {
    let stage = Stage(Puppet(.a, .b))
    let send = stage.router.screens[0].send(for: Puppet.self)
    #expect(send?(.go(.push(.c))) == .handled)
    #expect(stage.root.path == [.a, .b, .c])
  }

  @Test("the handle of a screen that is gone is stale, also when the same step is up again")
  func stale() {
    let stage = Stage(Puppet(.a, .b))
    let old = stage.router.screens[1].send(for: Puppet.self)
    stage.router.userTapsBack()
    stage.root.go(.push(.b))
    let new = stage.router.screens[1].send(for: Puppet.self)
    stage.forget()
    #expect(old?(.go(.push(.c))) == .ignored(.stale))
    #expect(stage.calls() == [])
    #expect(stage.log.kinds == [.staleEvent("go(.push(.c))")])
    #expect(new?(.go(.push(.c))) == .handled)
    #expect(stage.calls() == [.push(P.c)])
  }

  @Test("an event that waits is stale when its screen goes meanwhile")
  func staleInQueue() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.present(.b))
    let send = stage.router.screens[1].send(for: Puppet.self)
    stage.router.onPerform = { _ in _ = send?(.go(.push(.d))) }
    stage.forget()
    stage.root.go([.dismiss, .push(.c)])
    #expect(stage.root.path == [.a, .c])
    #expect(stage.log.kinds == [.staleEvent("go(.push(.d))")])
  }

  @Test("a late event of a released coordinator is reported by its tree")
  func released() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    stage.root.go(.present(.host(1)))
    let send = stage.router.screens[1].send(for: Puppet.self)
    stage.router.userDismisses()
    stage.forget()
    #expect(send?(.go(.pop)) == .ignored(.stale))
    #expect(stage.log.kinds == [.staleEvent("go(.pop)")])
    #expect(stage.root.path == [.a])
  }

  @Test("within a turn, an event of a screen whose flow is gone waits like any other")
  func releasedAndQueued() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    stage.root.go(.present(.host(1)))
    let send = stage.router.screens[1].send(for: Puppet.self)
    stage.router.userDismisses()
    stage.forget()
    var outcome: EventOutcome?
    stage.router.onPerform = { _ in outcome = send?(.go(.pop)) }
    stage.root.go(.push(.b))
    #expect(outcome == .queued)
    #expect(stage.log.kinds == [.staleEvent("go(.pop)")])
    #expect(stage.root.path == [.a, .b])
  }

  @Test("a screen that others stand upon has a handle to its own coordinator")
  func buried() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x), 2: Puppet(.x)]))
    stage.root.go([.push(.host(1)), .push(.host(2)), .push(.b)])
    #expect(stage.router.screens == [Screen(P.a), Screen(P.x), Screen(P.x), Screen(P.b)])
    let handles = stage.router.screens.map { $0.send(for: Puppet.self) }
    #expect(handles[1]?(.go(.push(.c))) == .handled)
    #expect(stage.router.screens == [Screen(P.a), Screen(P.x), Screen(P.c)])
    #expect(handles[2]?(.go(.push(.c))) == .ignored(.stale))
  }

  @Test("an updated screen keeps its handle, and the last screens of an ended root know it")
  func updatedAndEnded() {
    let stage = Stage(Puppet(.a))
    let send = stage.router.screens[0].send(for: Puppet.self)
    stage.root.go(.update(.b))
    #expect(send?(.go(.stay)) == .handled)
    stage.root.go(.finish(1))
    #expect(send?(.go(.stay)) == .ignored(.ended))
  }

  @Test("only a screen of that flow gives a handle")
  func otherFlow() {
    #expect(Screen(P.a).send(for: Puppet.self) == nil)
  }
}

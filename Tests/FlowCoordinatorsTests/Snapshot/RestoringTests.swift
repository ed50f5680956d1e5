import FlowCoordinators
import FlowTesting
import Testing

@Suite("Restoring a snapshot")
@MainActor struct RestoringTests {
  /// A tree with pushed and presented steps and children, one of them below other steps.
  private func tree() -> Puppet {
    let inner = Puppet(.x)
    let outer = Puppet(.d, .e, children: [3: inner])
    return Puppet(.a, children: [1: Puppet(.c), 2: outer])
  }

  private func fill(_ stage: Stage) {
    stage.root.go([.push(.b), .push(.host(1)), .present(.host(2), as: .fullScreen)])
    stage.root.child(Puppet.self)?.go([.present(.f), .push(.host(3))])
    stage.root.child(Puppet.self)?.child(Puppet.self)?.go([.push(.y), .present(.z, as: .popover)])
  }

  @Test("brings all screens up in one turn, unanimated, and starts parents first")
  func screens() throws {
    let first = Stage(tree())
    fill(first)
    let snapshot = try first.root.snapshot()
    let second = Stage(tree(), starts: false)
    try second.start(restoring: snapshot)
    try second.router.expect([
      .setStack(P.a, P.b, P.c, animated: false),
      .present(P.d, as: .fullScreen, animated: false),
      .push(P.e, animated: false),
      .present(P.f, animated: false),
      .push(P.x, animated: false),
      .push(P.y, animated: false),
      .present(P.z, as: .popover, animated: false),
    ])
    #expect(
      second.log.lines == [
        "Puppet: started on [a, b, host(1), host(2)]",
        "Puppet/host: started on [c]",
        "Puppet/host: started on [d, e, f, host(3)]",
        "Puppet/host/host: started on [x, y, z]",
      ]
    )
    #expect(second.router.containers == first.router.containers)
    #expect(try second.root.snapshot() == snapshot)
    #expect(second.router.violations.isEmpty)
  }

  @Test("every move then does what it would have done")
  func moves() throws {
    let answers: [Puppet.Transition] = [
      .pop, .dismiss, .popToRoot, .popTo(.b), .push(.z), .present(.z), .replace(with: .z),
      .update(.z), .setStack([.a, .b, .host(1), .z]), .finish(1), .cancel, .signal("s"),
      [.dismiss, .push(.y)],
    ]
    for level in 0..<3 {
      for answer in answers {
        let (first, second) = (Stage(tree()), Stage(tree(), starts: false))
        fill(first)
        try second.start(restoring: first.root.snapshot())
        for stage in [first, second] {
          stage.forget()
          var node = stage.root
          for _ in 0..<level { node = try #require(node.child(Puppet.self)) }
          node.go(answer)
        }
        #expect(first.router.calls == second.router.calls, "\(level) \(answer)")
        #expect(first.log.lines == second.log.lines, "\(level) \(answer)")
        #expect(first.router.containers == second.router.containers)
        #expect(first.results == second.results && first.signals == second.signals)
      }
    }
  }

  @Test("the user's moves then do what they would have done")
  func gestures() throws {
    let moves: [(RecordingRouter) -> Bool] = [
      { $0.userTapsBack() }, { $0.userDismisses() }, { $0.userPops(to: P.x) },
      { $0.userDismisses(containerOf: P.d) },
    ]
    for move in moves {
      let (first, second) = (Stage(tree()), Stage(tree(), starts: false))
      fill(first)
      try second.start(restoring: first.root.snapshot())
      for stage in [first, second] { stage.forget() }
      #expect(move(first.router) == move(second.router))
      #expect(first.router.calls == second.router.calls)
      #expect(first.log.lines == second.log.lines)
    }
  }

  @Test("a root that enters onto something goes again at its end")
  func entries() throws {
    let snapshot = try Stage(Puppet(.a, .b)).root.snapshot()
    let pushed = Stage(entry: .push, starts: false)
    try pushed.start(restoring: snapshot)
    pushed.root.cancel()
    try pushed.router.expect([
      .push(P.a, animated: false), .push(P.b, animated: false), .pop(to: nil),
    ])
    let presented = Stage(entry: .present(.popover), starts: false)
    try presented.start(restoring: snapshot)
    presented.root.go(.finish(1))
    try presented.router.expect([
      .present(P.a, as: .popover, animated: false), .push(P.b, animated: false), .dismiss(to: nil),
    ])
    #expect(presented.results == [.success(1)])
  }

  @Test("no flow is asked where it begins, and the work of each step begins once")
  func work() async throws {
    let first = Desk(.push(.drafts))
    first.drafts?.send(.opened(DraftFlow.Draft(title: "Oak")))
    await first.finishTasks()
    #expect(first.store.drafts == 2 && first.beginnings.count == 1)
    let second = try Desk(restoring: first.app.snapshot())
    await second.finishTasks()
    #expect(second.store.drafts == 2 && second.beginnings.count == 0)
    second.drafts?.send(.done)
    #expect(second.app.path == [.desk, .page(3)])
    #expect(second.log.issues.isEmpty)
  }

  @Test("a step that shows nothing does its work once more")
  func nothing() async throws {
    let first = Desk(.push(.page(1)), .push(.saving(id: .max)))
    let snapshot = try first.app.snapshot()
    let second = try Desk(restoring: snapshot)
    #expect(second.app.path == [.desk, .page(1), .saving(id: .max)])
    #expect(try second.app.snapshot() == snapshot)
    await second.finishTasks()
    #expect(second.store.saves == 1)
    #expect(second.app.path == [.desk, .page(1), .page(1)])
    try second.router.expect([
      .setStack(DeskStep.desk, DeskStep.page(1), animated: false),
      .push(DeskStep.page(1)),
    ])
  }

  @Test("an alert is up again, and its buttons send their events")
  func alert() throws {
    let snapshot = try Desk(.push(.page(1)), .push(.discard)).app.snapshot()
    let desk = try Desk(restoring: snapshot)
    try desk.router.expect([
      .setStack(DeskStep.desk, DeskStep.page(1), animated: false),
      .present(DeskStep.discard, as: .alert, animated: false),
    ])
    #expect(try desk.app.snapshot() == snapshot)
    desk.router.userChooses("Discard")
    #expect(desk.app.path == [.desk])
  }

  @Test("postponed events are kept, and tried again with the next change of step only")
  func postponed() throws {
    let first = Desk(.push(.drafts))
    first.drafts?.send(.locked)
    first.drafts?.send(.opened(DraftFlow.Draft(title: "Elm")))
    first.drafts?.send(.opened(DraftFlow.Draft(title: "Ash")))
    let snapshot = try first.app.snapshot()
    let second = try Desk(restoring: snapshot)
    #expect(second.drafts?.path == [.titles, .locked])
    #expect(second.log.lines.count == 2, "nothing was delivered")
    second.drafts?.send(.unlocked)
    let drafts = ["Elm", "Ash"].map { DraftStep.draft(DraftFlow.Draft(title: $0)) }
    #expect(second.drafts?.path == [.titles] + drafts)
  }

  @Test("a step whose child has ended stays as it was, and its result is not delivered again")
  func endedHost() throws {
    // A child that ends in a turn that is stopped leaves a step whose child has ended.
    let endless = Puppet(.a, children: [1: Puppet(beginning: .finish(1))])
      .answering { _, _ in .push(.host(1)) }
    let stopped = Stage(endless)
    stopped.root.go(.push(.host(1)))
    #expect(stopped.root.path == [.a, .host(1)] && stopped.root.children.isEmpty)
    let snapshot = try stopped.root.snapshot()
    #expect(snapshot.description.contains(#""shows":"endedFlow""#))
    let second = Stage(endless, starts: false)
    try second.start(restoring: snapshot)
    #expect(second.root.path == [.a, .host(1)] && second.root.children.isEmpty)
    #expect(try second.root.snapshot() == snapshot)
    second.root.go(.push(.c))
    #expect(second.root.path == [.a, .c])
    try second.router.expect([.setStack(P.a, animated: false), .push(P.c)])
  }

  @Test("a child stays the flow that it began as, whatever its step was updated to since")
  func updatedHost() throws {
    let flow = Puppet(.a, children: [1: Puppet(.c), 2: Puppet(.d)])
      .answering { step, _ in .replace(with: step == .host(2) ? .y : .x) }
    let first = Stage(flow)
    first.root.go(.push(.host(1)))
    first.root.go(.update(.host(2)))
    let snapshot = try first.root.snapshot()
    #expect(snapshot.description.contains(#""began":{"host":{"_0":1}}"#))
    let second = Stage(flow, starts: false)
    try second.start(restoring: snapshot)
    #expect(second.root.child(Puppet.self)?.flow.initial == .c)
    #expect(try second.root.snapshot() == snapshot)
    second.root.child(Puppet.self)?.go(.finish(1))
    #expect(second.root.path == [.a, .y])
  }

  @Test("towers of flows are written and restored without recursion")
  func tower() throws {
    let first = FlowCoordinator(TowerFlow(levels: 3_000), router: RecordingRouter())
    first.start { _ in }
    let snapshot = try first.snapshot()
    let router = RecordingRouter()
    let second = FlowCoordinator(TowerFlow(levels: 3_000), router: router)
    try second.start(restoring: snapshot) { _ in }
    #expect(try second.snapshot() == snapshot)
    #expect(router.screens.count == 1)
  }

  @Test("a second start is an issue, and so is a router that is in use")
  func secondStart() throws {
    let stage = Stage(Puppet(.a, .b))
    let snapshot = try stage.root.snapshot()
    try stage.start(restoring: snapshot)
    #expect(stage.log.kinds == [.secondStart])
    let log = Log()
    let other = FlowCoordinator(Puppet(), router: stage.router, observer: log)
    try other.start(restoring: snapshot) { _ in }
    #expect(log.kinds == [.routerInUse] && !other.isRunning)
    #expect(stage.router.calls == [.setStack(P.a, P.b, animated: false)])
  }
}

import FlowCoordinators
import FlowTesting
import Testing

@Suite("Panes that come and go with updates")
@MainActor struct PaneUpdateTests {
  private let two: [Int: [Tab: Puppet]] = [
    1: [.one: Puppet(.a), .two: Puppet(.b)], 2: [.one: Puppet(.a)],
  ]

  private func tab(_ tab: Tab, _ stage: Stage) throws -> FlowCoordinator<Puppet> {
    try #require(stage.root.pane(tab, Puppet.self))
  }

  @Test("a pane that is taken away and given back in one turn shows what its new flow begins on")
  func backInOneTurn() throws {
    let tester = FlowTester(Puppet(.deck(1, .one), decks: two))
    let root = tester.coordinator
    try #require(root.pane(Tab.two, Puppet.self)).go([.push(.c), .present(.d)])
    _ = tester.router.takeCalls()
    root.go([.update(.deck(2, .one)), .update(.deck(1, .two))])
    #expect(tester.router.containers(in: Tab.two) == [[Screen(P.b)]])
    try tester.expectConsistency()
    #expect(
      tester.router.takeCalls() == [
        .update(P.deck(1, .two)), .select(Tab.two),
        .inPane(Tab.two, .dismiss(to: P.c, animated: false)),
        .inPane(Tab.two, .setStack(P.b, animated: false)),
      ]
    )
    root.go([.update(.deck(2, .one)), .update(.deck(1, .one))])
    try tester.expectConsistency()
  }

  @Test("a pane that is given back with a flow that shows nothing is emptied")
  func backWithNothing() throws {
    let decks: [Int: [Tab: Puppet]] = [
      1: [.one: Puppet(.a), .two: Puppet(.b)], 2: [.one: Puppet(.a)],
      3: [.one: Puppet(.a), .two: Puppet(.work)],
    ]
    let tester = FlowTester(Puppet(.deck(1, .one), decks: decks))
    tester.coordinator.go([.update(.deck(2, .one)), .update(.deck(3, .one))])
    #expect(tester.router.containers(in: Tab.two) == [[]])
    try tester.expectConsistency()
  }

  @Test("an update in answer to a pane's result lets the steps above enter")
  func updateBelow() {
    let decks: [Int: [Tab: Puppet]] = [
      1: [.one: Puppet(beginning: .finish(1))], 2: [.one: Puppet(.a)],
    ]
    // The pane's flow ends as it begins, before the steps above enter.
    let flow = Puppet(.deck(1, .one), .x, .y, decks: decks)
    let stage = Stage(flow.answeringTabs { _, _, _ in .setStack([.deck(2, .one), .x, .y]) })
    #expect(stage.root.path == [.deck(2, .one), .x, .y])
    let other = Stage(flow.answeringTabs { _, _, _ in .update(.deck(2, .one)) })
    #expect(other.root.path == [.deck(2, .one), .x, .y])
    #expect(other.root.pane(Tab.one, Puppet.self)?.path == [.a])
  }

  @Test("panes that an update gives begin before the steps above it enter")
  func order() {
    let decks: [Int: [Tab: Puppet]] = [
      1: [.one: Puppet(.a)], 2: [.one: Puppet(.a), .two: Puppet(.b)],
      3: [.one: Puppet(.a), .two: Puppet(beginning: .finish(1))],
    ]
    var flow = Puppet(.deck(1, .one), decks: decks)
    flow.children = [1: Puppet(.z)]
    let stage = Stage(flow.answeringTabs { _, _, _ in .update(.deck(1, .one)) })
    stage.forget()
    stage.root.go([.update(.deck(2, .one)), .push(.host(1))])
    let started = stage.log.lines.filter { $0.contains("started") }
    #expect(
      started == ["Puppet/deck/two: started on [b]", "Puppet/host: started on [z]"]
    )
    stage.root.go(.pop)
    stage.root.go(.update(.deck(1, .one)))
    stage.root.go([.update(.deck(3, .one)), .push(.x)])
    #expect(stage.root.path == [.deck(1, .one), .x])
  }

  @Test("a pane that an update gives comes up unanimated, and takes no animation from others")
  func unanimated() throws {
    let decks: [Int: [Tab: Puppet]] = [
      1: [.one: Puppet(.a)],
      2: [.one: Puppet(.a), .two: Puppet(beginning: .setStack([.b, .work]))],
    ]
    let stage = Stage(Puppet(.deck(1, .one), decks: decks))
    stage.forget()
    stage.root.go([.update(.deck(2, .one)), .tell(Puppet.self, .go(.push(.c)))])
    #expect(
      stage.calls() == [
        .update(P.deck(2, .one)), .setPanes(.tabs, [Tab.one, .two], selected: Tab.one),
        .inPane(Tab.one, .push(P.c)), .inPane(Tab.two, .setStack(P.b, animated: false)),
      ]
    )
  }

  @Test("whoever hears of an end within an update sees panes that fit together")
  func hearing() throws {
    let log = Log()
    let tester = FlowTester(Puppet(.deck(1, .one), decks: two), observer: log)
    var count = 0
    log.onTrace = { [unowned tester] _ in
      count += tester.coordinator.inspectedPath.count
      count += tester.coordinator.children.count
      _ = try? tester.expectConsistency()
    }
    tester.coordinator.go(.update(.deck(2, .one)))
    #expect(count > 0)
    #expect(tester.children.count == 1)
  }

  @Test("a flow that has panes of itself is stopped, and says so")
  func endless() {
    let router = RecordingRouter()
    let log = Log()
    log.keepsLines = false
    let flow = FlowCoordinator(MirrorFlow(), router: router, observer: log)
    flow.start { _ in }
    #expect(flow.isRunning)
    #expect(
      log.issues.map(\.message) == [
        """
        MirrorFlow has panes within 64 other panes in step 0; they stay empty.
        Let a flow in a pane begin on a step that has no panes of the same flow.
        """
      ]
    )
    flow.send(1)
    #expect(flow.path == [1])
    #expect(router.violations.isEmpty)
  }

  @Test("a step that names no panes is told so")
  func none() {
    let stage = Stage(Puppet(.deck(9, .one), decks: [:]))
    #expect(
      stage.log.issues.map(\.message) == [
        """
        Puppet has no pane in step deck(9, .one).
        Give it one, or let its content be .screen.
        """
      ]
    )
  }
}

/// A flow whose first step has a pane of the same flow.
private struct MirrorFlow: Flow {
  typealias Output = Void

  let initial = 0

  func transition(from step: Int, on event: Int) -> Transition { .setStack([event]) }

  func content(of step: Int) -> Content {
    guard step == 0 else { return .screen }
    return .panes(.tabs, selected: 0, onSelect: { $0 }) { Pane(0, MirrorFlow()) { _ in 0 } }
  }
}

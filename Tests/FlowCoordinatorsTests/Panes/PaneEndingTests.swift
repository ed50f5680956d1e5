import FlowCoordinators
import FlowTesting
import Testing

@Suite("Ends and beginnings of panes")
@MainActor struct PaneEndingTests {
  private let two: [Int: [Tab: Puppet]] = [1: [.one: Puppet(.a), .two: Puppet(.b)]]

  private func tab(_ tab: Tab, _ stage: Stage) throws -> FlowCoordinator<Puppet> {
    try #require(stage.root.pane(tab, Puppet.self))
  }

  @Test("the result of a pane's flow reaches the flow that has the pane, in its step")
  func result() throws {
    var heard: [String] = []
    let flow = Puppet(.deck(1, .one), decks: two).answeringTabs { step, tab, result in
      heard.append("\(step) \(tab) \(result)")
      return .setStack([.z])
    }
    let stage = Stage(flow)
    stage.forget()
    try tab(.two, stage).go(.finish(7))
    #expect(heard == ["deck(1, FlowCoordinatorsTests.Puppet.Tab.one) two success(7)"])
    #expect(stage.calls() == [.setStack(P.z)])
    #expect(stage.root.children.isEmpty)
  }

  @Test(
    "a pane whose flow has ended begins again where its step stays, and others keep their place"
  )
  func beginsAgain() throws {
    let stage = Stage(Puppet(.deck(1, .one), decks: two))
    try tab(.one, stage).go(.push(.c))
    let ended = try tab(.two, stage)
    ended.go([.push(.d), .push(.e)])
    stage.forget()
    ended.go(.finish(7))
    #expect(stage.calls() == [.inPane(Tab.two, .setStack(P.b))])
    #expect(try tab(.two, stage) !== ended)
    #expect(try tab(.one, stage).path == [.a, .c])
    #expect(stage.log.kinds.isEmpty)
    #expect(stage.root.children.count == 2)
  }

  @Test("a result that nobody handles is an issue, unless the flow was cancelled")
  func unhandled() throws {
    let flow = Puppet(.deck(1, .one), decks: two).answeringTabs { _, _, _ in .unhandled }
    let stage = Stage(flow)
    try tab(.two, stage).go(.cancel)
    #expect(stage.log.kinds.isEmpty)
    try tab(.two, stage).go(.finish(7))
    #expect(
      stage.log.kinds == [
        .unhandledPaneResult(
          "tabEnded(.two, .success(7))",
          child: "Puppet",
          step: "deck(1, .one)"
        )
      ]
    )
    #expect(stage.root.path == [.deck(1, .one)])
    #expect(try tab(.two, stage).path == [.b])
  }

  @Test("what stands above the panes goes before their flow's result is heard")
  func above() throws {
    let stage = Stage(Puppet(.deck(1, .one), decks: two))
    stage.root.go(.present(.x))
    stage.forget()
    try tab(.one, stage).go(.finish(7))
    #expect(
      stage.calls() == [
        .dismiss(to: P.deck(1, .one)), .inPane(Tab.one, .setStack(P.a, animated: false)),
      ]
    )
    #expect(stage.root.path == [.deck(1, .one)])
  }

  @Test("what stands above the flow that has the panes goes, too")
  func aboveTheFlow() throws {
    let inner = Puppet(.deck(1, .one), decks: two)
    let stage = Stage(Puppet(.z, .host(1), .y, children: [1: inner]))
    #expect(stage.root.path == [.z, .host(1), .y])
    stage.forget()
    try tab(.two, stage).go(.finish(7))
    #expect(stage.root.path == [.z, .host(1)])
    #expect(
      stage.calls() == [
        .pop(to: P.deck(1, .one)), .inPane(Tab.two, .setStack(P.b, animated: false)),
      ]
    )
    #expect(try tab(.two, stage).path == [.b])
  }

  @Test("a pane whose first screen is refused stays empty until its step is updated")
  func refused() throws {
    let stage = Stage(Puppet(.deck(1, .one), decks: two))
    stage.router.refusesNext = true
    try tab(.two, stage).go(.setStack([.e]))
    #expect(stage.root.pane(Tab.two, Puppet.self) == nil)
    #expect(stage.router.containers(in: Tab.two) == [[]])
    #expect(stage.log.ended == ["Puppet/deck/two: ended: cancelled(.refused)"])
    stage.root.send(.chosen(.two))
    #expect(try tab(.two, stage).path == [.b])
    #expect(stage.router.containers(in: Tab.two) == [[Screen(P.b)]])
    #expect(stage.router.violations.isEmpty)
  }

  @Test("a flow that ends as it begins makes a pane that never rests, which is stopped")
  func endless() throws {
    let tabs: [Tab: Puppet] = [.one: Puppet(.a), .two: Puppet(beginning: .finish(1))]
    let stage = Stage(Puppet(.deck(1, .one), decks: [1: tabs]))
    #expect(stage.log.kinds.count == 1)
    guard case .runawayTurn = stage.log.kinds.first else {
      Issue.record("\(stage.log.kinds)")
      return
    }
    #expect(stage.root.path == [.deck(1, .one)])
    #expect(try tab(.one, stage).path == [.a])
    try tab(.one, stage).go(.push(.c))
    #expect(try tab(.one, stage).path == [.a, .c])
  }

  @Test("signals of panes reach the current step, and can select another pane")
  func signals() throws {
    let flow = Puppet(.deck(1, .one), decks: two).hearing { step, _ in .update(.deck(1, .two)) }
    let stage = Stage(flow)
    stage.forget()
    try tab(.one, stage).go(.signal("cart"))
    #expect(stage.calls() == [.update(P.deck(1, .two)), .select(Tab.two)])
    #expect(try tab(.one, stage).isRunning)
  }

  @Test("a root that ends leaves its panes up, also the one whose flow ended it")
  func rootEnds() throws {
    let flow = Puppet(.deck(1, .one), decks: two).answeringTabs { _, _, _ in .finish(3) }
    let stage = Stage(flow)
    stage.forget()
    try tab(.two, stage).go(.finish(7))
    #expect(stage.results == [.success(3)])
    #expect(stage.calls().isEmpty)
    #expect(stage.router.containers(in: Tab.two) == [[Screen(P.b)]])
  }

  @Test("a root that was presented takes its panes with it")
  func presentedRootEnds() {
    let stage = Stage(Puppet(.deck(1, .one), decks: two), entry: .present())
    stage.forget()
    stage.root.go(.finish(3))
    #expect(stage.calls() == [.dismiss(to: nil)])
    #expect(stage.results == [.success(3)])
  }

  @Test("everything in panes is released with the root")
  func release() throws {
    var stage: Stage? = Stage(Puppet(.deck(1, .one), decks: two))
    weak let root = stage?.root
    weak let pane = stage?.root.pane(Tab.two, Puppet.self)
    #expect(pane != nil)
    stage = nil
    #expect(root == nil)
    #expect(pane == nil)
  }

  @Test("an update gives and takes panes: those that stay go on")
  func updatedPanes() throws {
    let decks: [Int: [Tab: Puppet]] = [
      1: [.one: Puppet(.a), .two: Puppet(.b)], 2: [.one: Puppet(.a), .three: Puppet(.c)],
    ]
    let stage = Stage(Puppet(.deck(1, .one), decks: decks))
    let first = try tab(.one, stage)
    first.go(.push(.d))
    stage.forget()
    stage.root.go(.update(.deck(2, .three)))
    #expect(
      stage.calls() == [
        .update(P.deck(2, .three)),
        .setPanes(.tabs, [Tab.one, .three], selected: Tab.three),
        .inPane(Tab.three, .setStack(P.c, animated: false)),
      ]
    )
    #expect(stage.log.ended == ["Puppet/deck/two: ended: cancelled(.replaced)"])
    #expect(try tab(.one, stage) === first)
    #expect(first.path == [.a, .d])
    #expect(stage.router.containers(in: Tab.one)?.first?.count == 2)
    #expect(stage.router.violations.isEmpty)
  }

  @Test("a pane that is not there is not selected, and a pane given twice counts once")
  func misuse() throws {
    let stage = Stage(Puppet(.deck(1, .three), decks: two))
    #expect(
      stage.log.kinds == [
        .unknownPane("three", step: "deck(1, .three)", panes: ["one", "two"])
      ]
    )
    #expect(stage.router.isSelected(Tab.one))
    stage.root.go(.update(.deck(1, .two)))
    stage.root.go(.update(.deck(1, .three)))
    #expect(stage.router.isSelected(Tab.two))
    #expect(stage.log.kinds.count == 2)

    let twice = RecordingRouter()
    let log = Log()
    let flow = FlowCoordinator(TwiceFlow(), router: twice, observer: log)
    flow.start { _ in }
    #expect(log.kinds == [.repeatedPane("1", step: "0")])
    #expect(flow.children.count == 2)
  }

  @Test("a step without any pane is a screen")
  func noPanes() {
    let stage = Stage(Puppet(.deck(9, .one), decks: [:]))
    #expect(stage.router.screens == [Screen(P.deck(9, .one))])
    stage.root.go(.push(.c))
    #expect(stage.router.screens.last == Screen(P.c))
    #expect(stage.router.violations.isEmpty)
  }
}

/// A flow that gives the same pane twice.
private struct TwiceFlow: Flow {
  typealias Output = Never

  let initial = 0

  func transition(from step: Int, on event: Int) -> Transition { .stay }

  func content(of step: Int) -> Content {
    .panes(.split, selected: 1, onSelect: { $0 }) {
      Pane(1, Puppet(.a), { _ in 0 }, signals: { _ in 0 })
      Pane(1, Puppet(.b), { _ in 0 }, signals: { _ in 0 })
      Pane(2, Puppet(.c), { _ in 0 }, signals: { _ in 0 })
    }
  }
}

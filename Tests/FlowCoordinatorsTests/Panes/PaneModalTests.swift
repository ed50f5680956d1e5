import FlowCoordinators
import FlowTesting
import Testing

@Suite("Modals and links around panes")
@MainActor struct PaneModalTests {
  private func stage() -> Stage {
    Stage(Puppet(.deck(1, .one), decks: [1: [.one: Puppet(.a), .two: Puppet(.b)]]))
  }

  private func tab(_ tab: Tab, _ stage: Stage) throws -> FlowCoordinator<Puppet> {
    try #require(stage.root.pane(tab, Puppet.self))
  }

  @Test("a modal over panes leaves them as they are, and moves inside them leave it up")
  func modalOverPanes() throws {
    let stage = stage()
    stage.root.go(.present(.c))
    #expect(stage.router.containers == [[Screen(P.deck(1, .one))], [Screen(P.c)]])
    stage.forget()
    try tab(.two, stage).go(.push(.d))
    #expect(stage.calls() == [.inPane(Tab.two, .push(P.d))])
    #expect(stage.root.path == [.deck(1, .one), .c])
    #expect(!stage.router.userSelects(Tab.two))
    #expect(stage.router.userDismisses())
    #expect(stage.root.path == [.deck(1, .one)])
    #expect(stage.router.userSelects(Tab.two))
    #expect(stage.router.screens.last == Screen(P.d))
  }

  @Test("a modal in a pane covers the bar, and waits while another pane is selected")
  func modalInPane() throws {
    let stage = stage()
    try tab(.one, stage).go(.present(.c))
    #expect(!stage.router.userSelects(Tab.two))
    #expect(
      stage.router.containers == [[Screen(P.deck(1, .one))], [Screen(P.a)], [Screen(P.c)]]
    )
    stage.root.send(.chosen(.two))
    #expect(stage.router.containers == [[Screen(P.deck(1, .two))], [Screen(P.b)]])
    stage.root.send(.chosen(.one))
    #expect(stage.router.userDismisses())
    #expect(try tab(.one, stage).path == [.a])
    #expect(stage.router.violations.isEmpty)
  }

  @Test("a link goes to the third step of a pane that is not selected, in one turn")
  func deepLink() throws {
    let stage = stage()
    stage.forget()
    stage.root.go([.update(.deck(1, .two)), .tell(Puppet.self, .go(.setStack([.b, .c, .d])))])
    #expect(
      stage.calls() == [
        .update(P.deck(1, .two)), .select(Tab.two),
        .inPane(Tab.two, .push(P.c, animated: false)),
        .inPane(Tab.two, .push(P.d, animated: false)),
      ]
    )
    #expect(stage.router.screens.last == Screen(P.d))
  }

  @Test("a link before the panes are there waits for them")
  func earlyLink() throws {
    let links = Puppet(beginning: .setStack([.b, .c, .d]))
    let stage = Stage(Puppet(.z, decks: [1: [.one: Puppet(.a), .two: links]]))
    stage.forget()
    stage.root.go([.push(.deck(1, .two)), .tell(Puppet.self, .go(.push(.e)))])
    #expect(try tab(.two, stage).path == [.b, .c, .d, .e])
    #expect(stage.calls().last == .inPane(Tab.two, .setStack(P.b, P.c, P.d, P.e, animated: false)))
  }

  @Test("a sheet in a pane covers the way back from the step with the panes")
  func covered() throws {
    let stage = Stage(Puppet(.z, .deck(1, .one), decks: [1: [.one: Puppet(.a)]]))
    try tab(.one, stage).go(.present(.c))
    #expect(!stage.router.userTapsBack())
    #expect(!stage.router.userPops(to: P.z))
    #expect(stage.router.userCancelsSwipe())
    #expect(stage.router.userDismisses())
    #expect(stage.router.userTapsBack())
    #expect(stage.root.path == [.z])
  }

  @Test("a sheet with panes is swiped away with all of them, and the parent goes on")
  func swipedSheet() {
    let flow = Puppet(.z, decks: [1: [.one: Puppet(.a), .two: Puppet(.b)]])
    var asked: [Tab] = []
    let stage = Stage(
      flow.answeringTabs { _, tab, _ in
        asked.append(tab)
        return .finish(1)
      }
    )
    stage.root.go(.present(.deck(1, .one)))
    stage.forget()
    #expect(stage.router.userDismisses())
    #expect(stage.root.path == [.z])
    #expect(stage.root.children.isEmpty)
    #expect(stage.calls().isEmpty)
    #expect(asked.isEmpty)
    #expect(stage.log.ended.map { $0.suffix(10) } == ["dismissed)", "dismissed)"])
  }
}

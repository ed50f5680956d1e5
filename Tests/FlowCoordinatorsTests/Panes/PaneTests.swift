import FlowCoordinators
import FlowTesting
import Testing

@Suite("Panes")
@MainActor struct PaneTests {
  /// Tabs, the first of them selected.
  private func stage(_ tabs: [Tab: Puppet] = [.one: Puppet(.a), .two: Puppet(.b)]) -> Stage {
    Stage(Puppet(.deck(1, .one), decks: [1: tabs]))
  }

  private func tab(_ tab: Tab, _ stage: Stage) throws -> FlowCoordinator<Puppet> {
    try #require(stage.root.pane(tab, Puppet.self))
  }

  @Test("all panes begin with their step, first pane first, in one unanimated turn")
  func beginning() throws {
    let stage = stage()
    try stage.router.expect([
      .setStack(P.deck(1, .one), animated: false),
      .setPanes(.tabs, [Tab.one, .two], selected: Tab.one),
      .inPane(Tab.one, .setStack(P.a, animated: false)),
      .inPane(Tab.two, .setStack(P.b, animated: false)),
    ])
    #expect(stage.root.path == [.deck(1, .one)])
    #expect(stage.root.children.map(\.pathDescription) == ["[a]", "[b]"])
    #expect(try tab(.two, stage).path == [.b])
    #expect(stage.router.containers == [[Screen(P.deck(1, .one))], [Screen(P.a)]])
    #expect(stage.router.containers(in: Tab.two) == [[Screen(P.b)]])
  }

  @Test("each pane keeps a stack of its own")
  func ownStacks() throws {
    let stage = stage()
    stage.forget()
    try tab(.two, stage).go(.push(.c))
    try tab(.one, stage).go(.push(.d))
    try tab(.two, stage).go([.push(.e), .present(.f)])
    #expect(
      stage.calls() == [
        .inPane(Tab.two, .push(P.c)), .inPane(Tab.one, .push(P.d)),
        .inPane(Tab.two, .push(P.e, animated: false)), .inPane(Tab.two, .present(P.f)),
      ]
    )
    #expect(try tab(.one, stage).path == [.a, .d])
    #expect(try tab(.two, stage).path == [.b, .c, .e, .f])
    #expect(stage.router.violations.isEmpty)
  }

  @Test("the user's tap is an event, and an update selects")
  func selecting() throws {
    let stage = stage()
    try tab(.one, stage).go(.push(.c))
    stage.forget()
    #expect(stage.router.userSelects(Tab.two))
    #expect(stage.root.path == [.deck(1, .two)])
    #expect(stage.calls() == [.update(P.deck(1, .two)), .select(Tab.two)])
    #expect(stage.router.isSelected(Tab.two))
    #expect(!stage.router.userSelects(Tab.two))
    #expect(!stage.router.userSelects(Tab.three))
    #expect(stage.router.userSelects(Tab.one))
    #expect(stage.router.screens.last == Screen(P.c))
    #expect(try tab(.one, stage).path == [.a, .c])
  }

  @Test("a bar that a screen covers cannot be tapped")
  func coveredBar() throws {
    let stage = stage()
    stage.root.go(.push(.c))
    #expect(!stage.router.userSelects(Tab.two))
    stage.root.go(.pop)
    stage.forget()
    stage.root.go(.update(.deck(1, .one)))
    #expect(stage.calls() == [.update(P.deck(1, .one))])
    #expect(stage.router.isSelected(Tab.one))
  }

  @Test("selecting each pane twenty times keeps the same coordinators")
  func twentyTimes() throws {
    let stage = stage()
    let before = try [tab(.one, stage), tab(.two, stage)]
    for _ in 0..<20 {
      #expect(stage.router.userSelects(Tab.two))
      #expect(stage.router.userSelects(Tab.one))
    }
    #expect(try tab(.one, stage) === before[0])
    #expect(try tab(.two, stage) === before[1])
    #expect(stage.root.children.count == 2)
  }

  @Test("a second tap on the selected pane goes back to its first screen")
  func reselecting() throws {
    let stage = stage()
    try tab(.one, stage).go([.push(.c), .push(.host(1))])
    stage.forget()
    #expect(stage.router.userReselects(Tab.one))
    #expect(stage.calls().isEmpty)
    #expect(try tab(.one, stage).path == [.a])
    #expect(!stage.router.userReselects(Tab.one))
    #expect(!stage.router.userReselects(Tab.two))
    #expect(stage.log.ended == ["Puppet/deck/one/host: ended: cancelled(.back)"])
  }

  @Test("the back button works in the pane that is in view, and stops at its first screen")
  func back() throws {
    let stage = stage()
    try tab(.one, stage).go(.push(.c))
    #expect(stage.router.userTapsBack())
    #expect(try tab(.one, stage).path == [.a])
    #expect(!stage.router.userTapsBack())
    #expect(stage.root.isRunning)
  }

  @Test("leaving the step ends all panes, the last one first")
  func leaving() throws {
    let stage = Stage(
      Puppet(.z, decks: [1: [.one: Puppet(.a), .two: Puppet(.b), .three: Puppet(.c)]])
    )
    stage.root.go(.push(.deck(1, .one)))
    weak let gone = try tab(.two, stage)
    stage.forget()
    stage.log.ended = []
    stage.root.go(.pop)
    #expect(
      stage.log.ended
        == ["three", "two", "one"].map {
          "Puppet/deck/\($0): ended: cancelled(.replaced)"
        }
    )
    #expect(stage.calls() == [.pop(to: P.z)])
    #expect(stage.root.children.isEmpty)
    #expect(gone == nil)
  }

  @Test("panes stay as they are when other screens of their stack are exchanged")
  func exchanged() throws {
    let stage = stage()
    stage.root.go([.push(.x), .push(.y)])
    try tab(.one, stage).go(.push(.c))
    stage.root.go(.setStack([.deck(1, .one), .z]))
    stage.root.go(.pop)
    try tab(.one, stage).go(.push(.d))
    #expect(stage.router.containers(in: Tab.one) == [[Screen(P.a), Screen(P.c), Screen(P.d)]])
    #expect(stage.router.violations.isEmpty)
  }

  @Test("panes that are pushed move with the animation of their screen")
  func pushed() {
    let stage = Stage(Puppet(.z, decks: [1: [.one: Puppet(.a)]]))
    stage.forget()
    stage.root.go(.present(.deck(1, .one), as: .fullScreen))
    #expect(
      stage.calls() == [
        .present(P.deck(1, .one), as: .fullScreen),
        .setPanes(.tabs, [Tab.one], selected: Tab.one),
        .inPane(Tab.one, .setStack(P.a, animated: false)),
      ]
    )
  }

  @Test("a stack that is set around panes keeps what is up in them")
  func stackAroundPanes() throws {
    let stage = stage()
    try tab(.two, stage).go(.push(.c))
    stage.root.go([.push(.x), .push(.y)])
    stage.root.go([.pop, .pop, .push(.z)])
    #expect(stage.calls().last == .setStack(P.deck(1, .one), P.z))
    #expect(stage.router.userTapsBack())
    #expect(stage.router.containers(in: Tab.two) == [[Screen(P.b), Screen(P.c)]])
  }
}

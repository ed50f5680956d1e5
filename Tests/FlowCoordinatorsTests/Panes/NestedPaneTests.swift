import FlowCoordinators
import FlowTesting
import Testing

@Suite("Panes in panes, in modals and in splits")
@MainActor struct NestedPaneTests {
  /// Tabs whose second pane has a split view.
  private func stage() -> Stage {
    let split = Puppet(.deck(2, .one), decks: [2: [.one: Puppet(.x), .two: Puppet(.y)]]).in(.split)
    return Stage(Puppet(.deck(1, .one), decks: [1: [.one: Puppet(.a), .three: split]]))
  }

  @Test("calls are addressed from the outermost pane in")
  func nestedCalls() throws {
    let stage = stage()
    try stage.router.expect([
      .setStack(P.deck(1, .one), animated: false),
      .setPanes(.tabs, [Tab.one, .three], selected: Tab.one),
      .inPane(Tab.one, .setStack(P.a, animated: false)),
      .inPane(Tab.three, .setStack(P.deck(2, .one), animated: false)),
      .inPane(Tab.three, .setPanes(.split, [Tab.one, .two], selected: Tab.one)),
      .inPane(Tab.three, .inPane(Tab.one, .setStack(P.x, animated: false))),
      .inPane(Tab.three, .inPane(Tab.two, .setStack(P.y, animated: false))),
    ])
    stage.forget()
    let inner = try #require(stage.root.pane(Tab.two, Puppet.self))
    #expect(inner.path == [.y])
    inner.go(.push(.z))
    #expect(stage.calls() == [.inPane(Tab.three, .inPane(Tab.two, .push(P.z)))])
  }

  @Test("in a split view the user goes back in each column")
  func columns() throws {
    let stage = stage()
    stage.root.send(.chosen(.three))
    let (left, right) = try (
      #require(stage.root.child(Puppet.self)?.pane(Tab.one, Puppet.self)),
      #require(stage.root.pane(Tab.two, Puppet.self))
    )
    left.go(.push(.b))
    right.go([.push(.c), .push(.d)])
    #expect(stage.router.userTapsBack(in: Tab.two))
    #expect(right.path == [.y, .c])
    #expect(stage.router.userPops(to: P.y))
    #expect(right.path == [.y])
    #expect(!stage.router.userTapsBack(in: Tab.two))
    #expect(stage.router.userTapsBack())
    #expect(left.path == [.x])
    #expect(stage.root.isRunning)
    #expect(stage.router.violations.isEmpty)
  }

  @Test("of panes with the same id the innermost one in reach is meant")
  func sameID() throws {
    let stage = stage()
    stage.root.send(.chosen(.three))
    #expect(stage.router.isSelected(Tab.three))
    #expect(stage.router.userSelects(Tab.two))
    #expect(stage.root.child(Puppet.self)?.path == [.deck(2, .two)])
    #expect(stage.router.userSelects(Tab.one))
    #expect(stage.root.child(Puppet.self)?.path == [.deck(2, .one)])
    #expect(stage.root.path == [.deck(1, .three)])
  }

  @Test("panes in a sheet in a pane")
  func paneInSheetInPane() throws {
    let nested = Puppet(.a, decks: [2: [.one: Puppet(.x)]])
    let other = Stage(Puppet(.deck(1, .one), decks: [1: [.one: nested]]))
    let pane = try #require(other.root.pane(Tab.one, Puppet.self))
    other.forget()
    pane.go(.present(.deck(2, .one)))
    #expect(
      other.calls() == [
        .inPane(Tab.one, .present(P.deck(2, .one))),
        .inPane(Tab.one, .setPanes(.tabs, [Tab.one], selected: Tab.one)),
        .inPane(Tab.one, .inPane(Tab.one, .setStack(P.x, animated: false))),
      ]
    )
    #expect(other.router.screens.last == Screen(P.x))
    #expect(other.router.userDismisses())
    #expect(pane.path == [.a])
    #expect(other.calls().isEmpty)
    #expect(other.router.violations.isEmpty)
  }

  @Test("a policy in a pane that is not in view holds the sheet that has the panes")
  func policy() throws {
    let router = RecordingRouter()
    let root = FlowCoordinator(GuardedFlow(), router: router)
    root.start { _ in }
    root.send(.opened)
    let guarded = try #require(root.pane(2, GuardFlow.self))
    #expect(router.containers.count == 3)
    guarded.send(.blocked)
    #expect(!router.userDismisses())
    guarded.send(.asking)
    #expect(router.userDismisses())
    #expect(guarded.path == [.asked])
    #expect(root.path == [.home, .panes])
    #expect(router.userDismisses())
    #expect(root.path == [.home])
  }

  @Test("the child nearest the top is the one in the selected pane")
  func nearest() throws {
    let stage = stage()
    #expect(stage.root.child(Puppet.self)?.path == [.a])
    stage.root.send(.chosen(.three))
    #expect(stage.root.child(Puppet.self)?.path == [.deck(2, .one)])
  }

  @Test("the address of a coordinator says which panes it is in")
  func addresses() {
    let stage = stage()
    #expect(stage.log.lines.contains("Puppet/deck/three/deck/two: started on [y]"))
  }

  @Test("events from a screen in a pane are stale once it has gone, and not while it is hidden")
  func staleness() throws {
    let stage = stage()
    let send = try #require(stage.router.screens.last?.send(for: Puppet.self))
    stage.root.send(.chosen(.three))
    #expect(send(.go(.push(.c))) == .handled)
    #expect(stage.router.containers(in: Tab.three)?.last == [Screen(P.x)])
    stage.root.go(.setStack([.z]))
    #expect(send(.go(.push(.d))) == .ignored(.stale))
  }
}

/// A flow that opens a sheet with two panes.
private struct GuardedFlow: Flow {
  typealias Output = Never
  enum Step { case home, panes }
  enum Event { case opened, ended, selected }

  let initial = Step.home

  func transition(from step: Step, on event: Event) -> Transition {
    event == .opened ? .present(.panes) : .stay
  }

  func content(of step: Step) -> Content {
    guard step == .panes else { return .screen }
    return .panes(.tabs, selected: 1, onSelect: { _ in .selected }) {
      Pane(1, GuardFlow()) { _ in .ended }
      Pane(2, GuardFlow()) { _ in .ended }
    }
  }
}

/// A flow whose current step says what its way back does.
private struct GuardFlow: Flow {
  typealias Output = Never
  enum Step { case open, blocked, asking, asked }
  typealias Event = Step

  let initial = Step.open

  func transition(from step: Step, on event: Step) -> Transition { .setStack([event]) }

  func content(of step: Step) -> Content {
    switch step {
    case .open, .asked: .screen
    case .blocked: .screen.back(.blocked)
    case .asking: .screen.back(.sends(.asked))
    }
  }
}

extension Puppet {
  fileprivate func `in`(_ style: PaneStyle) -> Puppet {
    var copy = self
    copy.style = style
    return copy
  }
}

import FlowCoordinators
import FlowTesting
import Testing

@Suite("Telling a child")
@MainActor struct TellTests {
  @Test("a running child gets the event in the same turn, and the router one list")
  func running() {
    let app = FlowTester(MenuFlow())
    app.send(.settingsTapped)
    _ = app.router.takeCalls()
    app.send(.opened(3))
    #expect(app.coordinator.child(SettingsFlow.self)?.path == [.list, .page(3)])
    #expect(app.router.calls == [.push(SettingsFlow.Step.page(3))])
    #expect(app.issues == [])
  }

  @Test("moves are made first, so that a child can be started and told at once")
  func movesFirst() {
    let app = FlowTester(MenuFlow())
    var performs = 0
    app.router.onPerform = { _ in performs += 1 }
    app.send(.linked(5))
    #expect(app.coordinator.child(SettingsFlow.self)?.path == [.list, .page(5)])
    #expect(performs == 1)
    #expect(
      app.router.calls.dropFirst() == [
        .push(SettingsFlow.Step.list, animated: false), .push(SettingsFlow.Step.page(5)),
      ]
    )
  }

  @Test("a child that is told to end does, in the same turn")
  func ending() {
    let app = FlowTester(MenuFlow())
    app.send(.settingsTapped)
    app.send(.closed)
    #expect(app.path == [.menu])
    #expect(app.children.isEmpty)
  }

  @Test("a parent that ends in the same answer tells first")
  func parentEnds() {
    let log = Log()
    let app = FlowTester(MenuFlow(), observer: log)
    app.send(.settingsTapped)
    app.send(.toldAndFinished)
    #expect(
      log.ended == ["Menu/settings: ended: cancelled(.replaced)", "Menu: ended: success(1)"]
    )
    #expect(log.lines.contains { $0.hasPrefix("Menu/settings: open(9)") })
  }

  @Test("nobody to tell is an issue, and nothing changes")
  func nobody() {
    let app = FlowTester(MenuFlow())
    app.send(.opened(3))
    #expect(app.path == [.menu])
    #expect(app.issues.map(\.kind) == [.nobodyToTell("open(3)", flow: "SettingsFlow")])
    #expect(
      app.issues.first?.message == """
        MenuFlow tells SettingsFlow about open(3), and no SettingsFlow is running below it.
        Tell it in a step that hosts it, or move there first: [.push(…), .tell(…)].
        """
    )
  }

  @Test("answers are compared by flow and event, and read as they are written")
  func values() {
    typealias Answer = FlowTransition<MenuFlow>
    #expect(Answer.tell(SettingsFlow.self, .open(1)) == .tell(SettingsFlow.self, .open(1)))
    #expect(Answer.tell(SettingsFlow.self, .open(1)) != .tell(SettingsFlow.self, .open(2)))
    #expect(Answer.tell(SettingsFlow.self, .open(1)) != .tell(ConfirmFlow.self, .yes))
    let log = Log()
    let app = FlowTester(MenuFlow(), observer: log)
    app.send(.opened(3))
    #expect(
      log.lines.contains("Menu: opened(3) → tell(SettingsFlow.self, .open(3))"),
      "\(log.lines)"
    )
  }
}

private struct MenuFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case menu, settings }
  enum Event {
    case settingsTapped, opened(Int), linked(Int), closed, toldAndFinished
    case ended(FlowResult<Void>)
  }
  let initial = Step.menu

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .settingsTapped: .push(.settings)
    case .opened(let page): .tell(SettingsFlow.self, .open(page))
    case .linked(let page): [.setStack([.menu, .settings]), .tell(SettingsFlow.self, .open(page))]
    case .closed: .tell(SettingsFlow.self, .close)
    case .toldAndFinished: [.tell(SettingsFlow.self, .open(9)), .finish(1)]
    case .ended: .pop
    }
  }

  func content(of step: Step) -> Content {
    step == .settings ? .flow(SettingsFlow(), Event.ended) : .screen
  }
}

private struct SettingsFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case list, page(Int) }
  enum Event { case open(Int), close }
  let initial = Step.list

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .open(let page): .push(.page(page))
    case .close: .finish
    }
  }
}

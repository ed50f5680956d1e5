import FlowCoordinators
import FlowTesting
import Testing

@Suite("A profile menu whose entries start flows")
@MainActor struct MenuTests {
  private struct MenuFlow: Flow {
    typealias Output = Never
    enum Step: Hashable { case home, menu, settings, talk, donate }
    enum Event { case menuTapped, chosen(Step) }
    let initial = Step.home
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.home, .menuTapped): .present(.menu)
      case (.menu, .chosen(.donate)): .present(.donate)
      case (.menu, .chosen(.settings)): [.dismiss, .present(.settings)]
      case (.menu, .chosen(let page)): [.dismiss, .push(page)]
      default: .unhandled
      }
    }
  }

  @Test("the menu goes before what it starts, but for the one that is shown on top of it")
  func menu() {
    let expected: [(MenuFlow.Step, [RouterCall])] = [
      (
        .talk,
        [.dismiss(to: MenuFlow.Step.home), .push(MenuFlow.Step.talk, animated: false)]
      ),
      (
        .settings,
        [
          .dismiss(to: MenuFlow.Step.home, animated: false), .present(MenuFlow.Step.settings),
        ]
      ),
      (.donate, [.present(MenuFlow.Step.donate)]),
    ]
    for (choice, calls) in expected {
      let router = RecordingRouter()
      let app = FlowCoordinator(MenuFlow(), router: router)
      app.start { _ in }
      app.send(.menuTapped)
      let send = router.screens[1].send(for: MenuFlow.self)
      _ = router.takeCalls()
      send?(.chosen(choice))
      #expect(router.calls == calls)
      if choice != .donate { #expect(send?(.chosen(choice)) == .ignored(.stale)) }
      #expect(router.calls == calls)
    }
  }
}

@Suite("A list whose items are created in a sheet")
@MainActor struct ItemsTests {
  private struct CreateFlow: Flow {
    typealias Output = Int
    enum Step: Hashable { case form }
    enum Event { case saved(Int), closeTapped }
    let initial = Step.form
    func transition(from step: Step, on event: Event) -> Transition {
      switch event {
      case .saved(let id): .finish(id)
      case .closeTapped: .cancel
      }
    }
  }

  private struct ItemsFlow: Flow {
    typealias Output = Never
    enum Step: Hashable { case list, create, detail(Int) }
    enum Event { case addTapped, created(FlowResult<Int>) }
    let initial = Step.list
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .addTapped): .present(.create)
      case (.create, .created(.success(let id))): .push(.detail(id))
      default: .unhandled
      }
    }
    func content(of step: Step) -> Content {
      step == .create ? .flow(CreateFlow(), Event.created) : .screen
    }
  }

  @Test("created, closed and swiped make these calls")
  func items() {
    let ways: [((FlowCoordinator<CreateFlow>?, RecordingRouter) -> Void, [RouterCall])] = [
      (
        { create, _ in create?.send(.saved(7)) },
        [.dismiss(to: ItemsFlow.Step.list), .push(ItemsFlow.Step.detail(7), animated: false)]
      ),
      ({ create, _ in create?.send(.closeTapped) }, [.dismiss(to: ItemsFlow.Step.list)]),
      ({ _, router in router.userDismisses() }, []),
    ]
    for (act, calls) in ways {
      let tester = FlowTester(ItemsFlow())
      tester.send(.addTapped)
      _ = tester.router.takeCalls()
      act(tester.coordinator.child(CreateFlow.self), tester.router)
      #expect(tester.router.calls == calls)
      #expect(tester.issues.isEmpty)
    }
  }
}

@Suite("A flow whose output is nothing but its end")
@MainActor struct VoidTests {
  private struct NoticeFlow: Flow {
    typealias Output = Void
    enum Event: CaseIterable { case okTapped }
    let initial = "notice"
    func transition(from step: String, on event: Event) -> Transition { .finish }
  }

  @Test("it ends with .finish")
  func finish() {
    let app = FlowCoordinator(NoticeFlow(), router: RecordingRouter())
    var isDone = false
    app.start { result in if case .success = result { isDone = true } }
    app.send(.okTapped)
    #expect(isDone)
  }
}

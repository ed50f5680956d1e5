import FlowCoordinators
import FlowTesting
import Testing

// Code of "Panes side by side", which shows it as it stands here.

struct MainFlow: Flow {
  typealias Output = Never
  enum Tab { case home, search }
  enum Step: Hashable { case welcome, main(Tab) }
  enum Event {
    case signedIn, tabChosen(Tab), opened(result: Int), cancelTapped
    case homeEnded(FlowResult<Void>), searchEnded(FlowResult<Never>)
  }

  let initial = Step.welcome

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.welcome, .signedIn): .setStack([.main(.home)])
    case (.main, .tabChosen(let tab)): .update(.main(tab))
    case (.main, .opened(let id)): [.update(.main(.search)), .tell(SearchFlow.self, .opened(id))]
    case (.main, .homeEnded(.success)): .setStack([.welcome])  // home signs out
    case (_, .opened): .postpone
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .welcome: .screen
    case .main(let tab):
      .panes(.tabs, selected: tab, onSelect: Event.tabChosen) {
        Pane(Tab.home, HomeFlow(), Event.homeEnded)
        Pane(Tab.search, SearchFlow(), Event.searchEnded)
      }
    }
  }
}

struct HomeFlow: Flow {
  typealias Output = Void
  enum Step { case start, settings }
  enum Event { case settingsTapped, signOutTapped }

  let initial = Step.start

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.start, .settingsTapped): .push(.settings)
    case (.settings, .signOutTapped): .finish
    default: .unhandled
    }
  }
}

struct SearchFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case field, results, result(Int) }
  enum Event { case searched, opened(Int) }

  let initial = Step.field

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.field, .searched): .push(.results)
    case (.results, .opened(let id)): .push(.result(id))
    case (_, .opened(let id)): .setStack([.field, .results, .result(id)])
    default: .unhandled
    }
  }
}

@Test @MainActor func aLinkOpensTheThirdScreenOfAnotherTab() throws {
  let app = FlowTester(MainFlow())
  app.send(.signedIn)
  #expect(app.router.isSelected(MainFlow.Tab.home))
  app.send(.opened(result: 7))
  #expect(app.router.isSelected(MainFlow.Tab.search))
  #expect(app.router.screens.last == Screen(SearchFlow.Step.result(7)))
  app.router.userReselects(MainFlow.Tab.search)
  app.router.userSelects(MainFlow.Tab.home)
  #expect(app.path == [.main(.home)])
  #expect(try app.pane(MainFlow.Tab.search, SearchFlow.self).path == [.field])
}

@Test @MainActor func everyCallNamesItsPane() throws {
  let app = FlowTester(MainFlow())
  app.send(.signedIn)
  try app.child(HomeFlow.self).send(.settingsTapped)
  app.router.userSelects(MainFlow.Tab.search)
  try app.router.expect([
    .setStack(MainFlow.Step.welcome, animated: false),
    .setStack(MainFlow.Step.main(.home)),
    .setPanes(.tabs, [MainFlow.Tab.home, .search], selected: MainFlow.Tab.home),
    .inPane(MainFlow.Tab.home, .setStack(HomeFlow.Step.start, animated: false)),
    .inPane(MainFlow.Tab.search, .setStack(SearchFlow.Step.field, animated: false)),
    .inPane(MainFlow.Tab.home, .push(HomeFlow.Step.settings)),
    .update(MainFlow.Step.main(.search)),
    .select(MainFlow.Tab.search),
  ])
}

@Test("the tabs of the article sign out from the first, and links wait for them")
@MainActor func signingOut() throws {
  let app = FlowTester(MainFlow())
  #expect(app.send(.opened(result: 3)) == .postponed)
  app.send(.signedIn)
  #expect(app.router.screens.last == Screen(SearchFlow.Step.result(3)))
  let home = try app.child(HomeFlow.self)
  home.send(.settingsTapped)
  home.send(.signOutTapped)
  #expect(app.path == [.welcome])
  #expect(app.children.isEmpty)
  try app.expectConsistency()
}

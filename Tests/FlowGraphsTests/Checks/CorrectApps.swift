import FlowCoordinators
import FlowGraphs

/// Correct flows that never finish, as the outermost flow of an app does not.
enum CorrectApps {
  /// Tabs as a step whose payload says which one is chosen.
  struct TabsFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Tab: Hashable, CaseIterable { case home, search, profile }
    enum Step: Hashable { case tabs(Tab), settings, about }
    enum Event { case chosen(Tab), settingsTapped, aboutTapped, homeTapped }

    let initial = Step.tabs(.home)

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.tabs(let tab), .chosen(let other)) where tab == other: .stay
      case (.tabs, .chosen(let tab)): .update(.tabs(tab))
      case (.tabs(.profile), .settingsTapped): .push(.settings)
      case (.settings, .aboutTapped): .push(.about)
      case (_, .homeTapped): .setStack([.tabs(.home)])
      default: .unhandled
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Tab.allCases.map { Event.chosen($0) }
      Event.settingsTapped
      Event.aboutTapped
      Event.homeTapped
    }
  }

  struct Session: Hashable {}

  struct LoginFlow: Flow {
    typealias Output = Session
    enum Step: Hashable { case credentials }
    enum Event: CaseIterable { case submitted, closeTapped }
    let initial = Step.credentials
    func transition(from step: Step, on event: Event) -> Transition {
      event == .submitted ? .finish(Session()) : .cancel
    }
  }

  /// A link opens an order, at once or after the login.
  struct LinkFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Step: Hashable { case welcome, login, home(Session), order(Int) }
    enum Event {
      case loginTapped, loginFinished(FlowResult<Session>), opened(order: Int), signedOut
    }

    let initial = Step.welcome

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.welcome, .loginTapped): .present(.login)
      case (.login, .loginFinished(.success(let session))): .setStack([.home(session)])
      case (.home, .opened(let id)): .push(.order(id))
      case (_, .opened): .postpone
      case (_, .signedOut): .setStack([.welcome])
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .login: .flow(LoginFlow(), Event.loginFinished)
      case .welcome, .home, .order: .screen
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.loginTapped
      Event.opened(order: 7)
      Event.signedOut
    }
  }

  /// Begins with work that shows nothing, and may have to do it again.
  struct LaunchFlow: Flow {
    typealias Output = Never
    enum Step: Hashable { case loading, home, offline(tries: Int) }
    enum Event: CaseIterable { case loaded, failed, retryTapped }

    let initial = Step.loading

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.loading, .loaded): .push(.home)
      case (.loading, .failed): .push(.offline(tries: 1))
      case (.offline(let tries), .retryTapped) where tries < 3: .update(.offline(tries: tries + 1))
      case (.offline, .retryTapped), (.home, .failed): .setStack([.loading])
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content { step == .loading ? .nothing : .screen }
  }

  /// Shows nothing at all: work, and then its result.
  struct SyncFlow: Flow {
    typealias Output = Int
    struct Failure: Error, Hashable {}
    enum Step: Hashable { case working }
    enum Event: CaseIterable { case progressed, done, failed }
    let initial = Step.working
    func transition(from step: Step, on event: Event) -> Transition {
      switch event {
      case .progressed: .stay
      case .done: .finish(7)
      case .failed: .fail(Failure())
      }
    }
    func content(of step: Step) -> Content { .nothing }
  }

  /// A single screen that handles nothing: all there is.
  struct PosterFlow: Flow {
    typealias Output = Never
    enum Step: Hashable { case poster }
    let initial = Step.poster
    func transition(from step: Step, on event: Never) -> Transition {}
  }

  /// Opened in its third step, with ways back that always work.
  struct ArchiveFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Step: Hashable { case years, year(Int), issue(Int) }
    enum Event { case yearOpened(Int), issueOpened(Int), upTapped, topTapped }
    var opened: Int? = 12

    var initial: Step { .years }

    func begin() -> Transition {
      guard let opened else { return .setStack([initial]) }
      return .setStack([.years, .year(2024), .issue(opened)])
    }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.years, .yearOpened(let year)): .push(.year(year))
      case (.year, .issueOpened(let issue)): .push(.issue(issue))
      case (.issue, .upTapped): .pop
      case (.year, .upTapped): .popTo(.years)
      case (_, .topTapped): .popToRoot
      default: .unhandled
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.yearOpened(2023)
      Event.issueOpened(3)
      Event.upTapped
      Event.topTapped
    }
  }
}

import FlowCoordinators
import FlowTesting
import Testing

/// A browser's settings: passwords are pushed in a presented settings flow.
private struct PasswordsFlow: Flow {
  enum Output: Hashable { case closed, open(String) }
  enum Step: Hashable { case onboarding, list, detail(Int), addCredential }
  enum Event { case continued, selected(Int), addTapped, saved, linkTapped(String), closeTapped }

  let knowsPasswords: Bool
  var initial: Step { knowsPasswords ? .list : .onboarding }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.onboarding, .continued): .replace(with: .list)
    case (.list, .selected(let id)): .push(.detail(id))
    case (.list, .addTapped): .present(.addCredential)
    case (.addCredential, .saved): .dismiss
    case (_, .linkTapped(let link)): .finish(.open(link))
    case (_, .closeTapped): .finish(.closed)
    default: .unhandled
    }
  }
}

private struct SettingsFlow: Flow {
  typealias Output = PasswordsFlow.Output
  enum Step: Hashable { case root, passwords }
  enum Event { case passwordsTapped, passwordsEnded(FlowResult<Output>), doneTapped }

  let initial = Step.root

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.root, .passwordsTapped): .push(.passwords)
    case (.passwords, .passwordsEnded(.success(.open(let link)))): .finish(.open(link))
    case (.passwords, .passwordsEnded(.success(.closed))): .pop
    case (_, .doneTapped): .finish(.closed)
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .root: .screen
    case .passwords: .flow(PasswordsFlow(knowsPasswords: false), Event.passwordsEnded)
    }
  }
}

private struct BrowserFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case browser, settings, tab(String) }
  enum Event { case settingsTapped, settingsEnded(FlowResult<PasswordsFlow.Output>) }

  let initial = Step.browser

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.browser, .settingsTapped): .present(.settings)
    case (.settings, .settingsEnded(.success(.open(let link)))): [.pop, .update(.tab(link))]
    case (.settings, .settingsEnded(.success(.closed))): .pop
    case (.settings, .settingsEnded(.failure(.cancelled))): .pop
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .settings ? .flow(SettingsFlow(), Event.settingsEnded) : .screen
  }
}

@Suite("A browser's settings and passwords")
@MainActor struct BrowserTests {
  private let router = RecordingRouter()
  private let log = Log()

  private func app() throws -> (FlowCoordinator<BrowserFlow>, FlowCoordinator<PasswordsFlow>) {
    let app = FlowCoordinator(BrowserFlow(), router: router, observer: log)
    app.start { _ in }
    app.send(.settingsTapped)
    app.child(SettingsFlow.self)?.send(.passwordsTapped)
    return (app, try #require(app.child(PasswordsFlow.self)))
  }

  @Test("opening and continuing makes these calls")
  func calls() throws {
    let (app, passwords) = try app()
    passwords.send(.continued)
    passwords.send(.selected(7))
    #expect(app.step == .settings)
    try router.expect([
      .setStack(BrowserFlow.Step.browser, animated: false),
      .present(SettingsFlow.Step.root),
      .push(PasswordsFlow.Step.onboarding),
      .setStack(SettingsFlow.Step.root, PasswordsFlow.Step.list),
      .push(PasswordsFlow.Step.detail(7)),
    ])
  }

  @Test("back on the list, after the onboarding was replaced, ends the passwords once")
  func backAfterOnboarding() throws {
    let (app, passwords) = try app()
    passwords.send(.continued)
    _ = router.takeCalls()
    router.userTapsBack()
    #expect(passwords.result == .failure(.cancelled(.back)))
    #expect(app.child(SettingsFlow.self)?.path == [.root])
    #expect(router.calls == [])
  }

  @Test("a link ends two levels in one turn, and both are gone before the router is called")
  func link() throws {
    let (app, passwords) = try app()
    passwords.send(.continued)
    _ = router.takeCalls()
    var children = -1
    router.onPerform = { [app] _ in children = app.children.count }
    passwords.send(.linkTapped("swift.org"))
    #expect(children == 0)
    #expect(
      router.calls == [
        .update(BrowserFlow.Step.tab("swift.org")),
        .dismiss(to: BrowserFlow.Step.tab("swift.org")),
      ]
    )
    #expect(
      log.ended.map { $0.prefix { $0 != ":" } } == [
        "Browser/settings/passwords", "Browser/settings",
      ]
    )
  }

  @Test("swiping the whole sheet makes no call")
  func swipe() throws {
    let (app, passwords) = try app()
    _ = router.takeCalls()
    router.userDismisses()
    #expect(router.calls == [])
    #expect(passwords.result == .failure(.cancelled(.dismissed)))
    #expect(app.path == [.browser])
  }
}

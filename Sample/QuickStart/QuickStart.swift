import FlowCoordinators

// The flows of the README, which shows them as they stand here; a test compares the two.

struct LoginFlow: Flow {
  typealias Output = Session
  enum Step: Hashable { case credentials, code(User) }
  enum Event { case submitted(User), codeAccepted(User), closeTapped }

  let initial = Step.credentials

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.credentials, .submitted(let user)) where user.usesCode: .push(.code(user))
    case (.credentials, .submitted(let user)): .finish(Session(user))
    case (.code, .codeAccepted(let user)): .finish(Session(user))
    case (_, .closeTapped): .cancel
    default: .unhandled
    }
  }
}

struct AppFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case welcome, login, home(Session), order(Int) }
  enum Event { case loginTapped, loginFinished(FlowResult<Session>), opened(order: Int), signedOut }

  let initial = Step.welcome

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.welcome, .loginTapped): .present(.login)
    case (.login, .loginFinished(.success(let session))): .setStack([.home(session)])
    case (.home, .opened(let id)): .push(.order(id))
    case (_, .opened): .postpone  // a deep link waits until home is on top
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
}

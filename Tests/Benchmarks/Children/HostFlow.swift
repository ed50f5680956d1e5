import FlowCoordinators

/// A flow that hosts a login, as most apps do.
struct HostFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case welcome, login }
  enum Event { case loginTapped, loginFinished(FlowResult<Int>) }

  let initial = Step.welcome

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.welcome, .loginTapped): .push(.login)
    case (.login, .loginFinished): .pop
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .welcome: .screen
    case .login: .flow(LoginFlow(), Event.loginFinished)
    }
  }
}

/// The login: it counts what is typed, and is finished with whatever is submitted.
struct LoginFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case credentials }
  enum Event { case typed(Int), submitted(Int) }

  let initial = Step.credentials

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .typed: .stay
    case .submitted(let user): .finish(user)
    }
  }
}

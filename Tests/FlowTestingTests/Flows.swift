import FlowCoordinators

/// A root that hosts a login, counts views and signals them.
struct ShopFlow: Flow {
  typealias Output = Int
  typealias Signal = Int
  enum Step: Hashable { case home, login, account(String) }
  enum Event { case loginTapped, loggedIn(FlowResult<String>), viewed(Int), closed }

  let initial = Step.home

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.home, .loginTapped): .present(.login)
    case (.login, .loggedIn(.success(let name))): [.dismiss, .push(.account(name))]
    case (.login, .loggedIn(.failure)): .dismiss
    case (_, .viewed(let item)): .signal(item)
    case (_, .closed): .finish(4)
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .login: .flow(LoginFlow(), Event.loggedIn)
    case .home, .account: .screen
    }
  }
}

/// A child that hosts help.
struct LoginFlow: Flow {
  typealias Output = String
  enum Step: Hashable { case credentials, help }
  enum Event { case submitted(String), helpTapped, helpEnded(FlowResult<Void>), closed, unknown }

  let initial = Step.credentials

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.credentials, .submitted(let name)): .finish(name)
    case (.credentials, .helpTapped): .push(.help)
    case (.help, .helpEnded): .pop
    case (_, .closed): .cancel
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .help ? .flow(HelpFlow(), Event.helpEnded) : .screen
  }
}

/// The smallest flow.
struct HelpFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case page }
  enum Event { case closed }

  let initial = Step.page

  func transition(from step: Step, on event: Event) -> Transition { .finish }
}

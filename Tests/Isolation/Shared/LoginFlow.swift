// This file is compiled, unchanged, in a plain module and in modules whose default isolation is the
// main actor, with and without inferred isolated conformances.

import FlowCoordinators

/// A class that nobody can send across actors; a flow may hold one all the same.
final class Notebook {
  var names = ["ada"]
}

struct Account: Hashable {
  let name: String
  var usesCode = false
}

struct LoginFlow: Flow {
  typealias Output = Account
  enum Step: Hashable { case credentials, code(Account) }
  enum Event { case submitted(Account), codeAccepted(Account), closeTapped }

  let notebook: Notebook
  var initial: Step { .credentials }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.credentials, .submitted(let account)) where account.usesCode: .push(.code(account))
    case (.credentials, .submitted(let account)): finish(account)
    case (.code, .codeAccepted(let account)): finish(account)
    case (_, .closeTapped): .cancel
    default: .unhandled
    }
  }

  private func finish(_ account: Account) -> Transition {
    notebook.names.contains(account.name) ? .finish(account) : .cancel
  }
}

struct AppFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case welcome, login, home(Account) }
  enum Event { case loginTapped, loginFinished(FlowResult<Account>) }

  let notebook: Notebook
  let initial = Step.welcome

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.welcome, .loginTapped): .present(.login)
    case (.login, .loginFinished(.success(let account))): .setStack([.home(account)])
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .login: .flow(LoginFlow(notebook: notebook), Event.loginFinished)
    case .welcome, .home: .screen
    }
  }
}

import FlowCoordinators

/// Logging in: name and password, then a one-time code for those who have one.
///
/// It does not know whether it is shown in a sheet or pushed, nor what comes after it. The screens
/// ask the client and report what it said.
struct LoginFlow: Flow {
  typealias Output = Session

  enum Step: Hashable {
    case credentials(Notice?)
    case code(of: String, triesLeft: Int)
    case forgottenPassword
  }

  /// What the form says above its fields.
  enum Notice: Hashable {
    case wrongPassword
    case passwordSent
  }

  enum Event {
    case accepted(Session)
    case rejected
    case codeRequired(of: String)
    case forgottenTapped
    case passwordRequested
    case closeTapped
  }

  enum Failure: Error {
    case tooManyWrongCodes
  }

  let client: any ClinicClient
  let store: SessionStore

  let initial = Step.credentials(nil)

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.credentials, .accepted(let session)), (.code, .accepted(let session)):
      .finish(session)
    case (.credentials, .codeRequired(let name)): .push(.code(of: name, triesLeft: 3))
    case (.credentials, .rejected): .update(.credentials(.wrongPassword))
    case (.credentials, .forgottenTapped): .push(.forgottenPassword)

    case (.code(let name, let tries), .rejected) where tries > 1:
      .update(.code(of: name, triesLeft: tries - 1))
    case (.code, .rejected): .fail(Failure.tooManyWrongCodes)

    case (.forgottenPassword, .passwordRequested): [.pop, .update(.credentials(.passwordSent))]

    case (_, .closeTapped): .cancel
    default: .unhandled
    }
  }
}

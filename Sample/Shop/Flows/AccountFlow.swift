import FlowCoordinators

/// Who is signed in; it ends when they sign out.
struct AccountFlow: Flow {
  typealias Output = Void

  enum Step: Hashable {
    case profile
    case help
  }

  enum Event: CaseIterable {
    case helpTapped
    case doneTapped
    case signOutTapped
  }

  let initial = Step.profile

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.profile, .helpTapped): .push(.help)
    case (.help, .doneTapped): .pop
    case (.profile, .signOutTapped): .finish
    default: .unhandled
    }
  }
}

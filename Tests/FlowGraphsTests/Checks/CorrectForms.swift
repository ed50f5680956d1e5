import FlowCoordinators
import FlowGraphs

/// Correct flows that ask the user for something: nothing may be reported about them.
enum CorrectForms {
  struct Locked: Error, Hashable {}

  struct User: Hashable {
    var usesCode = false
    var isNew = false
  }

  /// Two guards on one event, and a help page.
  struct SignInFlow: Flow, ExplorableFlow {
    typealias Output = User
    enum Step: Hashable { case credentials, code(User), terms(User) }
    enum Event { case submitted(User), codeAccepted, termsAccepted, termsDeclined, closeTapped }

    let initial = Step.credentials

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.credentials, .submitted(let user)) where user.usesCode: .push(.code(user))
      case (.credentials, .submitted(let user)) where user.isNew: .push(.terms(user))
      case (.credentials, .submitted(let user)): .finish(user)
      case (.code(let user), .codeAccepted) where user.isNew: .push(.terms(user))
      case (.code(let user), .codeAccepted): .finish(user)
      case (.terms(let user), .termsAccepted): .finish(user)
      case (.terms, .termsDeclined): .popTo(.credentials)
      case (_, .closeTapped): .cancel
      default: .unhandled
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      for usesCode in [false, true] {
        for isNew in [false, true] {
          Example(
            "\(usesCode ? "code" : "no code"), \(isNew ? "new" : "known")",
            Event.submitted(User(usesCode: usesCode, isNew: isNew))
          )
        }
      }
      Event.codeAccepted
      Event.termsAccepted
      Event.termsDeclined
      Event.closeTapped
    }
  }

  /// Nothing but forwards; back is the user's.
  struct WizardFlow: Flow {
    typealias Output = Void
    enum Step: Hashable, CaseIterable { case name, address, summary }
    enum Event: CaseIterable { case nextTapped }

    let initial = Step.name

    func transition(from step: Step, on event: Event) -> Transition {
      switch step {
      case .name: .push(.address)
      case .address: .push(.summary)
      case .summary: .finish
      }
    }
  }

  /// Three tries, counted in the step.
  struct PinFlow: Flow {
    enum Output: Hashable { case unlocked, reset(tries: Int) }
    enum Step: Hashable { case pin(triesLeft: Int), locked(triesLeft: Int) }
    enum Event: CaseIterable { case accepted, refused, resetTapped }

    let initial = Step.pin(triesLeft: 3)

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.pin, .accepted): .finish(.unlocked)
      case (.pin(let tries), .refused) where tries > 1: .update(.pin(triesLeft: tries - 1))
      case (.pin, .refused): .replace(with: .locked(triesLeft: 0))
      case (.locked(let tries), .resetTapped): .finish(.reset(tries: tries))
      case (.locked, .refused): .fail(Locked())
      default: .unhandled
      }
    }
  }

  /// Ends with a value or with none.
  struct NicknameFlow: Flow, ExplorableFlow {
    typealias Output = String?
    enum Step: Hashable { case field }
    enum Event { case saved(String), skipped }

    let initial = Step.field

    func transition(from step: Step, on event: Event) -> Transition {
      switch event {
      case .saved(let name): .finish(name)
      case .skipped: .finish(nil)
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.saved("ada")
      Event.skipped
    }
  }

  /// Delivers failures that are no failure of the flow.
  struct ScanFlow: Flow, ExplorableFlow {
    typealias Output = Result<Int, Locked>
    enum Step: Hashable { case camera, typing }
    enum Event { case scanned(Int), typingTapped, gaveUp }

    let initial = Step.camera

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (_, .scanned(let code)): .finish(.success(code))
      case (.camera, .typingTapped): .replace(with: .typing)
      case (_, .gaveUp): .finish(.failure(Locked()))
      default: .unhandled
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.scanned(7)
      Event.typingTapped
      Event.gaveUp
    }
  }

  /// Events of screens, wrapped by the screen that sends them.
  struct ProfileFlow: Flow, ExplorableFlow {
    typealias Output = (name: String, age: Int)
    enum Field: Hashable, CaseIterable { case name, age }
    enum ListEvent: CaseIterable { case nameTapped, ageTapped, doneTapped }
    enum FieldEvent { case saved, cancelled }
    enum Step: Hashable { case list, field(Field) }
    enum Event { case list(ListEvent), field(FieldEvent) }

    let initial = Step.list

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .list(.nameTapped)): .present(.field(.name))
      case (.list, .list(.ageTapped)): .present(.field(.age), as: .popover)
      case (.list, .list(.doneTapped)): .finish((name: "ada", age: 36))
      case (.field, .field(.saved)): .dismiss
      case (.field, .field(.cancelled)): .pop
      default: .unhandled
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      ListEvent.allCases.map { Event.list($0) }
      Event.field(.saved)
      Event.field(.cancelled)
    }
  }
}

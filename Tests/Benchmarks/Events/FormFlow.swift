import FlowCoordinators

/// A form whose events mostly move nothing, as most events of an app do.
struct FormFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case name(limit: Int), address(limit: Int), review(Int) }
  enum Event { case typed(Int), focused(Int), scrolled(Int), corrected(Int), next, back, done }

  let initial = Step.name(limit: 10)

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.name(let limit), .typed(let count)) where count < limit: .stay
    case (.address(let limit), .typed(let count)) where count < limit: .stay
    case (.name, .focused), (.address, .focused), (_, .scrolled): .stay
    case (.name, .corrected(let limit)): .update(.name(limit: limit))
    case (.address, .corrected(let limit)): .update(.address(limit: limit))
    case (.name(let limit), .next): .push(.address(limit: limit))
    case (.address(let limit), .next): .push(.review(limit))
    case (.address, .back), (.review, .back): .pop
    case (.review(let count), .done): .finish(count)
    default: .unhandled
    }
  }
}

/// What is sent: all of it stays.
let stayingEvents: [FormFlow.Event] = [
  .typed(1), .focused(1), .scrolled(20), .typed(2), .typed(3), .scrolled(-20), .focused(2),
  .typed(9),
]

import FlowCoordinators

/// A root that starts one twin flow after another, among plain screens of its own.
///
/// Where its first step hosts a flow, something of the tree is buried as long as other steps stand on
/// that, and no flow of the tree goes a short way, except as it begins.
struct TwinRoot: Flow {
  typealias Output = Int

  enum Step: Hashable, Codable {
    case base
    case run(Int)
    case page(Int)
  }

  enum Event {
    case ended(FlowResult<Int>)
    case heard(Int)
    case move(Int)
  }

  let seed: UInt64
  let isBuried: Bool
  let isLoud: Bool

  let initial = Step.base

  func begin() -> Transition { .setStack([.base, .run(0)]) }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (_, .heard), (.base, .ended), (.page, .ended): .stay
    case (.run(let number), .ended): next(after: number)
    case (.base, .move(let number)): number % 2 == 0 ? .present(.page(number)) : .push(.run(number))
    case (_, .move(let number)): move(number)
    }
  }

  private func next(after number: Int) -> Transition {
    switch number % 5 {
    case 0: .push(.run(number + 1))
    case 1: .present(.run(number + 1))
    case 2: .replace(with: .run(number + 1))
    case 3: .present(.page(number))
    default: .setStack([.base, .run(number + 1)])
    }
  }

  private func move(_ number: Int) -> Transition {
    switch number % 8 {
    case 0: .replace(with: .run(number))
    case 1: .update(.page(number))
    case 2: .replace(with: .page(number))
    case 3: .pop
    case 4: .dismiss
    case 5: .push(.page(number))
    case 6: .present(.page(number), as: .fullScreen)
    default: .present(.run(number))
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .base where isBuried: .flow(TwinBase()) { Event.ended($0) }
    case .page where isLoud: .screen.task { _ in }
    case .base, .page: .screen
    case .run(let number):
      .flow(
        TwinFlow(seed: seed &+ UInt64(number) &* 7919, isLoud: isLoud),
        Event.ended,
        signals: Event.heard
      )
    }
  }
}

/// One screen in a flow of its own.
struct TwinBase: Flow {
  typealias Output = Int
  enum Step: Hashable, Codable { case base }
  enum Event { case none }

  let initial = Step.base

  func transition(from step: Step, on event: Event) -> Transition { .stay }
}

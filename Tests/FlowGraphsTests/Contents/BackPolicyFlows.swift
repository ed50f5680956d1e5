import FlowCoordinators
import FlowGraphs
import Testing

/// Doors that are left in different ways.
struct VaultFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case hall, door(Int) }
  enum Event { case opened(Int), knocked, left }
  let initial = Step.hall
  var exampleEvents: [Example<Event>] {
    [Example(.opened(1)), Example(.opened(2)), Example(.opened(3)), Example(.left)]
  }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.hall, .opened(let number)): .present(.door(number))
    case (.door(2), .knocked): .dismiss
    case (.door, .left): .dismiss
    case (.hall, .left): .finish
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .door(1): .screen.back(.blocked)
    case .door(2): .screen.back(.sends(.knocked))
    case .hall, .door: .screen
    }
  }
}

/// A lock in front of a home, which only its code opens.
struct SafeFlow: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case home, lock, inner }
  enum Event { case locked, entered, asked, ended(FlowResult<Void>) }
  var isOpen = false
  let initial = Step.home
  var exampleEvents: [Example<Event>] { [Example(.locked), Example(.entered), Example(.asked)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.home, .locked): .present(.lock)
    case (.home, .entered): .present(.inner)
    case (.inner, .asked): .dismiss
    case (_, .ended(.success)): .dismiss
    case (_, .ended): .pop
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .home: .screen
    case .lock where isOpen: .flow(CodeFlow(), Event.ended)
    case .lock: .flow(CodeFlow(), Event.ended).back(.blocked)
    case .inner: .flow(OuterCodeFlow(), Event.ended).back(.sends(.asked))
    }
  }
}

struct CodeFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case code, help }
  enum Event: CaseIterable { case entered, helpTapped }
  let initial = Step.code

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.code, .entered): .finish
    case (.code, .helpTapped): .push(.help)
    case (.help, .entered): .pop
    default: .unhandled
    }
  }
}

/// Begins with a flow that its own host speaks for.
private struct OuterCodeFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case code }
  enum Event { case ended(FlowResult<Void>) }
  let initial = Step.code
  var exampleEvents: [Example<Event>] { [] }
  func transition(from step: Step, on event: Event) -> Transition { .finish }
  func content(of step: Step) -> Content { .flow(CodeFlow(), Event.ended) }
}

/// Hosts a flow whose steps have policies, lowest first.
struct Trip: Flow, ExplorableFlow {
  struct Way: Flow, Hashable, CustomTestStringConvertible {
    typealias Output = Never
    enum Step: Hashable { case page(Int) }
    enum Event: CaseIterable { case next, asked }
    enum Policy: Hashable {
      case allowed, blocked, sends(Event)
      var isAllowed: Bool { self == .allowed }
    }
    let policies: [Policy]
    var beginsDeep = false
    var pops = false
    var testDescription: String { "\(policies), \(beginsDeep), \(pops)" }

    init(_ policies: [Policy], beginsDeep: Bool = false, pops: Bool = false) {
      (self.policies, self.beginsDeep, self.pops) = (policies, beginsDeep, pops)
    }

    let initial = Step.page(0)

    func begin() -> Transition {
      .setStack(beginsDeep ? policies.indices.map { .page($0) } : [.page(0)])
    }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (_, .next) where pops: .pop
      case (.page(let number), .next) where number + 1 < policies.count: .push(.page(number + 1))
      default: .stay
      }
    }

    func content(of step: Step) -> Content {
      guard case .page(let number) = step else { return .screen }
      return switch policies[number] {
      case .allowed: .screen
      case .blocked: .screen.back(.blocked)
      case .sends(let event): .screen.back(.sends(event))
      }
    }
  }

  typealias Output = Void
  enum Step: Hashable { case home, way }
  enum Event { case opened, left, ended(FlowResult<Never>) }
  let way: Way
  let initial = Step.home
  var exampleEvents: [Example<Event>] { [Example(.opened), Example(.left)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.home, .opened): .present(.way)
    case (_, .left): .finish
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content { step == .way ? .flow(way, Event.ended) : .screen }
}

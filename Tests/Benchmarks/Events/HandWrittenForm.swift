import FlowCoordinators

/// The same form as one writes it by hand: a class, a switch, a closure as observer.
@MainActor final class HandWrittenForm {
  typealias Step = FormFlow.Step
  typealias Event = FormFlow.Event

  private(set) var step = Step.name(limit: 10)
  private let router: any Router
  var onEvent: ((_ from: Step, _ event: Event, _ to: Step) -> Void)?

  init(router: any Router) {
    self.router = router
  }

  @discardableResult func send(_ event: Event) -> EventOutcome {
    let old = step
    switch (step, event) {
    case (.name(let limit), .typed(let count)) where count < limit: break
    case (.address(let limit), .typed(let count)) where count < limit: break
    case (.name, .focused), (.address, .focused), (_, .scrolled): break
    case (.name, .corrected(let limit)): show(.name(limit: limit))
    case (.address, .corrected(let limit)): show(.address(limit: limit))
    default: return .unhandled
    }
    onEvent?(old, event, step)
    return .handled
  }

  private func show(_ step: Step) {
    self.step = step
    router.perform([.update(Screen(step))])
  }
}

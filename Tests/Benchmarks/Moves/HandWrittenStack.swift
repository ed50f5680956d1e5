import FlowCoordinators

/// A coordinator as one writes it by hand: an array of steps with their screens, and the same router.
///
/// It makes its screens with the library's initialiser, which is not specialised for it; a router
/// protocol of the app's own, without screens, would be faster than both.
@MainActor final class HandWrittenStack {
  private var steps: [(step: FormFlow.Step, screen: Screen)] = []
  private let router: any Router
  var count: Int { steps.count }

  init(router: any Router) {
    self.router = router
  }

  func start() {
    let step = FormFlow.Step.name(limit: 10)
    let screen = Screen(step)
    steps = [(step, screen)]
    router.perform([.setStack([screen], animated: false)])
  }

  @discardableResult func send(_ event: FormFlow.Event) -> EventOutcome {
    guard let current = steps.last?.step else { return .ignored(.notStarted) }
    switch (current, event) {
    case (.name(let limit), .next): push(.address(limit: limit))
    case (.address(let limit), .next): push(.review(limit))
    case (.address, .back), (.review, .back): pop()
    default: return .unhandled
    }
    return .handled
  }

  private func push(_ step: FormFlow.Step) {
    let screen = Screen(step)
    steps.append((step, screen))
    router.perform([.push(screen)])
  }

  private func pop() {
    steps.removeLast()
    router.perform([.pop(to: steps.last?.screen)])
  }
}

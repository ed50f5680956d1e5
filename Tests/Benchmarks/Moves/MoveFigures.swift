import FlowCoordinators

/// Screens that come and go.
@MainActor enum MoveFigures {
  static let rounds = 10_000

  static func all() -> [Figure] {
    let coordinator = opaque(makeCoordinator())
    let stack = opaque(makeStack())
    let pairs = Pairs(operations: rounds) {
      pushAndPop(coordinator)
    } against: {
      pushAndPop(stack)
    }
    let more =
      Allocations.count(operations: rounds) { pushAndPop(coordinator) }
      - Allocations.count(operations: rounds) { pushAndPop(stack) }
    return [
      Figure("push and pop", pairs, goal: 3),
      .allocations("push and pop, allocations more", more, goal: 4),
      deep(),
    ]
  }

  /// One and the same turn on a long path and on a short one.
  private static func deep() -> Figure {
    let deep = opaque(makeStack(depth: 10_000))
    let shallow = opaque(makeStack(depth: 10))
    let pairs = Pairs(operations: rounds) {
      turn(deep)
    } against: {
      turn(shallow)
    }
    return Figure("turn at depth 10 000", pairs, goal: 1.2)
  }

  static func move(_ times: Int) { pushAndPop(opaque(makeCoordinator()), times) }

  static func moveByHand(_ times: Int) { pushAndPop(opaque(makeStack()), times) }

  private static func makeCoordinator() -> FlowCoordinator<FormFlow> {
    let coordinator = FlowCoordinator(FormFlow(), router: SilentRouter())
    coordinator.start { _ in }
    return coordinator
  }

  private static func makeStack() -> HandWrittenStack {
    let stack = HandWrittenStack(router: SilentRouter())
    stack.start()
    return stack
  }

  private static func makeStack(depth: Int) -> FlowCoordinator<StackFlow> {
    let coordinator = FlowCoordinator(StackFlow(), router: SilentRouter())
    coordinator.start { _ in }
    for number in 1..<depth { coordinator.send(.opened(number)) }
    return coordinator
  }

  private static func pushAndPop(
    _ coordinator: FlowCoordinator<FormFlow>,
    _ rounds: Int = rounds
  ) {
    for _ in 0..<rounds {
      send(.next, to: coordinator)
      send(.back, to: coordinator)
    }
  }

  private static func pushAndPop(_ stack: HandWrittenStack, _ rounds: Int = rounds) {
    for _ in 0..<rounds {
      send(.next, to: stack)
      send(.back, to: stack)
    }
  }

  private static func turn(_ coordinator: FlowCoordinator<StackFlow>) {
    for number in 0..<rounds {
      send(.opened(number), to: coordinator)
      send(.back, to: coordinator)
    }
  }

  @inline(never) private static func send(
    _ event: FormFlow.Event,
    to coordinator: FlowCoordinator<FormFlow>
  ) {
    coordinator.send(event)
  }

  @inline(never) private static func send(_ event: FormFlow.Event, to stack: HandWrittenStack) {
    stack.send(event)
  }

  @inline(never) private static func send(
    _ event: StackFlow.Event,
    to coordinator: FlowCoordinator<StackFlow>
  ) {
    coordinator.send(event)
  }
}

/// A path as long as one likes.
struct StackFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case item(Int) }
  enum Event { case opened(Int), back }

  let initial = Step.item(0)

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .opened(let number): .push(.item(number))
    case .back: .pop
    }
  }
}

import FlowCoordinators

/// Events that move nothing, and events that change what the current step shows.
@MainActor enum EventFigures {
  static let rounds = 20_000

  static func all() -> [Figure] {
    let count = rounds * stayingEvents.count
    let coordinator = opaque(makeCoordinator())
    let form = opaque(HandWrittenForm(router: SilentRouter()))
    let staying = Pairs(operations: count) {
      sendStaying(to: coordinator)
    } against: {
      sendStaying(to: form)
    }
    let updating = Pairs(operations: rounds) {
      sendUpdates(to: coordinator)
    } against: {
      sendUpdates(to: form)
    }
    return [
      Figure("event that stays", staying, goal: 2),
      .allocations(
        "event that stays, allocations",
        Allocations.count(operations: count) { sendStaying(to: coordinator) },
        goal: 0
      ),
      Figure("event that updates", updating, goal: 2),
      .allocations(
        "event that updates, allocations",
        Allocations.count(operations: rounds) { sendUpdates(to: coordinator) },
        goal: 0
      ),
      observed(count),
    ]
  }

  private static func observed(_ count: Int) -> Figure {
    let observer = CountingObserver()
    let coordinator = opaque(makeCoordinator(observer: observer))
    let form = opaque(HandWrittenForm(router: SilentRouter()))
    var observed = 0
    form.onEvent = { _, _, _ in observed &+= 1 }
    let pairs = Pairs(operations: count) {
      sendStaying(to: coordinator)
    } against: {
      sendStaying(to: form)
    }
    use((observed, observer.count))
    return Figure("event that stays, counting observer", pairs, goal: 1.5)
  }

  private static func makeCoordinator(
    observer: (any FlowObserver)? = nil
  ) -> FlowCoordinator<FormFlow> {
    let coordinator = FlowCoordinator(FormFlow(), router: SilentRouter(), observer: observer)
    coordinator.start { _ in }
    return coordinator
  }

  static func stay(_ times: Int, observer: (any FlowObserver)? = nil) {
    sendStaying(to: opaque(makeCoordinator(observer: observer)), times)
  }

  static func stayByHand(_ times: Int) {
    sendStaying(to: opaque(HandWrittenForm(router: SilentRouter())), times)
  }

  static func observedStayByHand(_ times: Int) {
    let form = opaque(HandWrittenForm(router: SilentRouter()))
    var observed = 0
    form.onEvent = { _, _, _ in observed &+= 1 }
    sendStaying(to: form, times)
    use(observed)
  }

  static func update(_ times: Int) {
    sendUpdates(to: opaque(makeCoordinator()), times)
  }

  static func updateByHand(_ times: Int) {
    sendUpdates(to: opaque(HandWrittenForm(router: SilentRouter())), times)
  }

  private static func sendStaying(
    to coordinator: FlowCoordinator<FormFlow>,
    _ rounds: Int = rounds
  ) {
    for _ in 0..<rounds {
      for event in stayingEvents { send(event, to: coordinator) }
    }
  }

  private static func sendStaying(to form: HandWrittenForm, _ rounds: Int = rounds) {
    for _ in 0..<rounds {
      for event in stayingEvents { send(event, to: form) }
    }
  }

  private static func sendUpdates(
    to coordinator: FlowCoordinator<FormFlow>,
    _ rounds: Int = rounds
  ) {
    for number in 0..<rounds { send(.corrected(number), to: coordinator) }
  }

  private static func sendUpdates(to form: HandWrittenForm, _ rounds: Int = rounds) {
    for number in 0..<rounds { send(.corrected(number), to: form) }
  }

  // A call of their own each, as from the action of a button.
  @inline(never) private static func send(
    _ event: FormFlow.Event,
    to coordinator: FlowCoordinator<FormFlow>
  ) {
    coordinator.send(event)
  }

  @inline(never) private static func send(_ event: FormFlow.Event, to form: HandWrittenForm) {
    form.send(event)
  }
}

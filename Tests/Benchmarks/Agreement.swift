import FlowCoordinators

/// Makes sure that what is compared does the same: equal router calls for the same events.
@MainActor enum Agreement {
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  static func check() throws {
    try compare("update") { router in
      let form = FlowCoordinator(FormFlow(), router: router)
      form.start { _ in }
      router.calls = []
      for number in 0..<3 { form.send(.corrected(number)) }
    } with: { router in
      let form = HandWrittenForm(router: router)
      for number in 0..<3 { form.send(.corrected(number)) }
    }
    try compare("push and pop") { router in
      let stack = FlowCoordinator(FormFlow(), router: router)
      stack.start { _ in }
      for event in [FormFlow.Event.next, .next, .back, .next] { stack.send(event) }
    } with: { router in
      let stack = HandWrittenStack(router: router)
      stack.start()
      for event in [FormFlow.Event.next, .next, .back, .next] { stack.send(event) }
    }
    try compare("child flow") { router in
      let host = FlowCoordinator(HostFlow(), router: router)
      host.start { _ in }
      host.send(.loginTapped)
      let login = host.child(LoginFlow.self)
      login?.send(.typed(1))
      login?.send(.submitted(1))
    } with: { router in
      let host = HandWrittenHost(router: router)
      host.start()
      host.openLogin()
      host.login?.send(.typed(1))
      host.login?.send(.submitted(1))
    }
  }

  private static func compare(
    _ name: String,
    _ work: (KeepingRouter) -> Void,
    with baseline: (KeepingRouter) -> Void
  ) throws {
    let routers = (KeepingRouter(), KeepingRouter())
    work(routers.0)
    baseline(routers.1)
    if routers.0.calls == routers.1.calls { return }
    let text = "\(name): the library calls \(routers.0.calls), by hand it is \(routers.1.calls)"
    throw Broken(description: text)
  }
}

@MainActor final class KeepingRouter: Router {
  weak var delegate: (any RouterDelegate)?
  var calls: [RouterCall] = []

  func perform(_ calls: [RouterCall]) {
    self.calls += calls
  }
}

import FlowCoordinators

/// One child flow from its start to its end.
@MainActor enum ChildFigures {
  static let rounds = 5_000

  static func all() -> [Figure] {
    let host = opaque(makeHost())
    let byHand = opaque(makeHostByHand())
    let pairs = Pairs(operations: rounds) {
      logIn(host)
    } against: {
      logIn(byHand)
    }
    let more =
      Allocations.count(operations: rounds) { logIn(host) }
      - Allocations.count(operations: rounds) { logIn(byHand) }
    return [
      Figure("child flow", pairs, goal: 2.5),
      .allocations("child flow, allocations more", more, goal: 6),
    ]
  }

  static func logIn(_ times: Int) { logIn(opaque(makeHost()), times) }

  static func logInByHand(_ times: Int) { logIn(opaque(makeHostByHand()), times) }

  private static func makeHost() -> FlowCoordinator<HostFlow> {
    let host = FlowCoordinator(HostFlow(), router: SilentRouter())
    host.start { _ in }
    return host
  }

  private static func makeHostByHand() -> HandWrittenHost {
    let host = HandWrittenHost(router: SilentRouter())
    host.start()
    return host
  }

  private static func logIn(_ host: FlowCoordinator<HostFlow>, _ rounds: Int = rounds) {
    for number in 0..<rounds {
      open(host)
      guard let login = host.child(LoginFlow.self) else { return }
      for count in 0..<3 { send(.typed(count), to: login) }
      send(.submitted(number), to: login)
    }
  }

  private static func logIn(_ host: HandWrittenHost, _ rounds: Int = rounds) {
    for number in 0..<rounds {
      open(host)
      guard let login = host.login else { return }
      for count in 0..<3 { send(.typed(count), to: login) }
      send(.submitted(number), to: login)
    }
  }

  @inline(never) private static func open(_ host: FlowCoordinator<HostFlow>) {
    host.send(.loginTapped)
  }

  @inline(never) private static func open(_ host: HandWrittenHost) {
    host.openLogin()
  }

  @inline(never) private static func send(
    _ event: LoginFlow.Event,
    to login: FlowCoordinator<LoginFlow>
  ) {
    login.send(event)
  }

  @inline(never) private static func send(_ event: LoginFlow.Event, to login: HandWrittenLogin) {
    login.send(event)
  }
}

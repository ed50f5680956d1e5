import FlowCoordinators

/// Holds the root coordinator of the shop.
@MainActor final class ShopApp: TerminalApp {
  let router: TerminalRouter
  let log: EventLog
  let exampleLink = "shop://products/3"

  private let coordinator: FlowCoordinator<ShopFlow>

  init(console: Console) {
    let log = EventLog(console: console)
    self.log = log
    router = TerminalRouter { call in log.note(call) }
    coordinator = FlowCoordinator(ShopFlow(), router: router, observer: log)
  }

  var root: any RunningFlow { coordinator }

  var canSignOut: Bool {
    if case .main = coordinator.step { true } else { false }
  }

  func start() {
    coordinator.start { _ in }
  }

  func open(link: String) throws(LinkError) {
    let event = try ShopLink.event(for: link)
    log.write("event ", "\(event)")
    coordinator.send(event)
  }

  func signOut() {
    coordinator.send(.signedOut)
  }
}

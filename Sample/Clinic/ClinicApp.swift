import FlowCoordinators

/// Holds the root coordinator and what its flows are given; elsewhere a scene delegate does.
@MainActor final class ClinicApp: TerminalApp {
  let router: TerminalRouter
  let log: EventLog
  let exampleLink = "clinic://orders/123"

  private let store: SessionStore
  private let coordinator: FlowCoordinator<ClinicFlow>

  init(
    client: any ClinicClient = ScriptedClinic(),
    store: SessionStore = SessionStore(),
    console: Console
  ) {
    let log = EventLog(console: console)
    self.log = log
    self.store = store
    router = TerminalRouter { call in log.note(call) }
    coordinator = FlowCoordinator(
      ClinicFlow(client: client, store: store),
      router: router,
      observer: log
    )
  }

  var root: any RunningFlow { coordinator }

  var canSignOut: Bool { store.session != nil }

  func start() {
    coordinator.start { _ in }
  }

  func open(link: String) throws(LinkError) {
    let event = try ClinicLink.event(for: link)
    log.write("event ", "\(event)")
    let outcome = coordinator.send(event)
    if outcome == .postponed { log.write("event ", "postponed until the step changes") }
  }

  func signOut() {
    store.session = nil
    coordinator.send(.signedOut)
  }
}

import FlowCoordinators
import FlowGraphs

// What else an app writes beside its flows: examples, a router, an observer, a screen's model.

extension LoginFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Example("known", Event.submitted(Account(name: "ada")))
    Example("uses code", Event.submitted(Account(name: "ada", usesCode: true)))
    Event.codeAccepted(Account(name: "ada"))
    Event.closeTapped
  }
}

extension AppFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.loginTapped
  }
}

final class CountingRouter: Router {
  weak var delegate: (any RouterDelegate)?
  private(set) var count = 0

  func perform(_ calls: [RouterCall]) {
    count += calls.count
  }
}

final class CountingObserver: FlowInputObserver {
  private(set) var endings = 0
  private(set) var inputs = 0

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    if case .ended = trace.record { endings += 1 }
  }

  func observe<F: Flow>(_ input: FlowInput<F>) {
    inputs += 1
  }
}

@MainActor final class CredentialsModel {
  private let send: Send<LoginFlow.Event>

  init?(_ screen: Screen) {
    guard let send = screen.send(for: LoginFlow.self) else { return nil }
    self.send = send
  }

  func close() {
    send(.closeTapped)
  }
}

extension HomeFlow: @MainActor ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.newsTapped
    Event.picked(7)
  }
}

extension ShellFlow: @MainActor ExplorableFlow {
  var exampleEvents: [Example<Event>] {}
}

import FlowCoordinators
import FlowGraphs
import FlowTesting

@testable import QuickStart

// More code of the documents, which show it as it stands here.

/// A router with one stack of screens and the containers presented over it.
final class StackRouter: Router {
  weak var delegate: (any RouterDelegate)?
  private(set) var containers: [[Screen]] = [[]]

  func perform(_ calls: [RouterCall]) {
    for call in calls { perform(call) }
  }

  private func perform(_ call: RouterCall) {
    let top = containers.count - 1
    switch call {
    case .setStack(let screens, _): containers[top] = screens
    case .push(let screen, _): containers[top].append(screen)
    case .pop(let screen, _): containers[top] = Array(stack(up: screen, in: top))
    case .present(let screen, _, _): containers.append([screen])
    case .dismiss(let screen, _): containers.removeLast(top - container(of: screen))
    case .update(let screen):
      let place = container(of: screen)
      containers[place] = containers[place].map { $0.id == screen.id ? screen : $0 }
    case .setPanes, .select, .inPane: break  // for an app without panes
    }
  }

  private func stack(up screen: Screen?, in container: Int) -> ArraySlice<Screen> {
    let index = containers[container].lastIndex { $0.id == screen?.id }
    return containers[container].prefix((index ?? -1) + 1)
  }

  private func container(of screen: Screen?) -> Int {
    containers.lastIndex { $0.contains { $0.id == screen?.id } } ?? 0
  }
}

/// What a view or a view model gets: the step, and a way to report events.
@MainActor final class CredentialsModel {
  private let send: Send<LoginFlow.Event>

  init?(_ screen: Screen) {
    guard let send = screen.send(for: LoginFlow.self) else { return nil }
    self.send = send
  }

  func closeTapped() {
    send(.closeTapped)
  }
}

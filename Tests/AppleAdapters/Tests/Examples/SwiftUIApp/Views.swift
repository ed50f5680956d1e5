import FlowCoordinators
import FlowSwiftUI
import SwiftUI

// Code of "Showing flows in SwiftUI", which shows it as it stands here.

extension LoginFlow: ViewFlow {
  func view(for step: Step, send: Send<Event>) -> some View {
    switch step {
    case .credentials: CredentialsView { send(.submitted($0)) }
    case .code(let user): CodeView(user: user) { send(.codeAccepted(user)) }
    }
  }
}

extension AppFlow: ViewFlow {
  func view(for step: Step, send: Send<Event>) -> some View {
    switch step {
    case .welcome: Button("Sign in") { send(.loginTapped) }
    case .home(let session): HomeView(session: session) { send(.opened(order: 7)) }
    case .order(let number): Text("Order \(number)")
    case .login: EmptyView()  // the login flow has views of its own
    }
  }
}

struct CredentialsView: View {
  let submit: (User) -> Void

  var body: some View {
    Button("Continue as Bob") { submit(User(name: "bob", usesCode: true)) }
  }
}

struct CodeView: View {
  let user: User
  let accept: () -> Void

  var body: some View {
    Text("A code for \(user.name)")
    Button("Confirm") { accept() }
  }
}

struct HomeView: View {
  let session: Session
  let openOrder: () -> Void

  var body: some View {
    Text("Hello \(session.user.name)")
    Button("Last order") { openOrder() }
  }
}

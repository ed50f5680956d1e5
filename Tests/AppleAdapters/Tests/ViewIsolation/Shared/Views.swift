// This file is compiled, unchanged, in a plain module and in modules whose default isolation is the
// main actor, with and without inferred isolated conformances.

import FlowCoordinators
import FlowSwiftUI
import SwiftUI

extension LoginFlow: ViewFlow {
  func view(for step: Step, send: Send<Event>) -> some View {
    switch step {
    case .credentials:
      Button("Sign in") { send(.submitted(Account(name: notebook.names[0], usesCode: true))) }
    case .code(let account):
      Text(verbatim: "Code for \(account.name)")
      Button("Done") { send(.codeAccepted(account)) }
    }
  }
}

extension AppFlow: ViewFlow {
  @ViewBuilder func view(for step: Step, send: Send<Event>) -> some View {
    if case .home(let account) = step {
      Text(verbatim: "Hello \(account.name)")
    } else {
      WelcomeView(send: send)
    }
  }
}

struct WelcomeView: View {
  let send: Send<AppFlow.Event>

  var body: some View {
    Button("Log in") { send(.loginTapped) }
  }
}

extension HomeFlow: @MainActor ViewFlow {
  func view(for step: Step, send: Send<Event>) -> some View {
    Text(verbatim: settings.showsNews ? "News" : "No news")
    Button("Pick") { send(.picked(7)) }
  }
}

extension ShellFlow: @MainActor ViewFlow {
  func view(for step: Step, send: Send<Event>) -> some View { Text(verbatim: "\(step)") }

  func label(for pane: ScreenPane) -> some View { Image(systemName: "house") }
}

struct AppView: View {
  let model: NavigationModel

  var body: some View {
    FlowStack(model)
      .presentation(.sheet) { $0.presentationDetents([.large]) }
  }
}

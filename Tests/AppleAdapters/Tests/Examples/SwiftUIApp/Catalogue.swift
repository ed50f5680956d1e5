import FlowCoordinators
import FlowSwiftUI
import SwiftUI

struct CatalogueView: View {
  @State private var model = NavigationModel()
  @State private var login: FlowCoordinator<LoginFlow>?

  var body: some View {
    FlowStack(model) {
      Button("Sign in") { signIn() }
    }
  }

  private func signIn() {
    let login = FlowCoordinator(LoginFlow(), router: model, entry: .present(.card))
    self.login = login
    login.start { _ in self.login = nil }
  }
}

extension PresentationStyle {
  static let card = PresentationStyle("card")
}

struct ShopView: View {
  let model: NavigationModel

  var body: some View {
    FlowStack(model)
      .presentation(.card) { $0.presentationDetents([.medium, .large]) }
  }
}

import FlowCoordinators
import FlowSwiftUI
import SwiftUI

@main struct ShopApp: App {
  @State private var model: NavigationModel
  @State private var app: FlowCoordinator<AppFlow>

  init() {
    let model = NavigationModel()
    let app = FlowCoordinator(AppFlow(), router: model)
    app.start { _ in }
    _model = State(initialValue: model)
    _app = State(initialValue: app)
  }

  var body: some Scene {
    WindowGroup {
      FlowStack(model)
    }
  }
}

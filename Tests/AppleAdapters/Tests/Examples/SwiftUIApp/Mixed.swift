import FlowCoordinators
import FlowSwiftUI
import FlowUIKit
import SwiftUI
import UIKit

extension LoginFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    UIHostingController(rootView: view(for: step, send: send))
  }
}

/// A login whose screens are UIKit's, in the place of a SwiftUI view.
struct LoginScreens: UIViewControllerRepresentable {
  let completion: @MainActor (FlowResult<Session>) -> Void

  @MainActor final class Coordinator {
    let router = NavigationRouter()
    let login: FlowCoordinator<LoginFlow>

    init() {
      login = FlowCoordinator(LoginFlow(), router: router)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UINavigationController {
    context.coordinator.login.start(completion: completion)
    return context.coordinator.router.navigationController
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}

  static func dismantleUIViewController(
    _ controller: UINavigationController,
    coordinator: Coordinator
  ) {
    coordinator.login.cancel()
  }
}

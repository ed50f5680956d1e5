import FlowCoordinators
import FlowUIKit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let router = NavigationRouter()
  lazy var app = FlowCoordinator(AppFlow(), router: router)

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = router.navigationController
    window.makeKeyAndVisible()
    self.window = window
    app.start { _ in }
  }
}

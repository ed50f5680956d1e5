import FlowCoordinators
import FlowUIKit
import UIKit

/// A screen of an app that had no flows so far.
final class SettingsViewController: UIViewController {
  private(set) var login: FlowCoordinator<LoginFlow>?
  private(set) var session: Session?

  func signIn() {
    guard let navigationController, login == nil else { return }
    let router = NavigationRouter.driving(navigationController)
    let login = FlowCoordinator(LoginFlow(), router: router, entry: .push)
    self.login = login
    login.start { [weak self] result in
      self?.login = nil
      self?.session = try? result.get()
    }
  }
}

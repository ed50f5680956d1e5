import FlowCoordinators
import FlowUIKit
import UIKit

extension LoginFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    switch step {
    case .credentials: CredentialsViewController(send: send)
    case .code(let user): CodeViewController(user: user, send: send)
    }
  }
}

extension AppFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    switch step {
    case .welcome: WelcomeViewController(send: send)
    case .home(let session): HomeViewController(session: session, send: send)
    case .order(let id): OrderViewController(id: id)
    case .login: UIViewController()  // never asked for: the login flow shows its own screens
    }
  }

  func update(_ viewController: UIViewController, to step: Step) {
    guard case .home(let session) = step else { return }
    (viewController as? HomeViewController)?.session = session
  }
}

final class CredentialsViewController: UIViewController {
  private let send: Send<LoginFlow.Event>

  init(send: Send<LoginFlow.Event>) {
    self.send = send
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func submit(_ user: User) { send(.submitted(user)) }
}

final class CodeViewController: UIViewController {
  private let user: User
  private let send: Send<LoginFlow.Event>

  init(user: User, send: Send<LoginFlow.Event>) {
    self.user = user
    self.send = send
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func accept() { send(.codeAccepted(user)) }
}

final class WelcomeViewController: UIViewController {
  private let send: Send<AppFlow.Event>

  init(send: Send<AppFlow.Event>) {
    self.send = send
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func logIn() { send(.loginTapped) }
}

final class HomeViewController: UIViewController {
  var session: Session { didSet { title = session.user.name } }
  private let send: Send<AppFlow.Event>

  init(session: Session, send: Send<AppFlow.Event>) {
    self.session = session
    self.send = send
    super.init(nibName: nil, bundle: nil)
    title = session.user.name
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func open(_ order: Int) { send(.opened(order: order)) }
}

final class OrderViewController: UIViewController {
  init(id: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "Order \(id)"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Navigates by itself: the flow knows nothing of it, and need not.
  func showReceipt() {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

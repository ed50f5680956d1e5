import FlowCoordinators

/// A parent with an optional child as one writes it by hand, with closures and the same router calls.
@MainActor final class HandWrittenHost {
  private(set) var login: HandWrittenLogin?
  private(set) var user = 0
  private let router: any Router
  private var welcome: Screen?

  init(router: any Router) {
    self.router = router
  }

  func start() {
    let screen = Screen(HostFlow.Step.welcome)
    welcome = screen
    router.perform([.setStack([screen], animated: false)])
  }

  func openLogin() {
    let login = HandWrittenLogin(router: router)
    login.onFinish = { [weak self] result in self?.finishLogin(result) }
    self.login = login
    login.start()
  }

  private func finishLogin(_ result: FlowResult<Int>) {
    if case .success(let user) = result { self.user = user }
    login = nil
    router.perform([.pop(to: welcome)])
  }
}

@MainActor final class HandWrittenLogin {
  var onFinish: ((FlowResult<Int>) -> Void)?
  private(set) var step = LoginFlow.Step.credentials
  private let router: any Router

  init(router: any Router) {
    self.router = router
  }

  func start() {
    router.perform([.push(Screen(step))])
  }

  @discardableResult func send(_ event: LoginFlow.Event) -> EventOutcome {
    switch (step, event) {
    case (.credentials, .typed): break
    case (.credentials, .submitted(let user)): onFinish?(.success(user))
    }
    return .handled
  }
}

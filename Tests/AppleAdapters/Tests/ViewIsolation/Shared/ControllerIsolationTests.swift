import FlowCoordinators
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@Suite("The same view controllers, whatever the module's default isolation", .simulated)
@MainActor struct ControllerIsolationTests {
  private func run(_ stack: UINavigationController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    UIKitSimulator.settle()
    return window
  }

  private func tap(_ stack: UINavigationController) {
    let top = (stack.presentedViewController as? UINavigationController) ?? stack
    (top.topViewController as? ButtonController)?.tap()
    UIKitSimulator.settle()
  }

  @Test("a login is shown and finishes")
  func login() {
    let router = NavigationRouter(UINavigationController(), later: UIKitSimulator.perform)
    let app = FlowCoordinator(AppFlow(notebook: Notebook()), router: router)
    app.start { _ in }
    let window = run(router.navigationController)
    for _ in 0..<3 { tap(router.navigationController) }
    #expect(app.path == [.home(Account(name: "ada", usesCode: true))])
    withExtendedLifetime(window) {}
  }

  @Test("a flow with an isolated conformance reads main-actor dependencies")
  func home() {
    let router = NavigationRouter(UINavigationController(), later: UIKitSimulator.perform)
    let shell = FlowCoordinator(ShellFlow(settings: Settings()), router: router)
    shell.start { _ in }
    let window = run(router.navigationController)
    #expect(router.navigationController.topViewController?.title == "News")
    tap(router.navigationController)
    #expect(shell.path.map { "\($0)" } == ["article(7)"])
    withExtendedLifetime(window) {}
  }
}

import FlowCoordinators
import FlowGraphs
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@testable import UIKitApp

@Suite("The example app in UIKit", .simulated, .serialized)
@MainActor struct UIKitAppTests {
  @Test("the scene delegate brings the app up, and takes it down")
  func scene() throws {
    weak var app: FlowCoordinator<AppFlow>?
    func run() throws {
      let delegate = SceneDelegate()
      delegate.router.prepareStyles()
      let scene = UIWindowScene(
        session: UISceneSession(persistentIdentifier: "1"),
        connectionOptions: UIScene.ConnectionOptions()
      )
      delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      app = delegate.app
      UIKitSimulator.settle()
      let stack = delegate.router.navigationController
      let welcome = try #require(stack.topViewController as? WelcomeViewController)
      welcome.logIn()
      UIKitSimulator.settle()
      let sheet = stack.presentedViewController as? UINavigationController
      let credentials = try #require(sheet?.topViewController as? CredentialsViewController)
      credentials.submit(User(name: "bob", usesCode: true))
      UIKitSimulator.settle()
      let code = try #require(sheet?.topViewController as? CodeViewController)
      code.accept()
      UIKitSimulator.settle()
      let home = try #require(stack.topViewController as? HomeViewController)
      #expect(home.title == "bob" && stack.presentedViewController == nil)
      home.open(7)
      UIKitSimulator.settle()
      let order = try #require(stack.topViewController as? OrderViewController)
      order.showReceipt()
      UIKitSimulator.settle()
      #expect(stack.viewControllers.count == 3 && delegate.app.path.count == 2)
      #expect(UIKitSimulator.warnings.isEmpty && UIKitSimulator.exceptions.isEmpty)
    }
    try run()
    UIKitSimulator.reset()
    #expect(app == nil)
  }

  @Test("a login is dropped onto a stack that was there before, again and again")
  func settings() async {
    let settings = SettingsViewController()
    let stack = UINavigationController(rootViewController: settings)
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    await rest()
    for _ in 0..<2 {
      settings.signIn()
      await rest()
      (stack.topViewController as? CredentialsViewController)?.submit(User(name: "ada"))
      #expect(settings.session?.user.name == "ada" && settings.login == nil)
      // At once, while the screen before still goes.
      settings.signIn()
      await rest()
      #expect(stack.viewControllers.count == 2)
      stack.tapBackButton()
      await rest()
      #expect(settings.session == nil && settings.login == nil)
      #expect(stack.viewControllers == [settings] && stack.delegate == nil)
    }
    #expect(UIKitSimulator.warnings.isEmpty && UIKitSimulator.exceptions.isEmpty)
  }

  /// The router of an app waits for real turns of the main actor, the simulation for its own.
  private func rest() async {
    for _ in 0..<20 {
      UIKitSimulator.settle()
      await Task.yield()
    }
  }

  @Test("the tabs of the shop have their items")
  func shop() throws {
    let router = NavigationRouter()
    let shop = FlowCoordinator(ShopFlow(), router: router)
    shop.start { _ in }
    let tabs = try #require(router.navigationController.topViewController as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Home", "Account"])
  }

  @Test @MainActor func everyFlowHasItsScreens() throws {
    let missing = try FlowGraph(of: AppFlow()).screenFlows.filter {
      !($0 is any ViewControllerFlow.Type)
    }
    #expect(missing.isEmpty)
  }
}

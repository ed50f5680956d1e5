import FlowCoordinators
import FlowSwiftUI
import FlowUIKit
@_spi(Simulation) import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import SwiftUIApp

@Suite("Code of the article about SwiftUI", .serialized, .simulated)
@MainActor struct ExampleTests {
  @Test("an app shows its first step, and a login that ends at home")
  func app() throws {
    let shop = ShopApp()
    defer { withExtendedLifetime(shop) {} }
    let group = try #require(shop.body as? WindowGroup<FlowStack<EmptyView>>)
    SwiftUIScreen(group.content).tapButton("Sign in")
    SwiftUIScreen(group.content).presented?.tapButton("Continue as Bob")
    let code = SwiftUIScreen(group.content).presented
    #expect(code?.texts == ["A code for bob"])
    #expect(code?.hasBackButton == true)
    code?.tapButton("Confirm")
    #expect(SwiftUIScreen(group.content).texts == ["Hello bob"])
    SwiftUIScreen(group.content).tapButton("Last order")
    #expect(SwiftUIScreen(group.content).texts == ["Order 7"])
  }

  @Test("a view of the app brings up a login, and has it back when that is swiped away")
  func catalogue() {
    let view = CatalogueView()
    for _ in 0..<2 {
      SwiftUIScreen(view).tapButton("Sign in")
      #expect(SwiftUIScreen(view).presented?.buttons == ["Continue as Bob"])
      SwiftUIScreen(view).swipeDown()
      #expect(SwiftUIScreen(view).presented == nil)
    }
  }

  @Test("an app's own style has its detents")
  func style() {
    let model = NavigationModel()
    let login = FlowCoordinator(LoginFlow(), router: model, entry: .present(.card))
    login.start { _ in }
    #expect(SwiftUIScreen(ShopView(model: model)).presented?.detents == [.medium, .large])
  }

  @Test("tabs have the flow's labels, a drawer stands where the flow's view puts it")
  func panes() {
    let tabs = NavigationModel()
    let main = FlowCoordinator(MainFlow(), router: tabs)
    main.start { _ in }
    #expect(SwiftUIScreen(FlowStack(tabs)).tabs == ["Home", "Search"])
    let drawer = NavigationModel()
    let mail = FlowCoordinator(MailFlow(), router: drawer)
    mail.start { _ in }
    #expect(SwiftUIScreen(FlowStack(drawer)).stackCount == 1)
    SwiftUIScreen(FlowStack(drawer)).tapButton("Menu")
    #expect(SwiftUIScreen(FlowStack(drawer)).stackCount == 2)
  }

  @Test("a SwiftUI view is a screen of a UIKit router")
  func hosted() throws {
    let router = NavigationRouter()
    let login = FlowCoordinator(LoginFlow(), router: router)
    login.start { _ in }
    let screen = try #require(router.navigationController.viewControllers.last)
    let host = try #require(screen as? UIHostingController<LoginFlow.StepView>)
    host.screen.tapButton("Continue as Bob")
    #expect(login.path.count == 2)
  }

  @Test("a UIKit router's screens are a SwiftUI view, and the flow ends with it")
  func represented() throws {
    var results: [FlowResult<Session>] = []
    let view = LoginScreens { results.append($0) }
    let screen = SwiftUIScreen(view)
    let stack = try #require(screen.controllers.first as? UINavigationController)
    #expect(stack.viewControllers.count == 1)
    screen.dismantle()
    #expect(results == [.failure(.cancelled(.requested))])
  }
}

import FlowCoordinators
import FlowSwiftUI
@_spi(Simulation) import SwiftUI
import Testing

@Suite("The same views, whatever the module's default isolation")
@MainActor struct ViewIsolationTests {
  @Test("a login is shown and finishes")
  func login() {
    let model = NavigationModel()
    let app = FlowCoordinator(AppFlow(notebook: Notebook()), router: model)
    app.start { _ in }
    SwiftUIScreen(AppView(model: model)).tapButton("Log in")
    SwiftUIScreen(AppView(model: model)).presented?.tapButton("Sign in")
    let code = SwiftUIScreen(AppView(model: model)).presented
    #expect(code?.texts == ["Code for ada"])
    code?.tapButton("Done")
    #expect(SwiftUIScreen(AppView(model: model)).texts == ["Hello ada"])
    #expect(app.path == [.home(Account(name: "ada", usesCode: true))])
  }

  @Test("views of a flow with an isolated conformance read main-actor dependencies")
  func home() {
    let model = NavigationModel()
    let shell = FlowCoordinator(ShellFlow(settings: Settings()), router: model)
    shell.start { _ in }
    #expect(SwiftUIScreen(FlowStack(model)).texts == ["News"])
    SwiftUIScreen(FlowStack(model)).tapButton("Pick")
    #expect(SwiftUIScreen(FlowStack(model)).texts == ["article(7)"])
  }
}

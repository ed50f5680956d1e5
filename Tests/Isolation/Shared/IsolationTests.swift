import FlowCoordinators
import FlowTesting
import Testing

@Suite("The same flow, whatever the module's default isolation")
@MainActor struct IsolationTests {
  @Test("a login runs, with a flow that holds a class which is not Sendable")
  func login() {
    let router = RecordingRouter()
    let app = FlowCoordinator(AppFlow(notebook: Notebook()), router: router)
    app.start { _ in }
    app.send(.loginTapped)
    app.child(LoginFlow.self)?.send(.submitted(Account(name: "ada")))
    #expect(
      router.calls == [
        .setStack(AppFlow.Step.welcome, animated: false),
        .present(LoginFlow.Step.credentials),
        .dismiss(to: AppFlow.Step.welcome),
        .setStack(AppFlow.Step.home(Account(name: "ada")), animated: false),
      ]
    )
  }

  @Test("a flow with an isolated conformance reads main-actor dependencies, and can be hosted")
  func home() {
    let router = RecordingRouter()
    let settings = Settings()
    let shell = FlowCoordinator(ShellFlow(settings: settings), router: router)
    shell.start { _ in }
    #expect(router.screens == [Screen(HomeFlow.Step.news)])
    shell.child(HomeFlow.self)?.send(.picked(7))
    #expect(shell.path == [.article(7)])
  }
}

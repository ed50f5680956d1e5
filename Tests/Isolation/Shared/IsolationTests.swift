import FlowCoordinators
import FlowGraphs
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

  @Test("flows go on where a snapshot was taken")
  func restoring() throws {
    let flow = ShellFlow(settings: Settings())
    let shell = FlowCoordinator(flow, router: RecordingRouter())
    shell.start { _ in }
    let router = RecordingRouter()
    let restored = FlowCoordinator(flow, router: router)
    try restored.start(restoring: shell.snapshot()) { _ in }
    #expect(router.screens == [Screen(HomeFlow.Step.news)])
    restored.child(HomeFlow.self)?.send(.picked(7))
    #expect(try restored.snapshot().description.contains(#"{"article":{"_0":7}}"#))
  }

  @Test("a router, an observer and a screen's model of the app's own work together")
  func appCode() {
    let router = CountingRouter()
    let observer = CountingObserver()
    let app = FlowCoordinator(
      AppFlow(notebook: Notebook()),
      router: router,
      observer: observer
    )
    app.start { _ in }
    app.send(.loginTapped)
    let recording = RecordingRouter()
    let login = FlowCoordinator(LoginFlow(notebook: Notebook()), router: recording)
    login.start { _ in }
    recording.screens.first.flatMap { CredentialsModel($0) }?.close()
    #expect(login.result == .failure(.cancelled(.requested)))
    app.child(LoginFlow.self)?.cancel()
    #expect(router.count == 3)
    #expect(observer.endings == 1)
    #expect(observer.inputs == 2)
  }

  @Test("the flows can be explored and drawn")
  func graph() throws {
    let dot = try FlowGraph(of: AppFlow(notebook: Notebook())).dot()
    #expect(dot.contains("LoginFlow → Account"))
    let shell = try FlowGraph(of: ShellFlow(settings: Settings()))
    #expect(shell.children.map(\.name) == ["HomeFlow"])
    #expect(shell.edges.contains { $0.label == "homeEnded [success]" })
  }
}

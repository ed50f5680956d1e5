import FlowCoordinators
import FlowTesting
import Testing

@Suite("A flow tester")
@MainActor struct FlowTesterTests {
  @Test("starts the flow on a router of its own")
  func start() throws {
    let shop = FlowTester(ShopFlow())
    #expect(shop.step == .home)
    #expect(shop.path == [.home])
    #expect(shop.coordinator.isRunning)
    #expect(shop.result == nil)
    try shop.router.expect([.setStack(ShopFlow.Step.home, animated: false)])
  }

  @Test("enters the way it is told, also where others were before")
  func entry() throws {
    let shop = FlowTester(ShopFlow())
    shop.send(.closed)
    let login = FlowTester(LoginFlow(), entry: .present(.fullScreen), on: shop.router)
    #expect(shop.router.containers.count == 2)
    try shop.router.expect([
      .setStack(ShopFlow.Step.home, animated: false),
      .present(LoginFlow.Step.credentials, as: .fullScreen),
    ])
    login.send(.closed)
    #expect(shop.router.screens == [Screen(ShopFlow.Step.home)])
    #expect(shop.router.violations.isEmpty)
  }

  @Test("keeps the outcome of every event, in order")
  func outcomes() {
    let shop = FlowTester(ShopFlow())
    #expect(shop.send(.loginTapped) == .handled)
    #expect(shop.send(.loginTapped) == .unhandled)
    shop.send(.closed)
    shop.send(.closed)
    #expect(shop.outcomes == [.handled, .unhandled, .handled, .ignored(.ended)])
  }

  @Test("keeps issues, signals and the result")
  func collected() {
    let shop = FlowTester(ShopFlow())
    shop.send(.viewed(3))
    shop.send(.viewed(4))
    shop.send(.loggedIn(.success("Ada")))
    shop.send(.closed)
    #expect(shop.signals == [3, 4])
    #expect(
      shop.issues.map(\.kind) == [.unhandledEvent("loggedIn(.success(\"Ada\"))", step: "home")]
    )
    #expect(shop.result == .success(4))
    #expect(shop.step == nil)
    #expect(shop.path.isEmpty)
  }

  @Test("reaches into children by type")
  func child() throws {
    let shop = FlowTester(ShopFlow())
    shop.send(.loginTapped)
    let login = try shop.child(LoginFlow.self)
    #expect(login.path == [.credentials])
    #expect(shop.children.map(\.name) == ["LoginFlow"])
    login.send(.submitted("Ada"))
    #expect(shop.path == [.home, .account("Ada")])
    #expect(shop.children.isEmpty)
  }

  @Test("names the children there are when it is asked for another")
  func noChild() {
    let shop = FlowTester(ShopFlow())
    var text: String?
    do { _ = try shop.child(HelpFlow.self) } catch { text = "\(error)" }
    #expect(
      text == """
        ShopFlow has no running child HelpFlow.
        No child is running.
        """
    )
    shop.send(.loginTapped)
    do { _ = try shop.child(ShopFlow.self) } catch { text = "\(error)" }
    #expect(
      text == """
        ShopFlow has no running child ShopFlow.
        Running are:
          LoginFlow [credentials]
        """
    )
  }

  @Test("hears what a child in its tree reports")
  func childIssues() throws {
    let shop = FlowTester(ShopFlow())
    shop.send(.loginTapped)
    try shop.child(LoginFlow.self).send(.unknown)
    #expect(shop.issues.map(\.flow) == ["LoginFlow"])
    #expect(shop.issues.map(\.address.description) == ["Shop/login"])
  }

  @Test("has a log of everything that was observed, as a printing observer writes it")
  func log() {
    var lines: [String] = []
    let observer = PrintingObserver { lines.append($0) }
    let router = RecordingRouter()
    let twin = FlowCoordinator(ShopFlow(), router: router, observer: observer)
    twin.start { _ in }
    twin.send(.loginTapped)
    router.userDismisses()
    twin.send(.closed)

    let shop = FlowTester(ShopFlow())
    shop.send(.loginTapped)
    shop.router.userDismisses()
    shop.send(.closed)
    #expect(shop.log == lines)
    #expect(shop.log.first == "Shop: started on [home]")
    #expect(shop.log.contains("Shop/login: started on [credentials]"))
  }

  @Test("lets go of a child that has ended")
  func letsGo() throws {
    let shop = FlowTester(ShopFlow())
    shop.send(.loginTapped)
    weak let login = try shop.child(LoginFlow.self)
    #expect(login != nil)
    shop.router.userDismisses()
    #expect(login == nil)
    #expect(shop.path == [.home])
  }

  @Test("lets go of everything when it goes itself")
  func goes() {
    var shop: FlowTester<ShopFlow>? = FlowTester(ShopFlow())
    shop?.send(.loginTapped)
    weak let coordinator = shop?.coordinator
    weak let router = shop?.router
    shop = nil
    #expect(coordinator == nil)
    #expect(router == nil)
  }
}

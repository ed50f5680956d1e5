import FlowCoordinators
import FlowTesting
import Testing

@Suite("The end of a test with a flow tester")
@MainActor struct FinishingTests {
  let shop = FlowTester(ShopFlow())

  /// What is said to have been overlooked.
  private func remains<F: Flow>(of tester: FlowTester<F>) -> String? {
    do {
      try tester.finishes()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("is silent when everything was looked at")
  func silent() throws {
    shop.send(.loginTapped)
    try shop.child(LoginFlow.self).send(.submitted("Ada"))
    shop.send(.viewed(1))
    shop.send(.loginTapped)
    shop.send(.closed)
    #expect(shop.router.calls.count == 4)
    #expect(shop.issues.count == 1)
    #expect(shop.signals == [1])
    #expect(shop.result == .success(4))
    try shop.finishes()
  }

  @Test("lists everything that nobody looked at")
  func everything() {
    shop.send(.viewed(1))
    shop.send(.loggedIn(.success("Ada")))
    shop.send(.loginTapped)
    #expect(
      remains(of: shop) == """
        The test of ShopFlow ended without looking at everything.
        router call, 2:
          .setStack(ShopFlow.Step.home, animated: false)
          .present(LoginFlow.Step.credentials)
        issue, 1:
          Shop: ShopFlow does not handle loggedIn(.success("Ada")) in step home.
          Add a case to transition(from:on:), or answer .stay to ignore the event on purpose.
        signal, 1:
          1
        running child, 1:
          LoginFlow [credentials]
        Reading a property of the tester, or router.expect(_:), counts as looking at it.
        """
    )
  }

  @Test("lists a result that nobody read")
  func result() throws {
    shop.send(.closed)
    try shop.router.expect([.setStack(ShopFlow.Step.home, animated: false)])
    #expect(
      remains(of: shop) == """
        The test of ShopFlow ended without looking at everything.
        result, 1:
          success(4)
        Reading a property of the tester, or router.expect(_:), counts as looking at it.
        """
    )
    #expect(shop.result == .success(4))
    try shop.finishes()
  }

  @Test("lists violations even after they were read")
  func violation() {
    shop.router.perform([])
    #expect(shop.router.violations.count == 1)
    #expect(shop.router.calls.count == 1)
    #expect(
      remains(of: shop) == """
        The test of ShopFlow ended without looking at everything.
        router violation, 1:
          perform([]): the list of calls is empty.
          A turn that changes nothing performs nothing.
        Reading a property of the tester, or router.expect(_:), counts as looking at it.
        """
    )
  }

  @Test("what came after the last look counts")
  func later() {
    #expect(shop.router.calls.count == 1)
    #expect(shop.signals.isEmpty)
    shop.send(.viewed(2))
    shop.send(.loginTapped)
    #expect(shop.children.count == 1)
    #expect(
      remains(of: shop) == """
        The test of ShopFlow ended without looking at everything.
        router call, 1:
          .present(LoginFlow.Step.credentials)
        signal, 1:
          2
        Reading a property of the tester, or router.expect(_:), counts as looking at it.
        """
    )
  }

  @Test("taking the calls, and expecting others, count as looking")
  func looking() throws {
    #expect(!shop.router.takeCalls().isEmpty)
    shop.send(.loginTapped)
    #expect(throws: RouterCallDifference.self) { try shop.router.expect([]) }
    #expect(shop.children.count == 1)
    try shop.finishes()
  }

  @Test("a child that has ended need not be looked at")
  func ended() throws {
    shop.send(.loginTapped)
    shop.router.userDismisses()
    #expect(shop.router.calls.count == 2)
    try shop.finishes()
  }

  @Test("reaching a grandchild is looking at it, and not at its parent")
  func grandchild() throws {
    shop.send(.loginTapped)
    shop.coordinator.child(LoginFlow.self)?.send(.helpTapped)
    #expect(shop.router.calls.count == 3)
    #expect(try shop.child(HelpFlow.self).path == [.page])
    #expect(
      remains(of: shop) == """
        The test of ShopFlow ended without looking at everything.
        running child, 1:
          LoginFlow [credentials, help]
        Reading a property of the tester, or router.expect(_:), counts as looking at it.
        """
    )
    #expect(shop.children.count == 1)
    try shop.finishes()
  }
}

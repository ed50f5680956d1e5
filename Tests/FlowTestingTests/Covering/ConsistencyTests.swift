import FlowCoordinators
import FlowTesting
import Testing

@Suite("What must hold between two turns")
@MainActor struct ConsistencyTests {
  @Test("a flow that is left alone is consistent, before and after its end")
  func consistent() throws {
    let shop = FlowTester(ShopFlow())
    try shop.expectConsistency()
    shop.send(.loginTapped)
    try shop.child(LoginFlow.self).send(.helpTapped)
    try shop.expectConsistency()
    shop.router.userDismisses()
    try shop.expectConsistency()
    shop.send(.closed)
    try shop.expectConsistency()
  }

  @Test("screens that were up before do not count", arguments: [FlowEntry.push, .present(.sheet)])
  func entries(entry: FlowEntry) throws {
    let router = RecordingRouter()
    FlowTester(HelpFlow(), on: router).send(.closed)
    let shop = FlowTester(ShopFlow(), entry: entry, on: router)
    shop.send(.loginTapped)
    #expect(router.screens.count == 3)
    try shop.expectConsistency()
    shop.send(.closed)
    #expect(router.screens.count == 1)
    try shop.expectConsistency()
  }

  @Test("a router that shows something else is noticed, with containers")
  func foreignCalls() throws {
    let shop = FlowTester(ShopFlow())
    shop.send(.loginTapped)
    shop.router.perform([.dismiss(to: shop.router.screens.first)])
    let error = #expect(throws: FlowInconsistency.self) { try shop.expectConsistency() }
    #expect(
      error?.description == """
        ShopFlow and its router do not fit together.
          The router shows [home], but the paths stand for [home | credentials].
        """
    )
  }

  @Test("a call that a platform would reject is named")
  func violations() {
    let shop = FlowTester(ShopFlow())
    shop.router.perform([])
    let error = #expect(throws: FlowInconsistency.self) { try shop.expectConsistency() }
    #expect(error?.problems == shop.router.violations.map(\.description))
  }
}

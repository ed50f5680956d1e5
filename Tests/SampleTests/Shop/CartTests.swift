import FlowCoordinators
import FlowTesting
import Testing

@testable import Sample

@MainActor @Suite("The cart of the shop") struct CartTests {
  private typealias Step = CartFlow.Step

  private let tester = FlowTester(CartFlow())
  private let cart = Cart().adding(.lamp)

  @Test("it has each product once, in the order of the shop")
  func once() {
    let cart = Cart().adding(.kite).adding(.lamp).adding(.kite)
    #expect(cart.products == [.lamp, .kite])
    #expect(cart.sum == 64)
  }

  @Test("an order is placed after a question", arguments: [true, false])
  func order(isPlaced: Bool) throws {
    tester.send(.added(.lamp))
    tester.send(.checkoutTapped)
    tester.send(.orderTapped)
    tester.router.userChooses(isPlaced ? "Place it" : "Not yet")
    let thanks = [Step.items(Cart()), .thanks(sum: 49)]
    #expect(tester.path == (isPlaced ? thanks : [.items(cart), .checkout(cart)]))
    try tester.router.expect(
      [
        .setStack(Step.items(Cart()), animated: false),
        .update(Step.items(cart)),
        .push(Step.checkout(cart)),
        .present(Step.placing(cart), as: .alert),
      ] + (isPlaced ? [.setStack(thanks[0], thanks[1])] : [])
    )
    try tester.finishes()
  }

  @Test("an empty cart cannot be checked out")
  func empty() {
    #expect(tester.send(.checkoutTapped) == .unhandled)
  }

  @Test(
    "what is added on the way to an order leads back to the items",
    arguments: [[.checkoutTapped], [.checkoutTapped, .orderTapped]] as [[CartFlow.Event]]
  )
  func late(events: [CartFlow.Event]) throws {
    tester.send(.added(.lamp))
    for event in events { tester.send(event) }
    tester.send(.added(.kite))
    #expect(tester.path == [.items(cart.adding(.kite))])
    #expect(tester.issues.isEmpty)
    try tester.expectConsistency()
  }

  @Test("what is added after an order begins another cart")
  func again() throws {
    tester.send(.added(.lamp))
    for event in [.checkoutTapped, .orderTapped, .placed] as [CartFlow.Event] { tester.send(event) }
    tester.send(.added(.kite))
    #expect(tester.path == [.items(Cart().adding(.kite))])
    tester.send(.checkoutTapped)
    tester.send(.orderTapped)
    tester.send(.placed)
    tester.send(.doneTapped)
    #expect(tester.path == [.items(Cart())])
    #expect(tester.issues.isEmpty)
    try tester.expectConsistency()
  }
}

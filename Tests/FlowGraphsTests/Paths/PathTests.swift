import FlowCoordinators
import FlowGraphs
import Testing

@Suite("Paths")
struct PathTests {
  @Test("a step of the root and of a child are found with the events that lead there")
  func paths() throws {
    let graph = try FlowGraph(of: Shop.CheckoutFlow())
    let code = Shop.LoginFlow.Step.code(Shop.User(usesCode: true))
    #expect(
      graph.paths(to: Shop.CheckoutFlow.Step.confirm)?.description == """
        Shop.Checkout: .checkoutTapped
        Shop.Checkout/login: .submitted(Shop.User(usesCode: false))
        Shop.Checkout/payment: .cardChosen
        Shop.Checkout/payment: .submitted(isRisky: false)
        """
    )
    #expect(
      graph.paths(to: code)?.description == """
        Shop.Checkout: .checkoutTapped
        Shop.Checkout/login: .submitted(Shop.User(usesCode: true))
        """
    )
    #expect(graph.paths(to: Shop.CheckoutFlow.Step.cart)?.events.isEmpty == true)
    #expect(graph.paths(to: Shop.LoginFlow.Step.code(Shop.User())) == nil)
    #expect(graph.coveringPaths().count < 14)
  }
}

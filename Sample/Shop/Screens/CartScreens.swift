extension CartFlow: TerminalFlow {
  func screen(for step: Step) -> TerminalScreen<Event> {
    switch step {
    case .items(let cart): items(in: cart)
    case .checkout(let cart):
      TerminalScreen(
        title: "Checkout",
        lines: ["\(count(of: cart)) for \(cart.sum), sent to Ada."],
        actions: [TerminalAction("Order", .orderTapped)]
      )
    // An alert says in its content what it shows.
    case .placing: TerminalScreen(title: "Place the order")
    case .thanks(let sum):
      TerminalScreen(
        title: "Thank you",
        lines: ["Your order for \(sum) is on its way."],
        actions: [TerminalAction("Done", .doneTapped)]
      )
    }
  }

  private func items(in cart: Cart) -> TerminalScreen<Event> {
    guard !cart.products.isEmpty else {
      return TerminalScreen(title: "Cart", lines: ["There is nothing in it yet."])
    }
    return TerminalScreen(
      title: "Cart",
      lines: cart.products.map { "\($0.name), \($0.price)" },
      actions: [TerminalAction("Check out \(count(of: cart)) for \(cart.sum)", .checkoutTapped)]
    )
  }

  private func count(of cart: Cart) -> String {
    cart.products.count == 1 ? "1 thing" : "\(cart.products.count) things"
  }
}

extension BrowseFlow: TerminalFlow {
  func screen(for step: Step) -> TerminalScreen<Event> {
    switch step {
    case .products:
      TerminalScreen(
        title: "Products",
        lines: ["One of each is left."],
        actions: Product.all.map { TerminalAction("\($0.name), \($0.price)", .productTapped($0)) }
      )
    case .product(let product):
      TerminalScreen(
        title: product.name,
        lines: ["It costs \(product.price)."],
        actions: [
          TerminalAction("Add to cart", .addTapped), TerminalAction("Reviews", .reviewsTapped),
        ]
      )
    case .reviews(let product):
      TerminalScreen(
        title: "Reviews of the \(product.name.lowercased())",
        lines: product.reviews.isEmpty ? ["Nobody has written one."] : product.reviews,
        actions: [TerminalAction("Close", .closeTapped)]
      )
    }
  }
}

import FlowGraphs

extension SampleApp {
  /// The shop, with tabs that are flows of their own.
  static var shop: SampleApp {
    SampleApp(
      name: "shop",
      summary: "three tabs: browse, a cart that is told what to hold, an account",
      make: { ShopApp(console: $0) },
      graph: { try FlowGraph(of: ShopFlow()) },
      flows: [
        NamedFlow(
          name: "shop",
          summary: "where everything leads, without the flows inside",
          style: .collapsed
        ) {
          try FlowGraph(of: ShopFlow())
        },
        NamedFlow(name: "browse", summary: "products, one of them, its reviews") {
          try FlowGraph(of: BrowseFlow())
        },
        NamedFlow(name: "cart", summary: "items, checkout, the question before an order") {
          try FlowGraph(of: CartFlow())
        },
        NamedFlow(name: "account", summary: "profile, help, signing out") {
          try FlowGraph(of: AccountFlow())
        },
      ]
    )
  }
}

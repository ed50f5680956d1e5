import Testing

@testable import Sample

@MainActor @Suite("The tour of the shop") struct ShopTourTests {
  private func play(_ scenes: [Tour.Scene]) throws -> [String] {
    let recorded = ScriptedConsole()
    let app = ShopApp(console: recorded.console)
    try Tour(app: app, scenes: scenes, console: recorded.console).play()
    return recorded.written
  }

  @Test("it is short enough to be read, and nothing is misused")
  func length() throws {
    let lines = try play(ShopApp.tour)
    #expect(lines.count <= 200)
    #expect(lines.allSatisfy { !$0.hasPrefix("  issue") })
  }

  @Test("flows side by side stand below the one that has them")
  func scene() throws {
    let lines = try play(Array(ShopApp.tour.prefix(2))).drop { !$0.hasPrefix("2.") }.dropLast()
    #expect(
      lines.joined(separator: "\n") == """
        2. She puts a lamp in the cart: the tab says so, and the shop tells the tab beside it.
        - taps "Lamp, 49"
          router  .inPane(ShopFlow.Tab.browse, .push(BrowseFlow.Step.product(Lamp)))
        - taps "Add to cart"
          router  .inPane(ShopFlow.Tab.cart, .update(CartFlow.Step.items(Cart(Lamp))))
          ┌─ Shop ───────────────────────────────────────────────────────┐
          │ ● 1 Browse   ○ 2 Cart   ○ 3 Account                          │
          │ ┌─ Products › Lamp ────────────────────────────────────────┐ │
          │ │ It costs 49.                                             │ │
          │ │ [1] Add to cart                                          │ │
          │ │ [2] Reviews                                              │ │
          │ └──────────────────────────────────────────────────────────┘ │
          └──────────────────────────────────────────────────────────────┘
          flows   ShopFlow [main(.browse)]
                    BrowseFlow [products, product(Lamp)]
                    CartFlow [items(Cart(Lamp))]
                    AccountFlow [profile]
        """
    )
  }

  @Test("each router call and each result stands where it happens")
  func order() throws {
    let told = try play(ShopApp.tour)
      .filter { $0.hasPrefix("  router  ") || $0.hasPrefix("  result  ") }
      .dropFirst(2).map { String($0.dropFirst(2)) }
    let tabs = ["browse", "cart", "account"].map { "ShopFlow.Tab.\($0)" }
    #expect(
      told == [
        "router  .setStack(ShopFlow.Step.welcome, animated: false)",
        "router  .setStack(ShopFlow.Step.main(.browse))",
        "router  .setPanes(.tabs, [\(tabs.joined(separator: ", "))], selected: \(tabs[0]))",
        inPane("browse", ".setStack(BrowseFlow.Step.products, animated: false)"),
        inPane("cart", ".setStack(CartFlow.Step.items(Cart()), animated: false)"),
        inPane("account", ".setStack(AccountFlow.Step.profile, animated: false)"),
        inPane("browse", ".push(BrowseFlow.Step.product(Lamp))"),
        inPane("cart", ".update(CartFlow.Step.items(Cart(Lamp)))"),
        inPane("browse", ".present(BrowseFlow.Step.reviews(Lamp))"),
        "router  no call",
        "router  .update(ShopFlow.Step.main(.cart))",
        "router  .select(ShopFlow.Tab.cart)",
        inPane("cart", ".push(CartFlow.Step.checkout(Cart(Lamp)))"),
        inPane("cart", ".present(CartFlow.Step.placing(Cart(Lamp)), as: .alert)"),
        "router  .update(ShopFlow.Step.main(.browse))",
        "router  .select(ShopFlow.Tab.browse)",
        inPane(
          "browse",
          ".setStack(BrowseFlow.Step.products, BrowseFlow.Step.product(Kite), animated: false)"
        ),
        "router  .update(ShopFlow.Step.main(.cart))",
        "router  .select(ShopFlow.Tab.cart)",
        "router  no call",
        "router  no call",
        "router  .update(ShopFlow.Step.main(.browse))",
        "router  .select(ShopFlow.Tab.browse)",
        inPane("cart", ".update(CartFlow.Step.items(Cart(Lamp, Kite)))"),
        "router  .update(ShopFlow.Step.main(.cart))",
        "router  .select(ShopFlow.Tab.cart)",
        inPane("cart", ".push(CartFlow.Step.checkout(Cart(Lamp, Kite)))"),
        inPane("cart", ".present(CartFlow.Step.placing(Cart(Lamp, Kite)), as: .alert)"),
        inPane("cart", ".setStack(CartFlow.Step.items(Cart()), CartFlow.Step.thanks(sum: 64))"),
        "router  .update(ShopFlow.Step.main(.account))",
        "router  .select(ShopFlow.Tab.account)",
        "result  AccountFlow ended: success(())",
        "result  CartFlow ended: cancelled(.replaced)",
        "result  BrowseFlow ended: cancelled(.replaced)",
        "router  .setStack(ShopFlow.Step.welcome)",
      ]
    )
  }

  private func inPane(_ tab: String, _ call: String) -> String {
    "router  .inPane(ShopFlow.Tab.\(tab), \(call))"
  }

  @Test("a script that chooses a pane that is not there is told so")
  func mistake() {
    let scene = Tour.Scene(story: "A mistake.", moves: [.start, .choosePane("Cart")])
    let error = #expect(throws: TourError.self) { try play([scene]) }
    #expect(error?.description == "There is no pane \"Cart\" to choose.")
  }

  @Test("a script that taps what is not there is told on which screens")
  func noAction() {
    let scene = Tour.Scene(
      story: "A mistake.",
      moves: [.start, .tap("Sign in as Ada"), .tap("Sign out")]
    )
    let error = #expect(throws: TourError.self) { try play([scene]) }
    #expect(error?.description == "The screen Shop › Products has no action \"Sign out\".")
  }
}

extension ShopApp {
  /// Ada buys a kite; each scene shows one thing that panes have to get right.
  static let tour: [Tour.Scene] = [
    Tour.Scene(
      story: "Ada signs in. All three tabs begin in one turn, in view or not.",
      moves: [.start, .tap("Sign in as Ada")]
    ),
    Tour.Scene(
      story: "She puts a lamp in the cart: the tab says so, and the shop tells the tab beside it.",
      moves: [.tap("Lamp, 49"), .tap("Add to cart")]
    ),
    Tour.Scene(
      story: "She reads what others say. The sheet is the tab's, and it covers everything.",
      moves: [.tap("Reviews")]
    ),
    Tour.Scene(
      story: "She swipes it away and goes to the cart, which has what it was told.",
      moves: [.swipeDown, .choosePane("Cart"), .tap("Check out 1 thing for 49"), .tap("Order")]
    ),
    Tour.Scene(
      story: "A link in the middle of it: one turn chooses the tab and opens the product there.",
      moves: [.open("shop://products/3")]
    ),
    Tour.Scene(
      story: "The cart has kept its place, question included. She does not order yet.",
      moves: [.choosePane("Cart"), .tap("Not yet")]
    ),
    Tour.Scene(
      story: "Choosing the tab again leads back to its first screen, and needs no call.",
      moves: [.choosePane("Cart")]
    ),
    Tour.Scene(
      story: "She takes the kite, too. Browsing goes on where it was.",
      moves: [
        .choosePane("Browse"), .tap("Add to cart"), .choosePane("Cart"),
        .tap("Check out 2 things for 64"), .tap("Order"), .tap("Place it"),
      ]
    ),
    Tour.Scene(
      story: "She signs out: the flow of that tab ends, and all tabs go with the step.",
      moves: [.choosePane("Account"), .tap("Sign out")]
    ),
  ]
}

/// Something to buy; the shop has one of each.
struct Product: Hashable, CustomStringConvertible {
  let number: Int
  let name: String
  let price: Int
  let reviews: [String]

  var description: String { name }

  static let teapot = Product(
    number: 1,
    name: "Teapot",
    price: 24,
    reviews: ["It keeps the tea warm.", "The lid is loose."]
  )
  static let lamp = Product(number: 2, name: "Lamp", price: 49, reviews: ["A warm light."])
  static let kite = Product(number: 3, name: "Kite", price: 15, reviews: [])

  static let all = [teapot, lamp, kite]
}

/// What somebody wants to buy.
struct Cart: Hashable, CustomStringConvertible {
  private(set) var products: [Product] = []

  var sum: Int { products.map(\.price).reduce(0, +) }

  var description: String { "Cart(\(products.map(\.name).joined(separator: ", ")))" }

  /// Returns the cart with a product in it, which is there once however often it is added.
  func adding(_ product: Product) -> Cart {
    let others = products.filter { $0 != product }
    return Cart(products: (others + [product]).sorted { $0.number < $1.number })
  }
}

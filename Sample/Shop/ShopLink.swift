import Foundation

/// The links that lead into the shop: one for each product.
enum ShopLink {
  /// Returns the event of a link.
  static func event(for link: String) throws(LinkError) -> ShopFlow.Event {
    guard let url = URLComponents(string: link), url.scheme?.lowercased() == "shop",
      url.host?.lowercased() == "products"
    else {
      throw LinkError(
        description: "\"\(link)\" is no link of the shop. It opens shop://products/NUMBER."
      )
    }
    let path = url.path.split(separator: "/")
    guard path.count == 1, let product = Product.all.first(where: { path[0] == "\($0.number)" })
    else {
      let products = Product.all.map { "\($0.number) \($0.name)" }.joined(separator: ", ")
      throw LinkError(description: "\"\(link)\" names no product. The products: \(products).")
    }
    return .productOpened(product)
  }
}

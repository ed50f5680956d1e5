import Testing

@testable import Sample

@Suite("Links into the shop") struct ShopLinkTests {
  @Test(
    "a link to a product is an event",
    arguments: [("shop://products/3", Product.kite), ("SHOP://Products/1/", .teapot)]
  )
  func product(link: String, product: Product) throws {
    guard case .productOpened(product) = try ShopLink.event(for: link) else {
      Issue.record("\(link) is another event")
      return
    }
  }

  @Test(
    "a link of somebody else is refused",
    arguments: ["", "products/3", "clinic://products/3", "shop:", "shop://orders/3"]
  )
  func foreign(link: String) {
    expect("\"\(link)\" is no link of the shop. It opens shop://products/NUMBER.", for: link)
  }

  @Test(
    "a link to a product that is not there is refused",
    arguments: [
      "shop://products", "shop://products/4", "shop://products/kite", "shop://products/1/2",
    ]
  )
  func unknown(link: String) {
    expect("\"\(link)\" names no product. The products: 1 Teapot, 2 Lamp, 3 Kite.", for: link)
  }

  private func expect(_ message: String, for link: String) {
    let error = #expect(throws: LinkError.self) { try ShopLink.event(for: link) }
    #expect(error?.description == message)
  }
}

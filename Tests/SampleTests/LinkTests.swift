import Testing

@testable import Sample

@Suite("Links into the clinic") struct LinkTests {
  @Test(
    "a link to an order is an event",
    arguments: [("clinic://orders/123", 123), ("CLINIC://Orders/7/", 7)]
  )
  func order(link: String, number: Int) throws {
    guard case .orderOpened(number) = try ClinicLink.event(for: link) else {
      Issue.record("\(link) is another event")
      return
    }
  }

  @Test(
    "a link of somebody else is refused",
    arguments: ["", "not a link", "orders/123", "https://orders/123"]
  )
  func foreign(link: String) {
    expect("\"\(link)\" is no link of the clinic. It opens clinic://orders/NUMBER.", for: link)
  }

  @Test("a link to nothing is refused", arguments: ["clinic:", "clinic://", "clinic://doctors/1"])
  func unknown(link: String) {
    expect(
      "The clinic has nothing at \"\(link)\". It opens clinic://orders/NUMBER.",
      for: link
    )
  }

  @Test(
    "a link without a number is refused",
    arguments: [
      "clinic://orders", "clinic://orders/", "clinic://orders/one", "clinic://orders/-1",
      "clinic://orders/1/2", "clinic://orders/99999999999999999999",
    ]
  )
  func malformed(link: String) {
    expect("\"\(link)\" names no order. Write it as clinic://orders/NUMBER.", for: link)
  }

  private func expect(_ message: String, for link: String) {
    let error = #expect(throws: LinkError.self) { try ClinicLink.event(for: link) }
    #expect(error?.description == message)
  }
}

import FlowCoordinators
import FlowGraphs
import Foundation
import Testing

@Suite("Drawings kept as text")
struct GoldenDrawingTests {
  /// Set `UPDATE_GOLDEN` to `1` to write the drawings anew.
  private func expectGolden(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name).dot")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test("a checkout with login and payment inside")
  func checkout() throws {
    try expectGolden(FlowGraph(of: Shop.CheckoutFlow()).dot(), "checkout")
  }

  @Test("the same with each child as one box")
  func collapsed() throws {
    try expectGolden(FlowGraph(of: Shop.CheckoutFlow()).dot(.collapsed), "checkout-collapsed")
  }

  @Test("the same with the user's ways back")
  func back() throws {
    let graph = try FlowGraph(of: Shop.CheckoutFlow())
    try expectGolden(graph.dot(DOTStyle(showsBack: true)), "checkout-back")
  }

  @Test("a login alone, from left to right")
  func login() throws {
    try expectGolden(FlowGraph(of: Shop.LoginFlow()).dot(), "login")
  }

  @Test("drawing twice gives the same text and leaves the graph as it is")
  func twice() throws {
    let graph = try FlowGraph(of: Shop.CheckoutFlow())
    let edges = graph.edges
    #expect(graph.dot() == graph.dot())
    #expect(try graph.dot() == FlowGraph(of: Shop.CheckoutFlow()).dot())
    #expect(graph.edges == edges)
  }
}

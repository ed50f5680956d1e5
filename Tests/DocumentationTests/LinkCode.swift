import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@testable import QuickStart

// The code of "Opening links", which shows it as it stands here.

/// The links of the app, such as `app://order/7`.
enum AppLink {
  /// The event that a link stands for; nil for a link that the app does not know.
  static func event(for link: String) -> AppFlow.Event? {
    let parts = link.split(separator: "/")
    guard parts.count == 3, parts[0] == "app:", parts[1] == "order" else { return nil }
    return Int(parts[2]).map { .opened(order: $0) }
  }
}

@Test @MainActor func aLinkWaitsForTheLogin() throws {
  let app = FlowTester(AppFlow())
  let link = try #require(AppLink.event(for: "app://order/7"))
  #expect(app.send(link) == .postponed)
  app.send(.loginTapped)
  let ada = User(name: "ada")
  try app.child(LoginFlow.self).send(.submitted(ada))
  #expect(app.path == [.home(Session(ada)), .order(7)])
}

@Test func whereLinksLeadCanBeReached() throws {
  let graph = try FlowGraph(of: AppFlow())
  let way = try #require(graph.paths(to: AppFlow.Step.order(7)))
  #expect(way.events.last?.code == ".opened(order: 7)")
}

@Test(
  "a link that the app does not know is no event",
  arguments: ["", "app://order", "app://order/seven", "web://order/7", "app://order/7/8"]
)
func unknownLink(link: String) {
  #expect(AppLink.event(for: link) == nil)
}

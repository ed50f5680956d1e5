import FlowCoordinators
import FlowGraphs
import Testing

@Suite("Checks of panes")
struct PaneCheckTests {
  private func kinds(of flow: some Flow) throws -> [FlowProblem.Kind] {
    try FlowGraph(of: flow).problems.map(\.kind)
  }

  @Test("an app with tabs, a login over them and a tab that signs out is sound")
  func sound() throws {
    let graph = try FlowGraph(of: Tabs.AppFlow())
    #expect(graph.problems == [], "\(graph.report)")
    let app = BrokenTabs.AppFlow(account: BrokenTabs.AccountFlow())
    #expect(try kinds(of: app) == [])
  }

  @Test("results and choices that nobody handles are found")
  func unhandled() throws {
    let account = BrokenTabs.AccountFlow()
    #expect(
      try kinds(of: BrokenTabs.AppFlow(account: account, handlesResult: false)) == [
        .paneResultUnhandled(
          step: "main",
          pane: "account",
          event: "accountEnded",
          result: "success"
        )
      ]
    )
    #expect(
      try kinds(of: BrokenTabs.AppFlow(account: account, handlesSelection: false)).contains(
        .paneSelectionUnhandled(step: "main", pane: "account", event: "tabChosen")
      )
    )
  }

  @Test("a step that a pane's flow cannot leave is a dead end, though other panes can be chosen")
  func deadEnd() throws {
    let help = BrokenTabs.AppFlow(account: BrokenTabs.HelpFlow())
    #expect(try kinds(of: help) == [.deadEnd(step: "help")])
    let stuck = BrokenTabs.AppFlow(account: BrokenTabs.StuckFlow())
    #expect(try kinds(of: stuck) == [.deadEnd(step: "wall")])
    let problem = try #require(try FlowGraph(of: stuck).problems.first)
    #expect(problem.address.hasSuffix("/main/account"))
  }
}

@Suite("Panes in a graph")
struct PaneGraphTests {
  private func lines(_ graph: FlowGraph, from name: String) -> [String] {
    graph.edges.filter { graph.nodes[$0.source].name == name && !$0.isWayBack }.map {
      "\($0.label) → \(graph.nodes[$0.target].name), \($0.move)"
    }
  }

  @Test("a step with panes is one node, with the pane's names and graphs in order")
  func node() throws {
    let graph = try FlowGraph(of: Tabs.AppFlow())
    let node = try #require(graph.nodes.first { $0.name == "main" })
    guard case .panes(.tabs, let panes) = node.kind else {
      Issue.record("\(node.kind)")
      return
    }
    #expect(panes.map(\.name) == ["home", "search", "cart", "settings"])
    #expect(
      panes.map { $0.child.map { graph.children[$0].name } }
        == ["Tabs.HomeFlow", "Tabs.SearchFlow", "Tabs.CartFlow", "Tabs.SettingsFlow"]
    )
    #expect(node.isStep && node.valueCount == 4)
    #expect(graph.nodes.count { $0.name == "main" } == 1)
  }

  @Test("choices, results and signals of panes are transitions of the flow around")
  func edges() throws {
    let graph = try FlowGraph(of: Tabs.AppFlow())
    #expect(
      lines(graph, from: "main") == [
        "tabChosen → main, update",
        "tabChosen → main, update",
        "tabChosen → main, update",
        "tabChosen → main, update",
        "loginNeeded → login, present(.sheet)",
        "cartRequested → main, update",
        "settingsEnded [success] → welcome, setStack",
      ]
    )
    let triggers = graph.edges.filter { graph.nodes[$0.source].name == "main" }.map(\.trigger)
    #expect(triggers.contains(.paneSelected(event: "tabChosen", pane: "search")))
    let main = try #require(graph.nodes.firstIndex { $0.name == "main" })
    #expect(
      triggers.contains(
        .paneSignal(event: "cartRequested", signal: "cartRequested", host: main, pane: "home")
      )
    )
  }
}

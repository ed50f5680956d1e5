import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Paths through panes")
struct PanePathTests {
  @Test("a way to a step in a pane selects the pane first")
  func toStep() throws {
    let graph = try FlowGraph(of: Tabs.AppFlow())
    #expect(
      graph.paths(to: Tabs.SettingsFlow.Step.signOut)?.description == """
        Tabs.App: .started
        Tabs.App: .tabChosen(.settings) (selects settings)
        Tabs.App/main/settings: .signOutTapped
        """
    )
    #expect(
      graph.paths(to: Tabs.CheckoutFlow.Step.payment)?.description == """
        Tabs.App: .started
        Tabs.App/main/home: .opened
        Tabs.App/main/home: .buyTapped
        Tabs.App/main/home/checkout: .addressChosen
        """
    )
    #expect(
      graph.paths(to: Tabs.AppFlow.Step.main(.cart))?.events.map(\.pane) == [nil, "cart"]
    )
  }

  @Test("every transition of an app with tabs is walked through on real coordinators")
  @MainActor func cover() throws {
    let run = try runCoveringPaths(of: Tabs.AppFlow())
    #expect(run.coverage.missing == [])
    #expect(run.issues == [])
    #expect(Set(run.paths.flatMap(\.events).compactMap(\.pane)).count >= 3)
  }

  @Test("a pane whose flow has ended begins again, as the graph says")
  @MainActor func restart() throws {
    let account = BrokenTabs.AccountFlow()
    for handlesResult in [true, false] {
      let flow = BrokenTabs.AppFlow(account: account, handlesResult: handlesResult)
      let run = try runCoveringPaths(of: flow)
      #expect(run.coverage.missing == [])
    }
  }
}

import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@testable import QuickStart

// The code of "Checking a flow", which shows it as it stands here.

@Test func theAppIsSound() throws {
  try FlowGraph(of: AppFlow()).requireNoProblems()
}

@Test func onlyTheLoginCanBeSwipedAway() throws {
  let graph = try FlowGraph(of: AppFlow())
  let open = graph.nodes.filter { $0.isPresented && $0.back.contains(.allowed) }
  #expect(open.map(\.name) == ["login"])
}

@Test @MainActor func everyTransitionWorks() throws {
  let run = try runCoveringPaths(of: AppFlow())
  #expect(run.coverage.percentage == 100)
}

@Test @MainActor func whatTheTestsTake() throws {
  let coverage = TransitionCoverage()
  let app = FlowTester(AppFlow(), observer: coverage)
  app.send(.loginTapped)
  app.router.userDismisses()
  let report = coverage.report(against: try FlowGraph(of: AppFlow()))
  #expect(report.missing.count == 14)
  print(report)  // with the shortest way to each transition that is missing
}

@Test func theDiagramIsCurrent() throws {
  try expectDiagram(FlowGraph(of: AppFlow()).dot(), at: "../../Sample/Diagrams/quickstart.dot")
}

/// Prints a report for each flow, and says with the exit code whether there are problems.
enum FlowCheck {
  static func exitCode() throws -> Int32 {
    let graphs = [try FlowGraph(of: AppFlow()), try FlowGraph(of: LoginFlow())]
    for graph in graphs { print(graph.report) }
    return graphs.allSatisfy(\.problems.isEmpty) ? 0 : 1
  }
}

@Test("the check that can be copied finds the README's flows sound")
func copiedCheck() throws {
  #expect(try FlowCheck.exitCode() == 0)
}

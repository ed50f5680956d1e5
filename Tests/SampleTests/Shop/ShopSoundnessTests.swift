import FlowGraphs
import FlowTesting
import Testing

@testable import Sample

@MainActor @Suite("The flows of the shop's tabs") struct ShopSoundnessTests {
  @Test("they have no problem")
  func problems() throws {
    try FlowGraph(of: BrowseFlow()).requireNoProblems()
    try FlowGraph(of: CartFlow()).requireNoProblems()
    try FlowGraph(of: AccountFlow()).requireNoProblems()
  }

  @Test("every transition is taken on real coordinators, and gestures break nothing")
  func cover() throws {
    for run in try [
      runCoveringPaths(of: BrowseFlow()), runCoveringPaths(of: CartFlow()),
      runCoveringPaths(of: AccountFlow()),
    ] {
      #expect(run.coverage.missing == [], "\(run.coverage)")
      #expect(run.issues == [])
    }
  }
}

import FlowGraphs
import FlowTesting
import Testing

@testable import Sample

@Suite("The apps as a whole") @MainActor struct SoundnessTests {
  private let clinic = ClinicFlow(client: ScriptedClinic(), store: SessionStore())

  @Test("it has no problem")
  func problems() throws {
    try FlowGraph(of: clinic).requireNoProblems()
  }

  @Test("every transition is taken on real coordinators, and gestures break nothing")
  func cover() throws {
    let run = try runCoveringPaths(of: clinic)
    #expect(run.coverage.missing == [], "\(run.coverage)")
    #expect(run.gestureCount > 10)
    #expect(run.issues == [])
  }

  @Test("the shop and its tabs have no problem, and every transition is taken")
  func shop() throws {
    try FlowGraph(of: ShopFlow()).requireNoProblems()
    let run = try runCoveringPaths(of: ShopFlow())
    #expect(run.coverage.missing == [], "\(run.coverage)")
    #expect(run.gestureCount > 10)
    #expect(run.issues == [])
  }

  @Test("what the commands check is sound, and the draft is not")
  func check() throws {
    #expect(try FlowCheck(app: nil, flow: nil).isSound)
    #expect(try !FlowCheck(app: "draft", flow: nil).isSound)
  }
}

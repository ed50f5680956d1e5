import FlowCoordinators
import FlowGraphs
import Testing

@Suite("Checks")
struct BrokenFlowTests {
  @Test("each flow with one mistake has one problem, and it is that one")
  func one() throws {
    #expect(try kinds(of: Broken.DeadEndFlow()) == [.deadEnd(step: "help")])
    #expect(try kinds(of: Broken.MessageFlow()) == [.deadEnd(step: "message(.fatal)")])
    #expect(try kinds(of: Broken.WallFlow()) == [.deadEnd(step: "wall")])
    #expect(try kinds(of: Broken.CarouselFlow()) == [.trap(steps: ["page"])])
    #expect(try kinds(of: Broken.OutputFlow()) == [.outputNeverProduced(output: "no")])
    #expect(try kinds(of: Broken.SilentFlow()) == [.outputNeverProduced(output: "Int")])
    #expect(
      try kinds(of: Broken.PostponedFlow())
        == [.postponedForever(steps: ["intro", "home"], event: "linkOpened")]
    )
    #expect(
      try kinds(of: Broken.SignalFlow())
        == [.childSignalUnhandled(step: "tab", event: "said", signal: "cartRequested")]
    )
    #expect(
      try kinds(of: ScriptFlow.popTo)
        == [.impossibleMove(step: "edit", event: "saved", move: "popTo(.detail)")]
    )
    #expect(try kinds(of: ScriptFlow.begin) == [.impossibleBeginning(answer: "push(.detail)")])
    #expect(
      try kinds(of: ScriptFlow.impureTransition)
        == [.impureTransition(step: "list", event: "opened")]
    )
  }

  @Test("what is only true of the examples is marked, and the report says so")
  func sampled() throws {
    let graph = try FlowGraph(of: Broken.DeadEndFlow())
    #expect(graph.problems.map(\.isSampled) == [true])
    #expect(
      graph.report == """
        Broken.DeadEndFlow: 3 of 3 step cases, 3 event cases, 3 examples, 3 transitions: 1 warning

          warning: dead end: help
              0. menu
              1. tourTapped → tour
              2. helpTapped → help
              events: [.tourTapped, .helpTapped]
              no example leads to another step or to an ending; let an event there lead on, or end the flow
              so: trap: once in tour the flow never finishes

          sampled: what never happens is known for these examples only; guards may let others pass
        """
    )
    #expect(try FlowGraph(of: Broken.OutputFlow()).problems.map(\.isSampled) == [false])
    #expect(try FlowGraph(of: ScriptFlow.popTo).problems.map(\.isSampled) == [false])
  }

  @Test("the error of a failed test is the whole report")
  func error() throws {
    let graph = try FlowGraph(of: Broken.DeadEndFlow())
    let error = #expect(throws: FlowProblems.self) { try graph.requireNoProblems() }
    #expect(error?.description == graph.report)
    #expect(error?.problems == graph.problems)
  }

  private func kinds<F: Flow>(of flow: F) throws -> [FlowProblem.Kind] {
    try FlowGraph(of: flow).problems.map(\.kind)
  }
}

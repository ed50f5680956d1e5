import FlowCoordinators
import FlowGraphs
import Testing

/// Nothing leads to two of its steps, and several events have no example.
private struct HollowFlow<Value>: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case welcome, login, photo }
  enum Event {
    case closed
    case loaded(Result<Int, Broken.Declined>), typed(Value)
    case loginFinished(FlowResult<Value>), photoTaken(id: Int, FlowResult<Void>)
  }
  let initial = Step.welcome
  func transition(from step: Step, on event: Event) -> Transition {
    if case .closed = event { .finish } else { .unhandled }
  }
  var exampleEvents: [Example<Event>] { [Example(Event.closed)] }
}

@Suite("Causes and consequences")
struct ConsequenceTests {
  @Test("what follows from an unreached step is told with it")
  func consequences() throws {
    let problems = try FlowGraph(of: Broken.UnreachedFlow()).problems
    #expect(problems.map(\.kind) == [.stepNeverReached(step: "login")])
    #expect(
      problems.first?.consequences.map(\.kind) == [
        .eventNeverHandled(event: "loginHelpTapped"),
        .eventWithoutExample(event: "loginFinished"),
        .outputNeverProduced(output: "user"),
      ]
    )
  }

  @Test("what follows from a move that never works is told with it")
  func blocked() throws {
    let problems = try FlowGraph(of: Broken.BlockedFlow()).problems
    #expect(
      problems.map(\.kind) == [
        .impossibleMove(step: "edit", event: "saved", move: "[dismiss, push(.detail)]")
      ]
    )
    #expect(
      problems.first?.consequences.map(\.kind) == [
        .stepNeverReached(step: "detail"),
        .deadEnd(step: "edit"),
        .trap(steps: ["list"]),
        .postponedForever(steps: ["list"], event: "linkOpened"),
        .outputNeverProduced(output: "done"),
      ]
    )
  }

  @Test("only a child's result is missed because nothing leads to the step that hosts the child")
  func results() throws {
    try expectResultsBelow(FlowGraph(of: HollowFlow<Int>()))
    try expectResultsBelow(FlowGraph(of: HollowFlow<[String?]>()))
  }

  private func expectResultsBelow(_ graph: FlowGraph) {
    #expect(
      graph.problems.map { [$0.kind] + $0.consequences.map(\.kind) } == [
        [.stepNeverReached(step: "login"), .eventWithoutExample(event: "loginFinished")],
        [.stepNeverReached(step: "photo"), .eventWithoutExample(event: "photoTaken")],
        [.eventWithoutExample(event: "loaded")],
        [.eventWithoutExample(event: "typed")],
      ]
    )
  }
}

import FlowCoordinators
import FlowGraphs
import Testing

private struct BeginningFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case home, order, never }
  enum Event: CaseIterable { case closed }
  let beginning: FlowTransition<BeginningFlow>
  let initial = Step.home
  func begin() -> Transition { beginning }
  func transition(from step: Step, on event: Event) -> Transition {
    step == .order ? .unhandled : .stay
  }
}

private struct Failure: Error {}

@Suite("Beginning a flow")
struct BeginningTests {
  private func graph(_ beginning: FlowTransition<BeginningFlow>) throws -> FlowGraph {
    try FlowGraph(of: BeginningFlow(beginning: beginning))
  }

  @Test("a path to begin on leads to its last step, and the user back to the others")
  func path() throws {
    let graph = try graph(.setStack([.home, .order]))
    #expect(
      graph.lines(back: true) == [
        "start --> order (begin)", "home -closed-> home (stay)",
        "home -back-> cancelled:cancelled (pop)", "order -back-> home (pop)",
      ]
    )
  }

  @Test("a flow that ends at once has no steps")
  func immediate() throws {
    let cases: [(FlowTransition<BeginningFlow>, String)] = [
      (.finish(3), "start --> success:Int (begin)"),
      (.fail(Failure()), "start --> failed:failed (begin)"),
      (.cancel, "start --> cancelled:cancelled (begin)"),
    ]
    for (beginning, line) in cases {
      let graph = try graph(beginning)
      #expect(graph.lines(back: true) == [line])
      #expect(graph.stepNames.isEmpty)
    }
  }

  @Test("any other answer begins at the initial step")
  func other() throws {
    let beginnings: [FlowTransition<BeginningFlow>] = [
      .push(.order), .setStack([]), [.setStack([.order])], .stay,
    ]
    for beginning in beginnings { #expect(try graph(beginning).stepNames == ["home"]) }
  }
}

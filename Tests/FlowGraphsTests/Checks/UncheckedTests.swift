import FlowCoordinators
import FlowGraphs
import Testing

/// Steps that are no enum, so that nothing tells which there could be.
private struct PageFlow: Flow {
  typealias Output = Void
  enum Event: CaseIterable { case next, done }
  let initial = 1
  func transition(from step: Int, on event: Event) -> Transition {
    switch event {
    case .next where step < 3: .push(step + 1)
    case .next: .stay
    case .done: .finish
    }
  }
}

/// As many dead ends as nobody reads.
private struct MazeFlow: Flow, ExplorableFlow {
  typealias Output = Void
  let initial = 0
  func transition(from step: Int, on event: Int) -> Transition {
    step == 0 ? (event == 0 ? .finish : .push(event)) : .unhandled
  }
  var exampleEvents: [Example<Int>] { (0..<150).map { Example($0) } }
}

@Suite("What checks cannot know")
struct UncheckedTests {
  @Test("not every one of countless dead ends is told")
  func countless() throws {
    let graph = try FlowGraph(of: MazeFlow())
    #expect(graph.problems.count == 100)
    #expect(
      graph.report.contains("not checked: MazeFlow: dead ends and traps after the first 100")
    )
  }

  @Test("what cannot be checked is said")
  func unknown() throws {
    #expect(
      try FlowGraph(of: PageFlow()).report == """
        PageFlow: 3 steps, 2 event cases, 2 examples, 6 transitions: no problem found with these examples

          not checked: step never reached: PageFlow.Step is no enum that tells its cases
        """
    )
  }
}

import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Running all covering paths")
@MainActor struct CoverRunTests {
  @Test("a healthy app is walked through wholly, with gestures in between")
  func healthy() throws {
    let run = try runCoveringPaths(of: KioskFlow())
    #expect(run.coverage.missing == [])
    #expect(run.paths == (try FlowGraph(of: KioskFlow()).coveringPaths()))
    // Left by the back button in code, and dismissed in credentials and in code.
    #expect(run.gestureCount == 3)
    #expect(run.issues == [])
  }

  @Test("without gestures only the paths are run")
  func withoutGestures() throws {
    #expect(try runCoveringPaths(of: KioskFlow(), interleavingGestures: false).gestureCount == 0)
  }

  @Test("a flow that ends as it begins has nothing to run, and that is fine")
  func endsAtOnce() throws {
    let run = try runCoveringPaths(of: DoneFlow())
    #expect(run.paths == [])
    #expect(run.coverage.percentage == 100)
  }

  @Test("issues that a path brings about are kept")
  func issues() throws {
    let run = try runCoveringPaths(of: CarelessFlow(), interleavingGestures: false)
    #expect(
      run.issues.map(\.kind) == [
        .unhandledResult("ended(.success(\"ada\"))", child: "PassFlow", step: "login")
      ]
    )
  }

  @Test("what cannot be explored throws the graph's error")
  func limit() {
    #expect(throws: ExplorationError.self) { try runCoveringPaths(of: KioskFlow(), limit: 1) }
  }
}

struct PassFlow: Flow {
  typealias Output = String
  enum Step: Hashable { case credentials, code }
  enum Event: CaseIterable { case submitted, accepted, closeTapped }
  let initial = Step.credentials

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.credentials, .submitted): .push(.code)
    case (.code, .accepted): .finish("ada")
    case (_, .closeTapped): .cancel
    default: .unhandled
    }
  }
}

private struct DoneFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case only }
  enum Event: CaseIterable { case tapped }
  let initial = Step.only
  func begin() -> Transition { .finish(1) }
  func transition(from step: Step, on event: Event) -> Transition { .stay }
}

/// Does nothing about what its child delivers.
private struct CarelessFlow: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case home, login }
  enum Event { case tapped, ended(FlowResult<String>) }
  let initial = Step.home
  var exampleEvents: [Example<Event>] { [Example(.tapped)] }

  func transition(from step: Step, on event: Event) -> Transition {
    if case (.home, .tapped) = (step, event) { .push(.login) } else { .unhandled }
  }

  func content(of step: Step) -> Content {
    step == .login ? .flow(PassFlow(), Event.ended) : .screen
  }
}

import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("A recording on the diagram")
@MainActor struct RecordedWayTests {
  private let graph: FlowGraph

  init() throws {
    graph = try FlowGraph(of: RecordedApp())
  }

  /// The coloured lines of a drawing, without their looks.
  private func coloured(_ recording: FlowRecording) -> [String] {
    let way = DOTHighlight(recording, in: graph)
    return graph.dot(DOTStyle(showsBack: true, highlights: [way]))
      .split(separator: "\n").filter { $0.contains("#1f6feb") }
      .map { line in
        String(line.prefix { $0 != "[" }).filter { $0 != "\"" && $0 != " " }
      }
  }

  @Test("the steps and transitions of the way are brought out, and no others")
  func way() throws {
    let run = RecordedRun(RecordedApp())
    run.app.send(.loginTapped)
    run.app.child(RecordedLogin.self)?.send(.submitted("eve"))
    run.app.child(RecordedLogin.self)?.send(.codeAccepted)
    run.app.send(.opened(9))
    #expect(
      coloured(run.recording) == [
        "recordedApp/welcome",
        "recordedApp/login/credentials",
        "recordedApp/login/code",
        "recordedApp/home",
        "recordedApp/order",
        "recordedApp/.start->recordedApp/welcome",
        "recordedApp/welcome->recordedApp/login/.start",
        "recordedApp/login/.start->recordedApp/login/credentials",
        "recordedApp/login/credentials->recordedApp/login/code",
        "recordedApp/login/code->recordedApp/login/.end.success",
        "recordedApp/login/.end.success->recordedApp/home",
        "recordedApp/home->recordedApp/order",
      ]
    )
  }

  @Test("the user's way back is a part of it")
  func back() throws {
    let run = RecordedRun(RecordedApp())
    run.app.send(.loginTapped)
    run.app.child(RecordedLogin.self)?.send(.submitted("eve"))
    run.router.userTapsBack()
    run.router.userDismisses()
    #expect(
      coloured(run.recording) == [
        "recordedApp/welcome",
        "recordedApp/login/credentials",
        "recordedApp/login/code",
        "recordedApp/.start->recordedApp/welcome",
        "recordedApp/welcome->recordedApp/login/.start",
        "recordedApp/login/.start->recordedApp/login/credentials",
        "recordedApp/login/credentials->recordedApp/login/code",
        "recordedApp/login/credentials->recordedApp/login/.end.cancelled",
        "recordedApp/login/code->recordedApp/login/credentials",
        "recordedApp/login/.end.cancelled->recordedApp/welcome",
      ]
    )
  }

  @Test("a way says only what it went: its marks are in the graph")
  func marks() throws {
    let run = RecordedRun(RecordedApp())
    run.app.send(.signOutTapped)
    run.router.userChooses("Sign out")
    run.app.send(.closed(total: 3))
    let way = DOTHighlight(run.recording, in: graph)
    #expect(way.steps == [StepMark("welcome"), StepMark("question")])
    #expect(
      way.transitions == [
        TransitionMark(from: "", on: nil, to: "welcome"),
        TransitionMark(from: "welcome", on: "signOutTapped", to: "question"),
        TransitionMark(from: "question", on: "confirmed", to: "welcome"),
        TransitionMark(from: "welcome", on: "closed", to: "Int"),
      ]
    )
  }
}

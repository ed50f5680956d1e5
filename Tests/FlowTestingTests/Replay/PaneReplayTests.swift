import FlowCoordinators
import FlowTesting
import Testing

@Suite("Replaying what happened in panes")
@MainActor struct PaneReplayTests {
  /// Replays what was recorded, read from text, and sees that all is as it was.
  private func replay(_ run: RecordedRun<RecordedTabs>) throws {
    let recording = try FlowRecording(jsonLines: run.recording.jsonLines)
    #expect(recording == run.recording)
    let tester = FlowTester(RecordedTabs())
    try tester.replay(recording)
    try tester.router.expect(run.router.calls)
    #expect(tester.path == run.app.path)
    #expect(try tester.coordinator.snapshot() == run.app.snapshot())
    try tester.expectConsistency()
  }

  @Test("events and gestures go to the pane that they were made in")
  func gestures() throws {
    let run = RecordedRun(RecordedTabs())
    run.app.shelf("b")?.send(.opened(1))
    run.app.shelf("b")?.send(.noted)
    #expect(run.router.userSelects("b"))
    #expect(run.router.userDismisses())
    run.app.shelf("b")?.send(.opened(2))
    #expect(run.router.userTapsBack())
    run.app.shelf("b")?.send(.opened(3))
    #expect(run.router.userReselects("b"))
    run.app.send(.settingsTapped)
    #expect(run.router.userDismisses())
    #expect(
      run.recording.inputs.filter { $0.kind != .event }.map { "\($0.panes ?? []) \($0)" } == [
        "[0, 1] RecordedTabs: the user dismisses note",
        "[0, 1] RecordedTabs: the user goes back to book(1)",
        "[0, 1] RecordedTabs: the user goes back to shelf",
        "[] RecordedTabs: the user dismisses settings",
      ]
    )
    #expect(run.recording.inputs.map(\.hosts).prefix(3) == [[0, 1], [0, 1], []])
    try replay(run)
  }

  @Test("a choice in an alert of a pane, and screens that are refused in one")
  func choices() throws {
    let run = RecordedRun(RecordedTabs())
    run.app.shelf("a")?.send(.opened(1))
    run.app.shelf("a")?.send(.asked)
    #expect(run.router.userChooses("Keep"))
    run.router.refusesNext = true
    run.app.shelf("b")?.send(.opened(2))
    run.app.shelf("a")?.send(.asked)
    #expect(run.router.userChooses("Close"))
    #expect(run.app.shelf("a")?.path == [.shelf])
    run.app.shelf("b")?.finish(.success(7))
    #expect(
      run.recording.inputs.filter { $0.kind != .event }.map { "\($0.panes ?? []) \($0.kind)" }
        == ["[0, 0] choice", "[0, 1] refused", "[0, 0] choice", "[] ending"]
    )
    try replay(run)
  }

  @Test("panes that have changed places are told apart by where they are")
  func swapped() throws {
    let run = RecordedRun(RecordedTabs())
    run.app.send(.swapped)
    run.app.shelf("a")?.send(.opened(1))
    #expect(run.router.userTapsBack())
    run.app.shelf("b")?.send(.opened(2))
    #expect(run.recording.inputs.map(\.hosts) == [[], [0, 1], [], [0, 0]])
    #expect(run.recording.inputs[2].panes == [0, 1])
    try replay(run)
  }

  @Test("what happens in panes within a turn comes in that turn again")
  func early() throws {
    let run = RecordedRun(RecordedTabs())
    run.app.shelf("a")?.send(.noted)
    run.router.onPerform = { [unowned run] _ in
      run.router.onPerform = nil
      run.router.userDismisses()
      run.app.shelf("b")?.send(.opened(4))
    }
    run.app.shelf("b")?.send(.opened(3))
    #expect(run.app.shelf("a")?.path == [.shelf])
    try replay(run)
  }

  @Test("a gesture within the turn in which panes change places stays in its pane")
  func earlySwap() throws {
    let meddler = Meddler()
    let router = RecordingRouter()
    var recording = FlowRecording()
    let recorder = FlowRecorder(then: meddler) { recording.append($0) }
    let app = FlowCoordinator(RecordedTabs(), router: router, observer: recorder)
    app.start { _ in }
    app.shelf("a")?.send(.opened(1))
    meddler.onStart = { _ = router.userTapsBack() }
    app.send(.swapped)
    #expect(app.shelf("a")?.path == [.shelf])
    #expect(recording.inputs.last?.panes == [0, 0], "as the router had it then")
    let tester = FlowTester(RecordedTabs())
    try tester.replay(FlowRecording(jsonLines: recording.jsonLines))
    try tester.router.expect(router.calls)
    #expect(try tester.coordinator.snapshot() == app.snapshot())
  }

  /// Does something when a flow begins.
  private final class Meddler: FlowObserver {
    var onStart: (() -> Void)?
    func observe<F: Flow>(_ trace: FlowTrace<F>) {
      if case .started = trace.record { onStart?() }
    }
  }

  @Test("other screens in the pane, and a pane that is not there, are told")
  func differences() throws {
    let run = RecordedRun(RecordedTabs())
    run.app.shelf("b")?.send(.opened(1))
    run.router.userSelects("b")
    run.router.userTapsBack()
    for (old, new, screens) in [
      (#""screens":1,"step":"shelf""#, #""screens":1,"step":"attic""#, "shelf, book(1)"),
      (#""panes":[0,1]"#, #""panes":[0,2]"#, #"tabs("b", isSwapped: false)"#),
    ] {
      let text = try run.recording.jsonLines.replacing(old, with: new)
      let tester = FlowTester(RecordedTabs())
      let difference = try #require(throws: ReplayDifference.self) {
        try tester.replay(FlowRecording(jsonLines: text))
      }
      #expect(difference.number == 3)
      #expect(difference.description.contains("\n  now there: \(screens)\n"))
    }
  }

  @Test("a recording without panes reads as it did")
  func old() throws {
    let run = RecordedRun(RecordedApp())
    run.app.send(.loginTapped)
    run.router.userDismisses()
    let text = try run.recording.jsonLines
    #expect(!text.contains("panes"))
    #expect(try FlowRecording(jsonLines: text) == run.recording)
  }
}

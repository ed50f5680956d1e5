import FlowCoordinators
import FlowTesting
import Testing

@Suite("Sessions that began with a snapshot")
@MainActor struct RestoredSessionTests {
  private func snapshot(opening book: Int) throws -> FlowSnapshot {
    let app = FlowTester(RecordedTabs())
    app.coordinator.shelf("b")?.send(.opened(book))
    app.send(.selected("b"))
    return try app.coordinator.snapshot()
  }

  /// A recorded session that goes on where a snapshot was taken.
  private func session(restoring snapshot: FlowSnapshot?) throws -> FlowTester<RecordedTabs> {
    let app =
      if let snapshot {
        try FlowTester(RecordedTabs(), restoring: snapshot)
      } else {
        FlowTester(RecordedTabs())
      }
    app.coordinator.shelf("b")?.send(.noted)
    app.router.userDismisses()
    return app
  }

  @Test("a tester starts where a snapshot was taken")
  func tester() throws {
    let app = try FlowTester(RecordedTabs(), restoring: snapshot(opening: 7))
    #expect(app.path == [.tabs("b", isSwapped: false)])
    #expect(app.coordinator.shelf("b")?.path == [.shelf, .book(7)])
    #expect(app.router.screens.last == Screen(RecordedShelf.Step.book(7)))
    app.coordinator.cancel()
    #expect(app.result == .failure(.cancelled(.requested)))
  }

  @Test("a snapshot that does not fit is an error of the tester")
  func misfit() throws {
    let snapshot = try snapshot(opening: 7)
    let error = #expect(throws: SnapshotError.self) {
      try FlowTester(RecordedApp(), restoring: snapshot)
    }
    #expect(error?.kind == .otherFlow(saved: "RecordedTabs"))
  }

  @Test("a session is replayed from where it began, which its recording knows")
  func replayed() throws {
    let first = try session(restoring: snapshot(opening: 7))
    let recording = try FlowRecording(jsonLines: first.recording.jsonLines)
    #expect(
      recording.inputs.map(\.description) == [
        "RecordedTabs: the owner starts it where a snapshot was taken",
        "RecordedTabs/tabs/b: noted in book(7)",
        "RecordedTabs: the user dismisses note",
      ]
    )
    let snapshot = try #require(recording.snapshot)
    #expect(try snapshot == self.snapshot(opening: 7))
    let second = try FlowTester(RecordedTabs(), restoring: snapshot)
    try second.replay(recording)
    try second.router.expect(first.router.calls)
    #expect(second.recording.inputs == recording.inputs)
    #expect(try session(restoring: nil).recording.snapshot == nil)
  }

  @Test("a replay that begins elsewhere says so, and does nothing")
  func elsewhere() throws {
    let seven = try snapshot(opening: 7)
    let advice = "Start the tester with the snapshot of the recording: FlowTester(_:restoring:)."
    for (recorded, now, text) in [
      (
        seven, nil,
        """
        The recorded run began with a snapshot, this one at the beginning of the flow.
        \(advice)
        """
      ),
      (
        nil, seven,
        """
        The recorded run began at the beginning of the flow, this one with a snapshot.
        Start the tester without a snapshot: FlowTester(_:).
        """
      ),
      (
        seven, try snapshot(opening: 8),
        """
        The recorded run began with another snapshot than this one.
        \(advice)
        """
      ),
    ] as [(FlowSnapshot?, FlowSnapshot?, String)] {
      let recording = try session(restoring: recorded).recording
      let tester =
        if let now {
          try FlowTester(RecordedTabs(), restoring: now)
        } else {
          FlowTester(RecordedTabs())
        }
      let count = tester.router.calls.count
      let difference = try #require(throws: ReplayDifference.self) { try tester.replay(recording) }
      #expect(
        difference.description == "RecordedTabs no longer fits the recording.\n" + text
      )
      #expect(tester.router.calls.count == count)
    }
  }
}

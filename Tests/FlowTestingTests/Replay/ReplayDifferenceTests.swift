import FlowCoordinators
import FlowTesting
import Testing

@Suite("A recording that no longer fits")
@MainActor struct ReplayDifferenceTests {
  /// A session of an app that asks before it signs out.
  private func recording(_ session: (RecordedRun<RecordedApp>) -> Void) -> FlowRecording {
    let run = RecordedRun(RecordedApp())
    session(run)
    return run.recording
  }

  private func difference<F: Flow>(
    of recording: FlowRecording,
    on tester: FlowTester<F>
  ) throws -> ReplayDifference {
    try #require(throws: ReplayDifference.self) { try tester.replay(recording) }
  }

  @Test("another answer stops at its event, and the tester stays as it is then")
  func otherAnswer() throws {
    let recording = recording { run in
      run.app.send(.loginTapped)
      run.router.userDismisses()
      run.app.send(.signOutTapped)
      run.app.send(.loginTapped)
    }
    let tester = FlowTester(RecordedApp(asksFirst: false))
    let difference = try difference(of: recording, on: tester)
    #expect(
      difference.description == """
        RecordedApp no longer fits the recording.
        Event 3 goes another way: RecordedApp: signOutTapped in welcome
          recorded: RecordedApp: signOutTapped → present(.question, as: .sheet), now question
          now:      RecordedApp: signOutTapped → setStack([.welcome])
        Record the way again if the change is meant.
        """
    )
    #expect(difference.number == 3)
    #expect(tester.path == [.welcome])
    #expect(tester.recording.inputs.count == 3)
  }

  @Test("less or more than was recorded is a difference too")
  func count() throws {
    let whole = recording { $0.app.send(.loginTapped) }
    let fewer = FlowRecording(Array(whole.lines.dropLast()))
    let difference = try difference(of: fewer, on: FlowTester(RecordedApp()))
    #expect(
      difference.description == """
        RecordedApp no longer fits the recording.
        Event 1 goes another way: RecordedApp: loginTapped in welcome
          recorded: nothing more
          now:      RecordedApp/login: started on [credentials]
        Record the way again if the change is meant.
        """
    )
    let more = FlowRecording(whole.lines + [whole.lines[0]])
    #expect(
      try self.difference(of: more, on: FlowTester(RecordedApp())).reason
        == .other(recorded: "RecordedApp: started on [welcome]", now: nil)
    )
  }

  @Test("another beginning is told before any event")
  func start() throws {
    let recording = recording { $0.app.send(.loginTapped) }
    #expect(
      try difference(of: recording, on: FlowTester(RecordedLogin())).description == """
        RecordedLogin no longer fits the recording.
        The start goes another way.
          recorded: RecordedApp: started on [welcome]
          now:      RecordedLogin: started on [credentials]
        Record the way again if the change is meant.
        """
    )
    let used = FlowTester(RecordedApp())
    used.send(.signOutTapped)
    #expect(try difference(of: recording, on: used).number == 1)
  }

  @Test("an event for another step, for nobody, or on other screens is not sent")
  func elsewhere() throws {
    let login = recording { run in
      run.app.send(.loginTapped)
      run.app.child(RecordedLogin.self)?.send(.submitted("ada"))
      run.router.userTapsBack()
    }
    let second = FlowRecording(Array(login.lines.prefix(1)) + Self.renumbered(login.lines[4...]))
    #expect(
      try difference(of: second, on: FlowTester(RecordedApp())).description == """
        RecordedApp no longer fits the recording.
        Event 1 has nobody to go to: RecordedApp/login: submitted("ada") in credentials
        Running are:
          RecordedApp [welcome]
        Record the way again if the change is meant.
        """
    )
    let third = FlowRecording(Array(login.lines.prefix(1)) + Self.renumbered(login.lines[6...]))
    #expect(
      try difference(of: third, on: FlowTester(RecordedApp())).description == """
        RecordedApp no longer fits the recording.
        Event 1 meets other screens: RecordedApp: the user goes back to credentials
          now there: welcome
        Record the way again if the change is meant.
        """
    )
    let home = recording { run in
      run.app.send(.signOutTapped)
      run.app.send(.closed(total: 1))
    }
    let closing = FlowRecording(Array(home.lines.prefix(1)) + Self.renumbered(home.lines[3...]))
    #expect(
      try difference(of: closing, on: FlowTester(RecordedApp())).description == """
        RecordedApp no longer fits the recording.
        Event 1 meets another step: RecordedApp: closed(total: 1) in question
          now in welcome
        Record the way again if the change is meant.
        """
    )
  }

  @Test("lines that are missing in the middle are told")
  func missing() throws {
    let lines = recording { run in
      run.app.send(.signOutTapped)
      run.app.send(.closed(total: 1))
    }.lines
    let gap = FlowRecording(Array(lines.prefix(1)) + lines[3...])
    #expect(
      try difference(of: gap, on: FlowTester(RecordedApp())).description == """
        RecordedApp no longer fits the recording.
        Lines before event 1 are missing: RecordedApp: closed(total: 1) in question
        Use the recording as it was written.
        """
    )
  }

  /// Inputs from one on, as a recorder would number them.
  private static func renumbered(_ lines: ArraySlice<FlowRecording.Line>) -> [FlowRecording.Line] {
    let recording = FlowRecording(Array(lines))
    guard let first = recording.inputs.first, let text = try? recording.jsonLines else { return [] }
    let renumbered = text.replacing(#""number":\#(first.number)"#, with: #""number":1"#)
    return (try? FlowRecording(jsonLines: renumbered).lines) ?? []
  }
}

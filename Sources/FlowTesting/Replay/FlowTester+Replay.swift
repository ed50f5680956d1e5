public import FlowCoordinators

extension FlowTester {
  /// What came to the flow from outside so far, and what followed; made when this is read.
  public var recording: FlowRecording {
    var recording = FlowRecording()
    var number = 0
    for record in listener.records {
      if record.isInput { number += 1 }
      if let line = record.line(number: number) { recording.append(line) }
    }
    return recording
  }

  /// Lets everything happen again that came from outside in another run of the flow.
  ///
  /// ```swift
  /// let recording = try FlowRecording(jsonLines: text)
  /// let app = FlowTester(AppFlow())
  /// try app.replay(recording)
  /// #expect(app.path == [.welcome, .login])
  /// ```
  ///
  /// Events go to the coordinators that got them, moves of the user are made on the router, whatever
  /// the screens say about their way back. What follows is compared line by line. Where all is as it
  /// was recorded, all paths and all calls of the router are, too.
  ///
  /// The work of steps is not waited for: its events are in the recording. Work whose step is still
  /// in a path begins after the replay, as soon as the test waits for anything.
  ///
  /// A session that began with a snapshot is replayed on a tester that began with it, too:
  ///
  /// ```swift
  /// let app = try FlowTester(AppFlow(), restoring: #require(recording.snapshot))
  /// try app.replay(recording)
  /// ```
  ///
  /// - Parameter recording: The recording of a run that began like this tester.
  /// - Throws: A ``ReplayDifference`` that says what is not as it was recorded. Nothing more is done
  ///   then, and the tester can be looked at.
  public func replay(_ recording: FlowRecording) throws(ReplayDifference) {
    let replay = Replay(recording, on: coordinator, router, listener)
    try replay.run()
  }
}

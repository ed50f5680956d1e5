import FlowCoordinators
import FlowTesting
import Foundation
import Testing

@Suite("A recording as JSON lines")
@MainActor struct JSONLinesTests {
  private func run() -> RecordedRun<RecordedApp> {
    let run = RecordedRun(RecordedApp())
    run.app.send(.loginTapped)
    run.router.userDismisses()
    return run
  }

  @Test("each line says what it is")
  func text() throws {
    #expect(
      try run().recording.jsonLines == #"""
        {"started":{"at":["RecordedApp"],"path":["welcome"]}}
        {"input":{"address":["RecordedApp"],"hosts":[],"kind":"event","number":1,"step":"welcome","text":"loginTapped","value":{"loginTapped":{}}}}
        {"transition":{"answer":"present(.login, as: .sheet)","at":["RecordedApp"],"from":"welcome","on":"loginTapped","to":"login"}}
        {"started":{"at":["RecordedApp","login"],"path":["credentials"]}}
        {"input":{"address":["RecordedApp"],"hosts":[],"kind":"dismissed","number":2,"screens":1,"step":"credentials"}}
        {"ended":{"at":["RecordedApp","login"],"result":"cancelled(.dismissed)"}}
        {"left":{"at":["RecordedApp"],"from":"login","reason":"dismissed","to":"welcome"}}
        {"transition":{"answer":"unhandled","at":["RecordedApp"],"from":"login","on":"loginEnded(.failure(.cancelled(.dismissed)))","to":"login"}}

        """#
    )
  }

  @Test("what a recorder writes line by line is read again, empty lines or not")
  func file() throws {
    var file = Data()
    let recorder = FlowRecorder { line in
      file += ((try? JSONEncoder().encode(line)) ?? Data()) + Data("\r\n\n".utf8)
    }
    let app = FlowCoordinator(RecordedApp(), router: RecordingRouter(), observer: recorder)
    app.start { _ in }
    app.send(.loginTapped)
    app.send(.opened(7))
    let recording = try FlowRecording(jsonLines: String(decoding: file, as: UTF8.self))
    #expect(recording.inputs.count == 2)
    #expect(!recording.isCut)
    try FlowTester(RecordedApp()).replay(recording)
  }

  @Test("a last line that was not written to its end is left out, and what it told may follow")
  func cut() throws {
    let recording = run().recording
    let text = try recording.jsonLines
    for length in stride(from: 30, to: text.count, by: 31) {
      let rest = text.prefix(length)
      guard !rest.hasSuffix("\n"), !rest.hasSuffix("}}") else { continue }
      let cut = try FlowRecording(jsonLines: String(rest))
      #expect(cut.isCut)
      #expect(recording.lines.starts(with: cut.lines))
      try FlowTester(RecordedApp()).replay(cut)
    }
  }

  @Test("any other line that cannot be read is an error with its number")
  func damaged() throws {
    let text = try run().recording.jsonLines.replacing(#"{"transition""#, with: #"{"transit""#)
    let error = try #require(throws: RecordingError.self) { try FlowRecording(jsonLines: text) }
    #expect(
      error.description == #"""
        Line 3 of the recording cannot be read: \#
        {"transit":{"answer":"present(.login, as: .sheet)","at":["RecordedApp"],"from":"
        Each line has to be one that a FlowRecorder handed out, encoded as JSON.
        """#
    )
  }
}

public import FlowCoordinators
import FlowGraphs
import FlowTesting
import Foundation
import Testing

@testable import QuickStart

// The code of "Replaying a session", which shows it as it stands here.

/// Writes a session to a file, a JSON object a line.
@MainActor func recorder(writingTo file: FileHandle) -> FlowRecorder {
  FlowRecorder { line in
    guard let data = try? JSONEncoder().encode(line) else { return }
    file.write(data + Data("\n".utf8))
  }
}

extension Result: @retroactive Encodable where Success: Encodable, Failure == FlowFailure {
  /// Writes the success alone; a failure cannot be written.
  public func encode(to encoder: any Encoder) throws { try get().encode(to: encoder) }
}

extension Result: @retroactive Decodable where Success: Decodable, Failure == FlowFailure {
  /// Reads a success.
  public init(from decoder: any Decoder) throws { self = .success(try Success(from: decoder)) }
}

@Test @MainActor func theReportedSession() throws {
  let recording = try FlowRecording(jsonLines: reportedSession)
  let app = FlowTester(AppFlow())
  try app.replay(recording)
  #expect(app.path == [.welcome, .login])
  #expect(app.router.screens.last == Screen(LoginFlow.Step.code(User(name: "bob", usesCode: true))))
}

@Test @MainActor func theWayOfASession() throws {
  let graph = try FlowGraph(of: AppFlow())
  let way = DOTHighlight(try FlowRecording(jsonLines: reportedSession), in: graph)
  let drawing = graph.dot(DOTStyle(showsBack: true, highlights: [way]))
  #expect(drawing.contains("#1f6feb"))
}

@Test @MainActor func theRestoredSession() throws {
  let recording = try FlowRecording(jsonLines: restoredSession)
  let app = try FlowTester(TripFlow(), restoring: #require(recording.snapshot))
  try app.replay(recording)
  #expect(try app.child(PackingFlow.self).path == [.list(packed: 2)])
}

/// What a recorder wrote of a trip that was restored while somebody was packing.
@MainActor private var restoredSession: String {
  get throws {
    let first = FlowTester(TripFlow())
    first.send(.opened(7))
    first.send(.packTapped)
    try first.child(PackingFlow.self).send(.packed)
    let second = try FlowTester(TripFlow(), restoring: first.coordinator.snapshot())
    try second.child(PackingFlow.self).send(.packed)
    return try second.recording.jsonLines
  }
}

/// What a recorder wrote of a login that was given up once.
@MainActor private var reportedSession: String {
  get throws {
    let app = FlowTester(AppFlow())
    app.send(.loginTapped)
    app.router.userDismisses()
    app.send(.loginTapped)
    try app.child(LoginFlow.self).send(.submitted(User(name: "bob", usesCode: true)))
    return try app.recording.jsonLines
  }
}

@Test("a recording that no longer fits is told as the article shows it")
@MainActor func misfit() throws {
  let text = try reportedSession.replacing("present(.login, as: .sheet)", with: "push(.login)")
  let difference = try #require(throws: ReplayDifference.self) {
    try FlowTester(AppFlow()).replay(FlowRecording(jsonLines: text))
  }
  let path = "Sources/FlowCoordinators/FlowCoordinators.docc/replaying-a-session.md"
  #expect(try Document(path).fences(in: "text") == ["\(difference)"])
}

@Test("a recorder's file is read back, results of children included")
@MainActor func recordedFile() throws {
  let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
  defer { try? FileManager.default.removeItem(at: url) }
  #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
  let file = try FileHandle(forWritingTo: url)
  let recorder = recorder(writingTo: file)
  let app = FlowCoordinator(AppFlow(), router: RecordingRouter(), observer: recorder)
  app.start { _ in }
  app.send(.loginTapped)
  try file.close()
  let recording = try FlowRecording(jsonLines: String(contentsOf: url, encoding: .utf8))
  #expect(recording.inputs.map(\.description) == ["App: loginTapped in welcome"])
  let result = FlowResult<Int>.success(7)
  let data = try JSONEncoder().encode(result)
  #expect(try JSONDecoder().decode(FlowResult<Int>.self, from: data) == result)
}

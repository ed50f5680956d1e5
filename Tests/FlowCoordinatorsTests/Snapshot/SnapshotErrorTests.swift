import FlowCoordinators
import FlowTesting
import Foundation
import Testing

@Suite("A snapshot that does not fit names the place, and the app begins at its beginning")
@MainActor struct SnapshotErrorTests {
  @Test("with exactly these words")
  func texts() throws {
    for test in Misfit.data + Misfit.steps + Misfit.shapes {
      let snapshot = try JSONDecoder().decode(FlowSnapshot.self, from: Data(test.json.utf8))
      let desk = Desk()
      let error = #expect(throws: SnapshotError.self, "\(test.name)") {
        try desk.app.start(restoring: snapshot) { _ in }
      }
      let text = test.text + "\nThe app has started at its beginning."
      #expect(error?.description == text, "\(test.name)")
      #expect(desk.app.path == [.desk] && desk.log.lines == ["Desk: started on [desk]"])
      try desk.router.expect([.setStack(DeskStep.desk, animated: false)])
      desk.app.send(.go(.push(.page(1))))
      #expect(desk.app.path == [.desk, .page(1)])
    }
  }

  @Test("and is kept as it was read, so that another version loses nothing")
  func lossless() throws {
    let json = #"{"tree":[{"a":null,"b":[true,1.5]}],"version":2}"#
    let snapshot = try JSONDecoder().decode(FlowSnapshot.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(snapshot), as: UTF8.self) == json)
  }

  @Test("text that is no data at all is the decoder's own error")
  func noData() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FlowSnapshot.self, from: Data("{".utf8))
    }
  }
}

#if os(macOS) || os(Linux)
import FlowTesting
import Foundation
import Testing

@testable import Sample

/// To record them again: `FLOW_RECORD_DIAGRAMS=1 swift test --filter SampleTests.DiagramTests`.
@Suite("Diagrams of the sample") struct DiagramTests {
  private static let folder = "../../Sample/Diagrams"

  /// The file of each drawing: `clinic` for the app, `clinic-login` for one of its flows.
  private static let drawings = SampleApp.all.flatMap { app in
    [Drawing(app: app.name, flow: nil)] + app.flows.map { Drawing(app: app.name, flow: $0.name) }
  }

  struct Drawing: CustomTestStringConvertible {
    let app: String
    let flow: String?

    var file: String { flow.map { "\(app)-\($0).dot" } ?? "\(app).dot" }
    var testDescription: String { file }
  }

  @Test("the committed drawing is current", arguments: drawings)
  func current(drawing: Drawing) throws {
    try expectDiagram(
      SampleApp.diagram(of: drawing.app, flow: drawing.flow),
      at: "\(Self.folder)/\(drawing.file)"
    )
  }

  @Test("no drawing is left of a flow that is gone")
  func nothingElse() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(Self.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let drawings = Set(Self.drawings.map(\.file))
    #expect(drawings.isSuperset(of: files.filter { $0.hasSuffix(".dot") }))
  }
}
#endif

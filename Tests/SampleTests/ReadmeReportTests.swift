import FlowGraphs
import Foundation
import Testing

@testable import Sample

@Suite("The README about the sample") struct ReadmeReportTests {
  @Test("the report that it shows is part of what the check prints")
  func report() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let fences = readme.components(separatedBy: "```text\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let shown = try #require(fences.first { $0.contains("error: ") })
    #expect(try FlowCheck(app: "draft", flow: nil).text.contains(shown))
  }
}

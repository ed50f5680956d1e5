import FlowTesting
import Foundation
import Testing

@Suite("Diagrams that stay current")
struct DiagramTests {
  private let folder = TemporaryFolder()

  /// What is thrown, as text.
  private func message(_ text: String, at path: String, mode: DiagramMode = .compare) -> String? {
    do {
      try expectDiagram(text, at: path, mode: mode, relativeTo: folder.caller)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("the same text is current")
  func current() throws {
    try folder.write("digraph {\n  a\n}\n", to: "app.dot")
    try expectDiagram(
      "digraph {\n  a\n}\n",
      at: "app.dot",
      mode: .compare,
      relativeTo: folder.caller
    )
  }

  @Test("a checkout with other line ends is current", arguments: ["a\r\nb\r\n", "a\r\nb", "a\nb"])
  func lineEnds(kept: String) throws {
    try folder.write(kept, to: "app.dot")
    #expect(message("a\nb\n", at: "app.dot") == nil)
    #expect(message("a\n\nb\n", at: "app.dot") != nil)
    #expect(message("a\nb\n\n", at: "app.dot") != nil)
    // Recording leaves such a file alone.
    #expect(message("a\nb\n", at: "app.dot", mode: .record) == nil)
    #expect(try folder.text(of: "app.dot") == kept)
  }

  @Test("a changed line is shown with those around it")
  func changed() throws {
    try folder.write("1\n2\n3\n4\n5\n6\n7\n8\n9\n", to: "app.dot")
    #expect(
      message("1\n2\n3\n4\nfive\n6\n7\n8\n9\n", at: "app.dot") == """
        \(folder.path)/app.dot is out of date: 1 line only in the file (-), 1 only in the diagram (+).
        From line 2:
          2
          3
          4
        - 5
        + five
          6
          7
          8
        To record it again: FLOW_RECORD_DIAGRAMS=1 swift test
        """
    )
  }

  @Test("changes that are far apart are shown apart, with lines of the file counted")
  func apart() throws {
    let lines = (1...40).map { "line \($0)" }
    try folder.write(lines.joined(separator: "\n") + "\n", to: "app.dot")
    let drawn = ["new 1", "new 2"] + lines.filter { $0 != "line 20" } + ["last"]
    #expect(
      message(drawn.joined(separator: "\n") + "\n", at: "app.dot") == """
        \(folder.path)/app.dot is out of date: 1 line only in the file (-), 3 only in the diagram (+).
        From line 1:
        + new 1
        + new 2
          line 1
          line 2
          line 3
        From line 17:
          line 17
          line 18
          line 19
        - line 20
          line 21
          line 22
          line 23
        From line 38:
          line 38
          line 39
          line 40
        + last
        To record it again: FLOW_RECORD_DIAGRAMS=1 swift test
        """
    )
  }

  @Test("an added line and a removed one are counted alone")
  func alone() throws {
    try folder.write("a\nb\n", to: "app.dot")
    #expect(
      message("a\nb\nc\n", at: "app.dot")?.contains(": 1 line only in the diagram (+).") == true
    )
    #expect(message("", at: "app.dot")?.contains(": 2 lines only in the file (-).") == true)
  }

  @Test("a text of another kind does not flood the log", arguments: [100, 20_000])
  func flood(count: Int) throws {
    try folder.write((0..<count).map { "old \($0)\n" }.joined(), to: "app.dot")
    let text = try #require(message((0..<count).map { "new \($0)\n" }.joined(), at: "app.dot"))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 64)
    #expect(lines[62] == "… and \(2 * count - 60) more lines that differ.")
  }

  @Test("a file that is not there is missing, and nothing is written")
  func missing() {
    #expect(
      message("a\n", at: "Diagrams/app.dot") == """
        There is no file \(folder.path)/Diagrams/app.dot to compare the diagram with.
        To record it: FLOW_RECORD_DIAGRAMS=1 swift test
        """
    )
    #expect(!folder.contains("Diagrams"))
  }

  @Test("recording makes the folders and the file, which is current then")
  func recording() throws {
    #expect(message("a\r\n\n", at: "Some/Diagrams/app.dot", mode: .record) == nil)
    #expect(try folder.text(of: "Some/Diagrams/app.dot") == "a\r\n\n")
    #expect(message("a\r\n\n", at: "Some/Diagrams/app.dot") == nil)
  }

  @Test("recording replaces what is out of date and leaves alone what is current")
  func recordingAgain() throws {
    try folder.write("old\n", to: "app.dot")
    #expect(message("new\n", at: "app.dot", mode: .record) == nil)
    #expect(try folder.text(of: "app.dot") == "new\n")
    let long = Date(timeIntervalSince1970: 1000)
    try folder.setDate(long, of: "app.dot")
    #expect(message("new\n", at: "app.dot", mode: .record) == nil)
    #expect(try folder.date(of: "app.dot") == long)
  }

  @Test("a path leads from the folder of the caller, or from the root")
  func paths() throws {
    try folder.write("a\n", to: "Sample/app.dot")
    #expect(message("a\n", at: "./Tests/../Sample/app.dot") == nil)
    #expect(message("a\n", at: "\(folder.path)/Sample/app.dot") == nil)
    #expect(message("a\n", at: "Tests/../app.dot")?.contains(" \(folder.path)/app.dot ") == true)
  }

  @Test("by default the caller is the file that has the call")
  func caller() {
    let missing = "no such file.dot"
    let error = #expect(throws: DiagramError.self) {
      try expectDiagram("", at: missing, mode: .compare)
    }
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    #expect(error == .missing(file: here.appendingPathComponent(missing).path))
  }

  @Test("what cannot be read or written says why")
  func unusable() throws {
    try folder.write("a\n", to: "Diagrams/app.dot")
    #expect(
      message("a\n", at: "Diagrams") == """
        \(folder.path)/Diagrams cannot be read: it is a folder.
        A diagram is kept as UTF-8 text. To record it again: FLOW_RECORD_DIAGRAMS=1 swift test
        """
    )
    try folder.write(Data([0xFF, 0xFE]), to: "bytes.dot")
    #expect(message("a\n", at: "bytes.dot")?.contains(": it is not UTF-8 text.\n") == true)
    #expect(message("a\n", at: "bytes.dot", mode: .record) == nil)
    #expect(message("a\n", at: "bytes.dot") == nil)

    let below = "Diagrams/app.dot/more.dot"
    let text = try #require(message("a\n", at: below, mode: .record))
    #expect(text.hasPrefix("\(folder.path)/\(below) cannot be recorded: "))
    #expect(
      text.hasSuffix("\nRecording needs a file, or a folder for one, that may be written to.")
    )
    #expect(
      message("a\n", at: "Diagrams", mode: .record)?.contains(" cannot be recorded: ") == true
    )
  }

  @Test("the difference is a value, for tools that show it otherwise")
  func value() throws {
    try folder.write("a\nb\n", to: "app.dot")
    let error = #expect(throws: DiagramError.self) {
      try expectDiagram("a\nc\n", at: "app.dot", mode: .compare, relativeTo: folder.caller)
    }
    guard case .outOfDate(let difference) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(difference.file == "\(folder.path)/app.dot")
    #expect(difference.lines.map(\.kind) == [.equal, .missing, .unexpected])
    #expect(difference.lines.map(\.text) == ["a", "b", "c"])
  }

  @Test("of any two short texts, as many lines as possible are paired")
  func pairs() throws {
    let texts = (0...4).flatMap { length in
      (0..<(1 << length)).map { bits in (0..<length).map { bits >> $0 & 1 == 0 ? "a" : "b" } }
    }
    for kept in texts {
      try folder.write(kept.map { $0 + "\n" }.joined(), to: "app.dot")
      for drawn in texts where drawn != kept {
        let error = #expect(throws: DiagramError.self) {
          try expectDiagram(
            drawn.map { $0 + "\n" }.joined(),
            at: "app.dot",
            mode: .compare,
            relativeTo: folder.caller
          )
        }
        guard case .outOfDate(let difference) = error else { continue }
        let lines = difference.lines
        #expect(lines.filter { $0.kind != .unexpected }.map(\.text) == kept)
        #expect(lines.filter { $0.kind != .missing }.map(\.text) == drawn)
        #expect(lines.count { $0.kind == .equal } == commonCount(kept[...], drawn[...]))
      }
    }
  }

  /// The length of the longest common subsequence, found by trying everything.
  private func commonCount(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> Int {
    guard let first = left.first, let second = right.first else { return 0 }
    if first == second { return 1 + commonCount(left.dropFirst(), right.dropFirst()) }
    return max(commonCount(left.dropFirst(), right), commonCount(left, right.dropFirst()))
  }

  @Test(
    "the environment turns recording on",
    arguments: [
      ([:], .compare), (["FLOW_RECORD_DIAGRAMS": "1"], .record),
      (["FLOW_RECORD_DIAGRAMS": "true"], .record), (["FLOW_RECORD_DIAGRAMS": "YES"], .record),
      (["FLOW_RECORD_DIAGRAMS": ""], .compare), (["FLOW_RECORD_DIAGRAMS": "0"], .compare),
      (["FLOW_RECORD_DIAGRAMS": "False"], .compare), (["FLOW_RECORD_DIAGRAMS": "no"], .compare),
      (["OTHER": "1"], .compare),
    ] as [([String: String], DiagramMode)]
  )
  func environment(variables: [String: String], mode: DiagramMode) {
    #expect(DiagramMode(environment: variables) == mode)
  }
}

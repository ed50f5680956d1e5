#if os(macOS) || os(Linux)
import Foundation

/// What a process wrote, and how it ended.
struct Run {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the sample, which is built next to the tests.
  static func sample(_ arguments: [String]) throws -> Run {
    try Run(folderOfTests.appendingPathComponent("Sample").path, arguments, input: "")
  }

  static func dot(_ input: String) throws -> Run {
    try Run("/usr/bin/env", ["dot", "-Tsvg"], input: input)
  }

  static let hasDot = (try? Run("/usr/bin/env", ["dot", "-V"], input: ""))?.status == 0

  private init(_ path: String, _ arguments: [String], input: String) throws {
    // Files, since a pipe that nobody reads stops the process once it is full.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    for file in files { try Data((file == files[0] ? input : "").utf8).write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: files[1], encoding: .utf8)
    errors = try String(contentsOf: files[2], encoding: .utf8)
  }

  /// The folder of the test bundle, which is among the arguments of every test process.
  private static var folderOfTests: URL {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var url = URL(fileURLWithPath: bundle)
    while url.pathComponents.contains(where: { $0.hasSuffix(".xctest") }) {
      url.deleteLastPathComponent()
    }
    return url
  }
}
#endif

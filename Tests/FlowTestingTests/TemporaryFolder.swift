import Foundation

/// A folder that goes with the test.
final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.standardizedFileURL
    .appendingPathComponent(UUID().uuidString).path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A file in the folder, which need not be there.
  var caller: String { "\(path)/Tests.swift" }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: "\(path)/\(name)") }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let folder = url(name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: url(name))
  }

  func text(of name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

  func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(name).path) }

  func setDate(_ date: Date, of name: String) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url(name).path)
  }

  func date(of name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: url(name).path)[.modificationDate] as? Date
  }
}

// Foundation reads and writes the files that keep diagrams, here and nowhere else in this module.
import Foundation

/// A text file that keeps a diagram.
struct DiagramFile {
  private let url: URL

  /// Finds the file next to the one that asks for it.
  ///
  /// - Parameters:
  ///   - path: Its path, absolute or from the folder of the other file.
  ///   - caller: The path of the other file.
  init(at path: String, relativeTo caller: String) {
    let folder = URL(fileURLWithPath: caller).deletingLastPathComponent()
    url = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
  }

  var path: String { url.path }

  /// The text; nil where there is no such file.
  func text() throws(DiagramError) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard !isFolder.boolValue else { throw .unreadable(file: path, reason: "it is a folder.") }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw .unreadable(file: path, reason: "it is not UTF-8 text.")
    }
    return text
  }

  /// Writes the text, and makes the folders that are not there.
  func write(_ text: String) throws(DiagramError) {
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(file: path, reason: error.localizedDescription)
    }
  }
}

extension DiagramMode {
  /// The mode that the environment of the running test asks for.
  public static var fromEnvironment: DiagramMode {
    DiagramMode(environment: ProcessInfo.processInfo.environment)
  }
}

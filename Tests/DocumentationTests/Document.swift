import Foundation

/// A Markdown file of the repository, with its fenced code.
struct Document {
  let name: String
  let lines: [String]

  static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  init(_ name: String) throws {
    self.name = name
    let text = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
    lines = text.components(separatedBy: "\n")
  }

  /// The fences of a language that are not marked as not compiled, without common indentation.
  func fences(in language: String) -> [String] {
    var fences: [String] = []
    var current: [String]?
    for (index, line) in lines.enumerated() {
      if let open = current {
        if line.hasPrefix("```") {
          fences.append(open.joined(separator: "\n"))
          current = nil
        } else {
          current = open + [line]
        }
      } else if line == "```\(language)" {
        let isExempt = index > 0 && lines[index - 1] == "<!-- not compiled -->"
        if !isExempt { current = [] }
      }
    }
    return fences
  }

  /// All Markdown files that explain the package.
  static func all() throws -> [Document] {
    let articles = "Sources/FlowCoordinators/FlowCoordinators.docc"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: articles).path
    )
    return try ["README.md"].map { try Document($0) }
      + files.filter { $0.hasSuffix(".md") }.sorted().map { try Document("\(articles)/\($0)") }
  }
}

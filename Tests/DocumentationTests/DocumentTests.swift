import Foundation
import Testing

@Suite("Code in documents is compiled code")
struct DocumentTests {
  private let sources: String

  init() throws {
    let files = [
      "Sample/QuickStart/QuickStart.swift", "Sample/QuickStart/Examples.swift",
      "Tests/DocumentationTests/QuickStartTests.swift", "Tests/DocumentationTests/ReadmeCode.swift",
      "Tests/DocumentationTests/CheckingCode.swift", "Tests/DocumentationTests/LinkCode.swift",
      "Tests/DocumentationTests/ContentCode.swift", "Tests/DocumentationTests/PaneCode.swift",
      "Tests/DocumentationTests/RestoringCode.swift",
      "Tests/DocumentationTests/ReplayingCode.swift",
    ]
    // Built against simulated modules on Linux, in a package of their own.
    let adapters =
      [
        "UIKitApp/SceneDelegate.swift", "UIKitApp/Screens.swift",
        "UIKitApp/SettingsViewController.swift", "UIKitApp/Appearances.swift",
        "UIKitApp/Tabs.swift", "SwiftUIApp/ShopApp.swift", "SwiftUIApp/Views.swift",
        "SwiftUIApp/Catalogue.swift", "SwiftUIApp/Panes.swift", "SwiftUIApp/Mixed.swift",
      ]
      .map { "Tests/AppleAdapters/Tests/Examples/\($0)" } + [
        "Tests/AppleAdapters/Tests/ExampleTests/UIKitAppTests.swift"
      ]
    sources = try (files + adapters).map {
      try String(contentsOf: Document.root.appending(path: $0), encoding: .utf8)
    }.joined(separator: "\n")
  }

  @Test("every Swift fence stands in a source file that is built, line by line")
  func fences() throws {
    var count = 0
    for document in try Document.all() {
      for fence in document.fences(in: "swift") {
        count += 1
        for part in parts(of: fence) {
          #expect(lines(of: sources).contains(lines(of: part)), "\(document.name):\n\(part)")
        }
      }
    }
    #expect(count >= 4)
  }

  @Test("the README shows a flow by line 12, and stays under 240 lines")
  func readme() throws {
    let readme = try Document("README.md")
    #expect(readme.lines.prefix(12).contains { $0.hasPrefix("struct ") && $0.contains(": Flow") })
    #expect(readme.lines.count < 240)
  }

  @Test("every file that the documents link to is there")
  func links() throws {
    for document in try Document.all() {
      let folder = Document.root.appending(path: document.name).deletingLastPathComponent()
      for match in document.lines.joined(separator: "\n").matches(of: /\]\(([^)#:]+)\)/) {
        let file = folder.appending(path: String(match.1))
        #expect(FileManager.default.fileExists(atPath: file.path), "\(document.name): \(match.1)")
      }
    }
  }

  /// Top-level declarations of a fence, which may come from different files.
  private func parts(of fence: String) -> [String] {
    fence.components(separatedBy: "\n\n").reduce(into: []) { parts, block in
      if block.hasPrefix(" "), let last = parts.popLast() {
        parts.append(last + "\n\n" + block)
      } else {
        parts.append(block)
      }
    }
  }

  private func lines(of text: String) -> String {
    "\n"
      + text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n") + "\n"
  }
}

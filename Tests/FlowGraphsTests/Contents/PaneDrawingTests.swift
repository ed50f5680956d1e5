import FlowCoordinators
import FlowGraphs
import Foundation
import Testing

@Suite("Drawings of panes")
struct PaneDrawingTests {
  /// Set `UPDATE_GOLDEN` to `1` to write the texts anew.
  private func expectGolden(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test("an app with tabs, the flows side by side in their step")
  func tabs() throws {
    try expectGolden(FlowGraph(of: Tabs.AppFlow()).dot(), "tabs.dot")
  }

  @Test("the same with the tabs as one box")
  func collapsed() throws {
    try expectGolden(FlowGraph(of: Tabs.AppFlow()).dot(.collapsed), "tabs-collapsed.dot")
  }

  @Test("the same with what the tabs host as boxes, and the user's ways back")
  func back() throws {
    let style = DOTStyle(childDepth: 1, showsBack: true)
    try expectGolden(FlowGraph(of: Tabs.AppFlow()).dot(style), "tabs-back.dot")
  }

  @Test("as Mermaid, with a line for each tab")
  func mermaid() throws {
    try expectGolden(FlowGraph(of: Tabs.AppFlow()).mermaid(), "tabs.mmd")
  }

  @Test("as tables, with the tab in the place of each flow")
  func markdown() throws {
    try expectGolden(FlowGraph(of: Tabs.AppFlow()).markdown(), "tabs.md")
  }
}

import FlowCoordinators

/// A line that names the panes of a screen, in their order, with the selected one marked.
struct PaneBar {
  let names: [String]
  let selected: Int

  /// The number of the first pane, by which the user can choose it; nil where they cannot.
  var first: Int?

  private let gap = "   "

  /// Returns the line; where it would be too long, all long names are cut alike.
  func line(width: Int) -> String {
    var longest = names.map(\.count).max() ?? 0
    while longest > 1, line(longestName: longest).count > width { longest -= 1 }
    return line(longestName: longest)
  }

  private func line(longestName: Int) -> String {
    names.enumerated().map { index, name in
      let number = first.map { "\($0 + index) " } ?? ""
      return (index == selected ? "● " : "○ ") + number + name.fitted(to: longestName)
    }.joined(separator: gap)
  }
}

extension PaneBar {
  init(_ panes: TerminalWorld.Panes, first: Int?) {
    self.init(names: panes.all.map(\.name), selected: panes.selected, first: first)
  }
}

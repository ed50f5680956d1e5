import FlowCoordinators

/// What drawings and tables say about a step besides its name.
///
/// It stands in parentheses, since it is no name from the flow's code.
extension FlowGraph.Node {
  /// What the user's way back does where it is not simply open; nil where it is.
  var backWords: String? {
    var words: [String] = []
    if back.contains(.blocked) { words.append("blocked") }
    if back.contains(.sendsEvent) { words.append("sends event") }
    if words.isEmpty { return nil }
    return words.joined(separator: " or ") + (back.contains(.allowed) ? " for some" : "")
  }

  /// The way back as a line of a box; nothing where it is open.
  var backLines: [String] { backWords.map { ["(back \($0))"] } ?? [] }
}

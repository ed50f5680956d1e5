/// What every text format does to names: one line after the other, nothing that cannot be seen.
enum ReadableText {
  /// Splits a text at its line ends, and replaces tabs and control characters.
  static func lines(of text: String) -> [String] {
    var lines: [String.UnicodeScalarView] = [.init()]
    var followsReturn = false
    for scalar in text.unicodeScalars {
      defer { followsReturn = scalar == "\r" }
      switch scalar {
      case "\n" where followsReturn: continue
      case "\n", "\r", "\u{2028}", "\u{2029}": lines.append(.init())
      case "\t": lines[lines.count - 1].append(" ")
      case _ where isUnreadable(scalar): lines[lines.count - 1].append("\u{FFFD}")
      default: lines[lines.count - 1].append(scalar)
      }
    }
    return lines.map { String($0) }
  }

  private static func isUnreadable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.value & 0xFFFE == 0xFFFE
  }
}

// MARK: - Titles

extension ReadableText {
  /// A flow and what it delivers; an arrow to nowhere would only be noise.
  static func title(flow: String, output: String) -> String {
    output == "Never" ? flow : "\(flow) → \(output)"
  }

  /// The flow in a pane and what it delivers.
  static func title(of pane: FlowGraph.Pane) -> String {
    title(flow: pane.flow, output: pane.output) + (pane.child == nil ? ", again" : "")
  }

  /// The panes, a line each.
  static func lines(of panes: [FlowGraph.Pane]) -> [String] {
    panes.map { "\($0.name): \(title(of: $0))" }
  }
}

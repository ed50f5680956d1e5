/// Labels that a picture can hold; the full text goes into a tooltip.
extension DOTText {
  private static let longestLine = 120
  /// Bytes that a line of that length may have; one character can be a thousand combining marks.
  private static let mostBytes = 480
  private static let mostLines = 60
  private static let longestTooltip = 4000

  /// The text with over-long lines cut, and with what does not fit left out.
  var shortened: DOTText {
    if isShort { return self }
    var short = self
    short.lines = lines.prefix(Self.mostLines).map { $0.shortened(to: Self.longestLine) }
    if let last = lines.last, lines.count > Self.mostLines {
      let rest = lines.count - Self.mostLines
      short.lines.append(Line(text: "… \(rest) more", place: last.place))
    }
    return short
  }

  /// The whole text where the label has only a part of it, as far as makes sense.
  var fullText: DOTText? {
    guard !isShort, shortened != self else { return nil }
    let text = lines.map(\.text).joined(separator: "\n")
    let line = Line(text: text, place: .centred)
    return DOTText(line.shortened(to: Self.longestTooltip).text, .centred)
  }

  /// Whether nothing can be too long, which is known without counting characters.
  var isShort: Bool {
    guard lines.count <= Self.mostLines else { return false }
    for line in lines where !Self.isShort(line.text) { return false }
    return true
  }

  /// The same for a text of one line.
  static func isShort(_ line: String) -> Bool { line.utf8.count <= longestLine }

  fileprivate static func cut(_ text: String, to length: Int) -> String {
    guard text.utf8.count > length else { return text }
    let most = length * (mostBytes / longestLine)
    guard text.count > length || text.utf8.count > most else { return text }
    var result = ""
    var bytes = 0
    for character in text.prefix(length - 1) {
      bytes += character.utf8.count
      if bytes > most { break }
      result.append(character)
    }
    return result + "…"
  }
}

extension DOTText.Line {
  /// The line, or its beginning with an ellipsis.
  func shortened(to length: Int) -> DOTText.Line {
    DOTText.Line(text: DOTText.cut(text, to: length), place: place)
  }
}

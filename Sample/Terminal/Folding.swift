extension [String] {
  /// Joins pieces to lines that are not longer than asked, where the pieces allow it.
  func folded(to width: Int, separator: String = " ") -> [String] {
    var lines: [String] = []
    for piece in self {
      if let line = lines.last, line.count + separator.count + piece.count <= width {
        lines[lines.count - 1] = line + separator + piece
      } else {
        lines.append(piece)
      }
    }
    return lines
  }
}

extension String {
  var words: [String] {
    split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Console {
  /// Writes a text, in several lines where one would be too long.
  func writeFolded(_ text: String) {
    for line in text.words.folded(to: width() ?? .max) { write(line) }
  }
}

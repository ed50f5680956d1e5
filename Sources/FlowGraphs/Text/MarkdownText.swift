/// The one place where user text gets into a Markdown document.
enum MarkdownText {
  /// Escapes a text so that it stays within its cell and is shown as it is.
  static func escaped(_ text: String) -> String {
    ReadableText.lines(of: text).map { escaped(line: $0) }.joined(separator: "<br/>")
  }

  private static func escaped(line: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in line.unicodeScalars {
      if hasMeaning(scalar, after: previous) { result += "\\" }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    return result
  }

  /// Whether a character means something; brackets do only where they begin the target of a link.
  private static func hasMeaning(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "\\", "|", "`", "<", "&", "*", "_", "~", "$", "#": true
    case "(", "[": last == "]"
    default: false
    }
  }
}

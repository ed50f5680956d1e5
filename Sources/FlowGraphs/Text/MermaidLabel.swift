/// The one place where user text gets into a Mermaid diagram.
///
/// Mermaid reads a diagram with rules that look into labels: `;` ends a statement, `%%` begins a
/// comment, "direction LR" is an instruction wherever it stands. So all that means something to it,
/// or to the HTML that it makes, becomes an entity in its notation, such as `#35;`.
struct MermaidLabel {
  /// The label as it is written.
  let text: String

  /// Makes a label of one or several lines; what is too long for a drawing is cut.
  ///
  /// - Parameter lines: Texts that may contain line ends of their own.
  init(_ lines: [String]) {
    let pieces = lines.flatMap { ReadableText.lines(of: $0) }
    text = DOTText(pieces, .left).shortened.lines
      .map { Self.escaped($0.text) }
      .joined(separator: "<br/>")
  }
}

// MARK: - Escaping

extension MermaidLabel {
  private static func escaped(_ line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    // A label without anything to see is taken for none.
    if scalars.allSatisfy(\.properties.isWhitespace) { return "#160;" }
    var result = ""
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "\"": result += "#quot;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "&": result += "#amp;"
      case _ where hasMeaning(scalar) || hasMeaning(at: index, in: scalars):
        result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a character means something wherever it stands.
  ///
  /// The last two stand for entities while Mermaid is at work.
  private static func hasMeaning(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "#", ";", ":", "%", "{", "}", "\\", "`", "*", "~", "$", "ﬂ", "¶": true
    default: false
    }
  }

  /// Whether a character means something because of what stands next to it.
  private static func hasMeaning(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[index] {
    case "[": index + 1 < scalars.count && scalars[index + 1] == "["
    case "_":
      index == 0 || index + 1 == scalars.count || !isWord(scalars[index - 1])
        || !isWord(scalars[index + 1])
    case "d", "D": beginsDirection(scalars[index...])
    default: false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func beginsDirection(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = "direction".unicodeScalars
    guard rest.count > word.count, rest[rest.startIndex + word.count].properties.isWhitespace else {
      return false
    }
    return zip(rest, word).allSatisfy { $0.properties.lowercaseMapping == String($1) }
  }
}

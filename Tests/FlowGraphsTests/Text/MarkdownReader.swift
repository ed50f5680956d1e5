/// A strict reader of the tables that this library writes.
struct MarkdownReader {
  struct Mistake: Error {
    let line: String
  }

  struct Section {
    let title: String
    var hosted: String?
    var alerts: String?
    var waysBack: String?
    var rows: [[String]] = []
  }

  private(set) var sections: [Section] = []

  init(_ text: String) throws {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: Array($0), as: UTF8.self) }
    guard lines.popLast() == "" else { throw Mistake(line: "no line end at the end") }
    for part in lines.split(separator: "") {
      guard let first = part.first else { continue }
      if let title = Self.text(of: first, after: "## "), part.count == 1 {
        sections.append(Section(title: try Self.unescaped(title)))
      } else if let hosted = Self.text(of: first, after: "Hosted inside: "), part.count == 1 {
        sections[sections.count - 1].hosted = try Self.unescaped(hosted)
      } else if let alerts = Self.text(of: first, after: "Alerts: "), part.count == 1 {
        sections[sections.count - 1].alerts = try Self.unescaped(alerts)
      } else if let ways = Self.text(of: first, after: "Ways back: "), part.count == 1 {
        sections[sections.count - 1].waysBack = try Self.unescaped(ways)
      } else {
        guard part.starts(with: ["| step | event | goes to | how |", "|---|---|---|---|"]) else {
          throw Mistake(line: first)
        }
        sections[sections.count - 1].rows = try part.dropFirst(2).map { try Self.cells(of: $0) }
      }
    }
  }

  /// Compared as bytes, since a mark may be combined with the last space.
  private static func text(of line: String, after prefix: String) -> String? {
    guard line.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: line.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  private static func cells(of row: String) throws -> [String] {
    var cells: [String.UnicodeScalarView] = []
    var isEscaped = false
    for scalar in row.unicodeScalars {
      if scalar == "|", !isEscaped {
        cells.append(.init())
      } else {
        guard !cells.isEmpty else { throw Mistake(line: row) }
        cells[cells.count - 1].append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    guard cells.count == 5, cells.removeLast().isEmpty else { throw Mistake(line: row) }
    return try cells.map { try unescaped(String($0)) }
  }

  /// The text, without spaces around it, which a table does not keep.
  private static func unescaped(_ text: String) throws -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let next = rest.popFirst(), next.isASCII, next.properties.isPunctuationOrSymbol else {
          throw Mistake(line: text)
        }
        result.append(next)
      case "<" where rest.starts(with: "br/>".unicodeScalars):
        rest = rest.dropFirst(4)
        result.append("\n")
      case "|", "`", "<", "&", "*", "_", "~", "$", "#": throw Mistake(line: text)
      default: result.append(scalar)
      }
    }
    return String(result).trimmingSpaces
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isPunctuationOrSymbol: Bool {
    switch generalCategory {
    case .otherPunctuation, .openPunctuation, .closePunctuation, .dashPunctuation,
      .connectorPunctuation, .mathSymbol, .modifierSymbol, .currencySymbol:
      true
    default: false
    }
  }
}

extension String {
  /// The text without the spaces at its ends, seen as scalars.
  var trimmingSpaces: String {
    var scalars = Array(unicodeScalars)
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

/// A strict reader of the part of `stateDiagram-v2` that this library writes.
///
/// It accepts nothing that Mermaid could read in another way than it was meant.
struct MermaidReader {
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  struct State {
    let id: String
    let lines: [String]
  }

  struct Transition {
    let source: String
    let target: String
    /// Empty where there is no label.
    let lines: [String]
  }

  private(set) var states: [State] = []
  private(set) var transitions: [Transition] = []
  private var ids: Set<String> = ["[*]"]

  init(_ text: String) throws {
    guard !text.utf8.contains(UInt8(ascii: "\r")) else { throw Mistake(description: "return") }
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: Array($0), as: UTF8.self) }
    guard lines.popLast() == "" else { throw Mistake(description: "no line end at the end") }
    guard lines.starts(with: ["stateDiagram-v2", "  direction LR"]) else {
      throw Mistake(description: "header")
    }
    for line in lines.dropFirst(2) { try read(line) }
  }

  private mutating func read(_ line: String) throws {
    guard line.hasPrefix("  ") else { throw Mistake(description: line) }
    // Mermaid looks for this before anything else, and takes the whole line for it.
    guard !line.lowercased().contains(/direction\s/) else { throw Mistake(description: line) }
    let parts = pieces(of: line, at: "\"")
    if parts.count == 3, parts[0] == "state ", parts[2].hasPrefix(" as ") {
      let id = String(parts[2].dropFirst(4))
      try check(id: id)
      guard ids.insert(id).inserted else { throw Mistake(description: "an id twice: \(line)") }
      states.append(State(id: id, lines: try label(parts[1])))
      return
    }
    let sides = pieces(of: line, at: ":")
    let ends = sides[0].split(separator: " ").map(String.init)
    guard sides.count < 3, ends.count == 3, ends[1] == "-->",
      ids.isSuperset(of: [ends[0], ends[2]])
    else { throw Mistake(description: line) }
    let text = sides.count == 2 ? String(decoding: sides[1].utf8.dropFirst(), as: UTF8.self) : nil
    let lines = try text.map { try label($0) } ?? []
    transitions.append(Transition(source: ends[0], target: ends[2], lines: lines))
  }

  /// The pieces as bytes, since a mark may be combined with the separator.
  private func pieces(of line: String, at separator: Unicode.Scalar) -> [String] {
    line.utf8.dropFirst(2)
      .split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
      .map { String(decoding: Array($0), as: UTF8.self) }
  }

  /// An id that begins like a keyword could be taken for one.
  private func check(id: String) throws {
    let keywords = [
      "as", "end", "state", "note", "default", "direction", "class", "style", "scale", "hide",
      "click", "href", "acc",
    ]
    let isSafe = id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard isSafe, !keywords.contains(where: { id.lowercased().hasPrefix($0) }) else {
      throw Mistake(description: "unsafe id \(id)")
    }
  }

  /// The lines of a label, unescaped.
  private func label(_ text: String) throws -> [String] {
    guard !text.allSatisfy(\.isWhitespace) else { throw Mistake(description: "blank label") }
    var lines: [String.UnicodeScalarView] = [.init()]
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "<" where rest.starts(with: "br/>".unicodeScalars):
        rest = rest.dropFirst(4)
        lines.append(.init())
      case "#":
        let name = String(rest.prefix { $0 != ";" })
        rest = rest.dropFirst(name.unicodeScalars.count)
        guard let entity = Self.entity(name), rest.popFirst() == ";" else {
          throw Mistake(description: text)
        }
        lines[lines.count - 1].append(entity)
      case "\"", ":", ";", "<", ">", "&", "%", "{", "}", "\\", "`", "*", "~", "$":
        throw Mistake(description: text)
      case "[" where rest.first == "[": throw Mistake(description: text)
      case _ where scalar.properties.generalCategory == .control: throw Mistake(description: text)
      default: lines[lines.count - 1].append(scalar)
      }
    }
    return lines.map { String($0) }
  }

  private static func entity(_ name: String) -> Unicode.Scalar? {
    let names: [String: Unicode.Scalar] = ["quot": "\"", "lt": "<", "gt": ">", "amp": "&"]
    return names[name] ?? UInt32(name).flatMap { Unicode.Scalar($0) }
  }
}

/// The one place where user text gets into a drawing.
///
/// The order matters: entities before quotes, backslashes before everything that adds some. No
/// piece of a text is longer than `dot` can read, and none is cut within an escape.
struct DOTEscaper {
  /// The longest quoted piece, in bytes; `dot` refuses 16 383.
  static let longestPiece = 16_000

  private(set) var bytes: [UInt8] = []
  private var pieceStart = 0

  /// Appends a text in quotes.
  mutating func append(_ text: DOTText) {
    open()
    for (index, line) in text.lines.enumerated() {
      let isLast = index == text.lines.count - 1
      switch line.place {
      case .centred:
        append(line.text, lineEnd: "\\n")
        if !isLast { append(unit: "\\n") }
      case .left:
        append(line.text, lineEnd: "\\l")
        append(unit: "\\l")
      case .padded:
        append(unit: "  ")
        append(line.text, lineEnd: "  \\l  ")
        append(unit: "  \\l")
      }
    }
    close()
  }

  /// Appends a text of one line in quotes.
  mutating func append(quoted line: String) {
    open()
    append(line, lineEnd: "\\n")
    close()
  }

  mutating func append(raw text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends the writer's own words, which need no string to be made.
  mutating func append(_ words: StaticString) {
    let buffer = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
    bytes.append(contentsOf: buffer)
  }

  /// Appends a part of what is escaped already.
  mutating func append(_ range: Range<Int>, of source: [UInt8]) {
    source.withUnsafeBufferPointer {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Takes out what has been written, and goes on in the same memory.
  mutating func takeText() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func open() {
    bytes.append(UInt8(ascii: "\""))
    pieceStart = bytes.count
  }

  private mutating func close() { bytes.append(UInt8(ascii: "\"")) }

  private mutating func append(_ text: String, lineEnd: StaticString) {
    if appendPlain(text) { return }
    var followsReturn = false
    for scalar in text.unicodeScalars {
      let isLineFeed = scalar == "\n"
      defer { followsReturn = scalar == "\r" }
      if isLineFeed, followsReturn { continue }
      switch scalar {
      case "\n", "\r": append(unit: lineEnd)
      case "\t": append(unit: " ")
      case "&": append(unit: "&amp;")
      case "\\": append(unit: "\\\\")
      case "\"": append(unit: "\\\"")
      case _ where isUnreadable(scalar): append(unit: "\u{FFFD}")
      default: append(unit: String(scalar).utf8)
      }
    }
  }

  /// Appends a text that stands for itself and fits into the piece, as nearly every name does.
  private mutating func appendPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { buffer in
      guard bytes.count - pieceStart + buffer.count <= Self.longestPiece else { return false }
      for byte in buffer {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "\""): return false
        case 0x20..<0x7F: continue
        default: return false
        }
      }
      bytes.append(contentsOf: buffer)
      return true
    }
  }

  /// Control characters end the text for `dot` or make the picture malformed.
  private func isUnreadable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.value == 0xFFFE
      || scalar.value == 0xFFFF
  }

  private mutating func append(unit: StaticString) {
    append(unit: UnsafeBufferPointer(start: unit.utf8Start, count: unit.utf8CodeUnitCount))
  }

  private mutating func append(unit: some Collection<UInt8>) {
    if bytes.count - pieceStart + unit.count > Self.longestPiece {
      close()
      append(" + ")
      open()
    }
    bytes.append(contentsOf: unit)
  }
}

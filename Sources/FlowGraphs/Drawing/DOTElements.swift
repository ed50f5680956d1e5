/// A name and its value in a list of attributes; values are words and numbers of the writer.
struct DOTAttribute: Hashable {
  let name: String
  /// Both as they are written: `name=value`, with quotes where the value needs them.
  let text: String

  init(_ name: String, _ value: String) {
    self.name = name
    text = Self.isPlain(value) ? "\(name)=\(value)" : "\(name)=\"\(value)\""
  }

  /// Whether a value is a word or a number, which stands without quotes.
  private static func isPlain(_ value: String) -> Bool {
    value.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}

/// User text in a label, line by line.
struct DOTText: Hashable {
  /// Where a line stands.
  enum Place: Hashable {
    case centred
    case left
    /// At the left with space around it, which `dot` leaves none for at edges and borders.
    case padded
  }

  struct Line: Hashable {
    let text: String
    let place: Place
  }

  var lines: [Line] = []

  init(_ texts: [String], _ place: Place) {
    lines = texts.map { Line(text: $0, place: place) }
  }

  init(_ text: String, _ place: Place) {
    lines = [Line(text: text, place: place)]
  }

  /// Adds lines at the left, apart from the name above them.
  mutating func add(_ texts: [String]) {
    if texts.isEmpty { return }
    lines += [Line(text: "", place: .centred)] + DOTText(texts, .left).lines
  }
}

/// A node of a drawing.
struct DOTNode {
  let id: Int
  let label: DOTText
  let attributes: [DOTAttribute]
}

/// An edge of a drawing; equal ones are drawn as one.
struct DOTEdge: Hashable {
  let tail: Int
  let head: Int
  let look: DOTLook
}

/// A box around the diagram of a flow.
struct DOTBox {
  let address: String
  /// The flow's title, and below it what its host answers without moving.
  let title: [String]
  /// How many boxes are around it.
  let depth: Int
}

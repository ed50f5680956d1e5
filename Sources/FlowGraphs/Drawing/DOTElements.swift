/// A name and its value in a list of attributes; values are words and numbers of the writer.
struct DOTAttribute: Hashable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether the value is a word or a number, which stands without quotes.
  var isPlain: Bool {
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
        continue
      default: return false
      }
    }
    return true
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
    self.init([text], place)
  }

  /// Adds lines at the left, apart from the name above them.
  mutating func add(_ texts: [String]) {
    if texts.isEmpty { return }
    lines += [Line(text: "", place: .centred)] + DOTText(texts, .left).lines
  }
}

/// A node of a drawing.
struct DOTNode {
  let id: String
  var label: DOTText
  var attributes: [DOTAttribute]
}

/// An edge of a drawing, with a line for each transition that it stands for.
struct DOTEdge {
  let tail: String
  let head: String
  var lines: [String]
  var attributes: [DOTAttribute]
}

/// A box around the diagram of a flow.
struct DOTCluster {
  let id: String
  /// The flow's title, and below it what its host answers without moving.
  let title: [String]
  let isOutermost: Bool
  var elements: [DOTElement] = []
}

/// Something that a box contains.
indirect enum DOTElement {
  case node(DOTNode)
  case cluster(DOTCluster)
}

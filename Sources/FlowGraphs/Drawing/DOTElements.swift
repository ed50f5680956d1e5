/// A name and its value in a list of attributes; values are words and numbers of the writer.
struct DOTAttribute: Hashable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The attribute as it is written: words and numbers stand without quotes.
  var statement: String {
    let isPlain = value.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    return isPlain ? "\(name)=\(value)" : "\(name)=\"\(value)\""
  }
}

/// User text in a label: lines that are centred or stand at the left.
struct DOTText: Hashable {
  struct Line: Hashable {
    let text: String
    let isLeft: Bool
  }

  var lines: [Line] = []

  static func centred(_ text: String) -> DOTText {
    DOTText(lines: [Line(text: text, isLeft: false)])
  }

  /// Lines at the left with space around them, which `dot` leaves none for.
  static func padded(_ texts: [String]) -> DOTText {
    DOTText(lines: texts.map { Line(text: "  \($0)  ", isLeft: true) })
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
  let title: String
  let isOutermost: Bool
  var elements: [DOTElement] = []
}

/// Something that a box contains.
indirect enum DOTElement {
  case node(DOTNode)
  case cluster(DOTCluster)
}

import FlowCoordinators

/// The nodes of a graph as they are put together, with ids that are unique among them.
struct NodeList {
  private(set) var nodes: [FlowGraph.Node] = []
  private var ids = SafeNames()
  private var endings: [Ending: Int] = [:]

  mutating func append(
    _ kind: FlowGraph.Node.Kind,
    named name: String,
    id: String,
    valueCount: Int = 0,
    traits: NodeTraits = []
  ) -> Int {
    nodes.append(
      FlowGraph.Node(
        id: ids.unique(id),
        name: name,
        kind: kind,
        traits: traits,
        valueCount: valueCount
      )
    )
    return nodes.count - 1
  }

  /// The node of an ending, made when it is first needed.
  mutating func ending(_ ending: Ending, isOnlySuccess: Bool) -> Int {
    let key = ending.withoutDetail
    if let number = endings[key] { return number }
    var id = ".end.\(ending.word)"
    if ending.kind == .success, !isOnlySuccess { id += ".\(SafeNames.safe(ending.name))" }
    let number = append(.ending(ending.kind), named: ending.name, id: id)
    endings[key] = number
    return number
  }
}

/// Names in safe characters for ids, made unique by a number.
struct SafeNames {
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []

  /// A name with everything but letters, digits, `_` and `-` replaced.
  static func safe(_ name: String) -> String {
    var result: [UInt8] = []
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-": result.append(UInt8(scalar.value))
      default: result.append(UInt8(ascii: "_"))
      }
      if result.count == 80 { break }
    }
    return result.isEmpty ? "_" : String(decoding: result, as: UTF8.self)
  }

  /// The name, or the name with the next free number; numbers begin with a tilde.
  mutating func unique(_ name: String) -> String {
    guard !taken.insert(name).inserted else { return name }
    var number = counts[name, default: 1]
    var candidate: String
    repeat {
      number += 1
      candidate = "\(name)~\(number)"
    } while !taken.insert(candidate).inserted
    counts[name] = number
    return candidate
  }
}

import Foundation

/// The real `dot`, run as a process.
enum Graphviz {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static let path: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/dot" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// On a developer's machine `dot` may be missing; where the result counts it may not.
  static let shallRun = path != nil || ProcessInfo.processInfo.environment["CI"] == "true"

  static let hint = "dot is not installed; apt-get install graphviz"

  /// Draws a text in a format; throws unless `dot` is content without a word.
  static func run(_ text: String, as format: String) throws -> Data {
    guard let path else { throw Failure(description: hint) }
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("\(UUID().uuidString).dot")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    let result = file.appendingPathExtension("out")
    defer { try? FileManager.default.removeItem(at: result) }
    process.arguments = ["-T\(format)", "-o", result.path, file.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, message.isEmpty else {
      let words = String(decoding: message, as: UTF8.self)
      throw Failure(description: "dot: exit \(process.terminationStatus): \(words)")
    }
    return try Data(contentsOf: result)
  }
}

/// A drawing as `dot` understood it.
struct Drawing {
  struct Edge: Hashable {
    let tail: String
    let head: String
    let lines: [String]
  }

  struct Reply: Decodable {
    struct Operation: Decodable {
      let op: String
      let text: String?
    }

    struct Object: Decodable {
      let name: String
      let _ldraw_: [Operation]?
      let nodes: [Int]?
      let subgraphs: [Int]?
    }

    struct Edge: Decodable {
      let tail: Int
      let head: Int
      let _ldraw_: [Operation]?
    }

    let name: String
    let objects: [Object]?
    let edges: [Edge]?
  }

  /// By id, the lines of the label as they are drawn.
  private(set) var nodes: [String: [String]] = [:]
  private(set) var clusters: [String: [String]] = [:]
  /// By id, the cluster's direct clusters.
  private(set) var inner: [String: [String]] = [:]
  /// By id, all nodes inside, those of inner clusters included.
  private(set) var members: [String: Set<String>] = [:]
  private(set) var edges: [Edge] = []

  init(of text: String) throws {
    let reply = try JSONDecoder().decode(Reply.self, from: try Graphviz.run(text, as: "json"))
    let objects = reply.objects ?? []
    for object in objects {
      let lines = Self.lines(object._ldraw_)
      if object.name.hasPrefix("cluster_") {
        clusters[object.name] = lines
        inner[object.name] = object.subgraphs?.map { objects[$0].name } ?? []
        members[object.name] = Set(object.nodes?.map { objects[$0].name } ?? [])
      } else {
        nodes[object.name] = lines
      }
    }
    for edge in reply.edges ?? [] {
      edges.append(
        Edge(
          tail: objects[edge.tail].name,
          head: objects[edge.head].name,
          lines: Self.lines(edge._ldraw_)
        )
      )
    }
  }

  /// The texts without the space around them.
  private static func lines(_ operations: [Reply.Operation]?) -> [String] {
    (operations ?? []).filter { $0.op == "T" }.compactMap(\.text).map {
      String($0.trimmingPrefix("  ").reversed().trimmingPrefix("  ").reversed())
    }
  }
}

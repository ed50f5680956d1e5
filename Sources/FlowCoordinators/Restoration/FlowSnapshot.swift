/// Where a tree of coordinators stands: its paths as data, to be written down and gone on with later.
///
/// ```swift
/// let data = try JSONEncoder().encode(app.snapshot())
/// // and in another process:
/// let snapshot = try JSONDecoder().decode(FlowSnapshot.self, from: data)
/// try app.start(restoring: snapshot) { result in print(result) }
/// ```
///
/// It holds the steps of every running flow, how each was entered, and the events that were postponed.
/// The steps must be `Codable`; screens, children and work are made anew from them. Whether it fits is
/// found out when it is restored, so that one of another version is read and written without loss.
public struct FlowSnapshot: Equatable, Sendable {
  /// The version of the format that this library writes, and the only one that it restores.
  static let version = 1

  let contents: SnapshotValue

  init(contents: SnapshotValue) {
    self.contents = contents
  }

  /// Creates a snapshot of the flows of a tree, in the order in which they start.
  init(_ flows: [SnapshotValue]) {
    contents = .object([
      "version": SnapshotValue(integer: Self.version),
      "flows": .array(flows),
    ])
  }
}

// MARK: - Codable

extension FlowSnapshot: Codable {
  /// Reads a snapshot; whether it fits is found out when it is restored.
  public init(from decoder: any Decoder) throws {
    contents = try decoder.singleValueContainer().decode(SnapshotValue.self)
  }

  /// Writes the snapshot as it was taken or read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(contents)
  }
}

// MARK: - CustomStringConvertible

extension FlowSnapshot: CustomStringConvertible {
  /// The snapshot on one line.
  public var description: String { contents.description }
}

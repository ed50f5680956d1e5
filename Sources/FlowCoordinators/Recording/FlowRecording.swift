/// What came to a tree of coordinators from outside, and what followed, in order.
///
/// ```swift
/// var recording = FlowRecording()
/// let recorder = FlowRecorder { recording.append($0) }
/// let app = FlowCoordinator(AppFlow(), router: router, observer: recorder)
/// ```
///
/// The module FlowTesting reads and writes recordings as JSON lines, and replays them; the module
/// FlowGraphs paints them on a diagram.
public struct FlowRecording: Codable, Equatable, Sendable {
  /// One line of a recording.
  public enum Line: Equatable, Sendable {
    /// Something came from outside.
    case input(RecordedInput)
    /// Something followed from that, or from the start.
    case trace(RecordedTrace)
  }

  /// The lines, in the order in which they were recorded.
  public private(set) var lines: [Line]

  /// Whether the end is missing, since the process died while it wrote a line.
  public private(set) var isCut: Bool

  /// Creates a recording.
  ///
  /// - Parameters:
  ///   - lines: The lines, in order.
  ///   - isCut: Whether the end is missing.
  public init(_ lines: [Line] = [], isCut: Bool = false) {
    self.lines = lines
    self.isCut = isCut
  }

  /// Adds a line at the end.
  public mutating func append(_ line: Line) {
    lines.append(line)
  }

  /// What came from outside, in order.
  public var inputs: [RecordedInput] {
    lines.compactMap { line in
      if case .input(let input) = line { input } else { nil }
    }
  }

  /// Where the session began; nil when it began at the flow's beginning.
  ///
  /// A session that goes on where a snapshot was taken is replayed from there.
  public var snapshot: FlowSnapshot? {
    guard case .input(let input) = lines.first, input.kind == .restored else { return nil }
    return input.value.map { FlowSnapshot(contents: $0) }
  }
}

// MARK: - Codable

extension FlowRecording.Line: Codable {
  private enum Key: CodingKey { case input }

  /// Reads a line.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let input = try container.decodeIfPresent(RecordedInput.self, forKey: .input) {
      self = .input(input)
    } else {
      self = .trace(try RecordedTrace(from: decoder))
    }
  }

  /// Writes a line: one name, which says what it is, and what belongs to it.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .trace(let trace): try trace.encode(to: encoder)
    case .input(let input):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(input, forKey: .input)
    }
  }
}

// MARK: - CustomStringConvertible

extension FlowRecording: CustomStringConvertible {
  /// A line for each thing that happened; what came from outside has its number.
  public var description: String {
    lines.map { line in
      if case .input(let input) = line { "\(input.number). \(input)" } else { "   \(line)" }
    }.joined(separator: "\n")
  }
}

extension FlowRecording.Line {
  /// The same, whenever it came.
  package var withoutMoment: FlowRecording.Line {
    if case .input(let input) = self { .input(input.withoutMoment) } else { self }
  }
}

extension FlowRecording.Line: CustomStringConvertible {
  /// The line as it reads in a log.
  public var description: String {
    switch self {
    case .input(let input): input.description
    case .trace(let trace): trace.description
    }
  }
}

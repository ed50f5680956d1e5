/// What happens with a diagram that differs from its file.
public enum DiagramMode: Hashable, Sendable {
  /// The test fails.
  case compare

  /// The file is written again.
  case record

  /// The environment variable that turns recording on.
  public static let variable = "FLOW_RECORD_DIAGRAMS"

  /// Reads the mode from environment variables.
  ///
  /// - Parameter environment: Variables by name. ``variable`` turns recording on, unless it is empty,
  ///   0, false or no.
  public init(environment: [String: String]) {
    let value = environment[Self.variable, default: ""].lowercased()
    self = ["", "0", "false", "no"].contains(value) ? .compare : .record
  }
}

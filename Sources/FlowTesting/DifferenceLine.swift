/// One line of a comparison of what was expected with what came.
public struct DifferenceLine: Equatable, Sendable {
  /// What a line says about its text.
  public enum Kind: Equatable, Sendable {
    /// The text was expected and came.
    case equal

    /// The text was expected and did not come.
    case missing

    /// The text came and was not expected.
    case unexpected
  }

  /// Whether the text was expected, and whether it came.
  public let kind: Kind

  /// What is compared, such as a router call or a line of a diagram.
  public let text: String
}

// MARK: - CustomStringConvertible

extension DifferenceLine: CustomStringConvertible {
  /// The text behind a mark: a space, `-` where it is missing, `+` where it is unexpected.
  public var description: String { "\(kind.mark) \(text)" }
}

extension DifferenceLine.Kind {
  fileprivate var mark: String {
    switch self {
    case .equal: " "
    case .missing: "-"
    case .unexpected: "+"
    }
  }
}

/// Why a diagram could not be compared with its file, or is not what the file keeps.
public enum DiagramError: Error, Equatable {
  /// The diagram is another one by now.
  case outOfDate(DiagramDifference)

  /// There is no file at this path yet.
  case missing(file: String)

  /// The file at this path is no text, or may not be read.
  case unreadable(file: String, reason: String)

  /// The file at this path could not be recorded.
  case unwritable(file: String, reason: String)
}

// MARK: - CustomStringConvertible

extension DiagramError: CustomStringConvertible {
  /// What happened, the lines that differ, and how to fix it.
  public var description: String {
    switch self {
    case .outOfDate(let difference):
      """
      \(difference)
      To record it again: \(Self.command)
      """
    case .missing(let file):
      """
      There is no file \(file) to compare the diagram with.
      To record it: \(Self.command)
      """
    case .unreadable(let file, let reason):
      """
      \(file) cannot be read: \(reason)
      A diagram is kept as UTF-8 text. To record it again: \(Self.command)
      """
    case .unwritable(let file, let reason):
      """
      \(file) cannot be recorded: \(reason)
      Recording needs a file, or a folder for one, that may be written to.
      """
    }
  }

  private static let command = "\(DiagramMode.variable)=1 swift test"
}

/// What went wrong on a covering path, with the shortest way there.
public struct CoverFailure: Error, Equatable {
  /// The name of the flow that was run.
  public let flow: String

  /// What went wrong, in sentences.
  public let problem: String

  /// The events and gestures that lead there, in order, a line each; as few as were found.
  public let events: [String]

  /// A test that goes the same way, to be pasted and kept.
  public let test: String

  /// How many events and gestures the run had when it failed for the first time.
  let originalCount: Int
}

// MARK: - CustomStringConvertible

extension CoverFailure: CustomStringConvertible {
  /// What went wrong, after which events, and the test.
  public var description: String {
    let number = events.count == 1 ? "1 event" : "\(events.count) events"
    let from = events.count < originalCount ? ", shrunk from \(originalCount)" : ""
    return """
      A covering path of \(flow) went wrong after \(number)\(from).
      \(problem)

      As a test:

      \(test)
      """
  }
}

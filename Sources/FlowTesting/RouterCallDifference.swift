import FlowCoordinators

/// How the calls of a router differ from those that a test expects, line by line.
///
/// ```text
/// Expected 2 router calls, got 2: 1 missing (-), 1 unexpected (+).
///   .setStack(AppFlow.Step.welcome, animated: false)
/// - .present(LoginFlow.Step.credentials)
/// + .push(LoginFlow.Step.credentials)
/// ```
public struct RouterCallDifference: Error, Equatable {
  /// One call, in the notation of a test.
  public typealias Line = DifferenceLine

  /// The calls of both lists in order, as many equal ones as possible paired.
  public let lines: [Line]

  /// The texts of everything that a real platform would reject.
  public let violations: [String]

  /// Whether a missing call has the text of an unexpected one without being equal to it.
  private let hasLookalikes: Bool

  init(expected: [RouterCall], actual: [RouterCall], violations: [RouterViolation]) {
    let difference = ListDifference(expected: expected, actual: actual)
    lines = difference.entries.map { Line(kind: $0.kind, text: $0.element.description) }
    hasLookalikes = Self.hasLookalikes(difference)
    self.violations = violations.map(\.description)
  }

  private static func hasLookalikes(_ difference: ListDifference<RouterCall>) -> Bool {
    var unexpected: [String: RouterCall] = [:]
    for call in difference.elements(.unexpected) { unexpected[call.description] = call }
    return difference.elements(.missing).contains { call in
      unexpected[call.description].map { $0 != call } ?? false
    }
  }
}

// MARK: - CustomStringConvertible

extension RouterCallDifference: CustomStringConvertible {
  /// A headline, the calls line by line, and the violations.
  public var description: String {
    var text = headline
    for line in lines { text += "\n\(line)" }
    if hasLookalikes {
      text += "\nCalls that read alike differ in values that their steps do not print."
    }
    for violation in violations {
      text += "\nA platform would reject " + violation
    }
    return text
  }

  private var headline: String {
    let missing = count(.missing)
    let unexpected = count(.unexpected)
    let expected = lines.count - unexpected
    var text = "Expected \(expected) router \(expected == 1 ? "call" : "calls"), "
    if missing + unexpected == 0 {
      text += "got exactly \(expected == 1 ? "that" : "these")"
    } else {
      text += "got \(lines.count - missing)"
      var counts: [String] = []
      if missing > 0 { counts.append("\(missing) missing (-)") }
      if unexpected > 0 { counts.append("\(unexpected) unexpected (+)") }
      text += ": " + counts.joined(separator: ", ")
    }
    if violations.isEmpty { return text + "." }
    return text + "; \(violations.count) \(violations.count == 1 ? "violation" : "violations")."
  }

  private func count(_ kind: Line.Kind) -> Int {
    lines.count { $0.kind == kind }
  }
}

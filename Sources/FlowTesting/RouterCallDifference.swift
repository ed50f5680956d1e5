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
  public struct Line: Equatable, Sendable {
    /// What a line says about its call.
    public enum Kind: Equatable, Sendable {
      /// The call was expected and came.
      case equal

      /// The call was expected and did not come.
      case missing

      /// The call came and was not expected.
      case unexpected
    }

    /// Whether the call was expected, and whether it came.
    public let kind: Kind

    /// The call.
    public let text: String
  }

  /// The calls of both lists in order, as many equal ones as possible paired.
  public let lines: [Line]

  /// The texts of everything that a real platform would reject.
  public let violations: [String]

  /// Whether a missing call has the text of an unexpected one without being equal to it.
  private let hasLookalikes: Bool

  init(expected: [RouterCall], actual: [RouterCall], violations: [RouterViolation]) {
    let difference = actual.difference(from: expected)
    lines = Self.lines(from: expected, to: actual, by: difference)
    hasLookalikes = Self.hasLookalikes(difference)
    self.violations = violations.map(\.description)
  }

  /// Pairs the lists by their longest common subsequence; of a replaced run, what misses is first.
  private static func lines(
    from expected: [RouterCall],
    to actual: [RouterCall],
    by difference: CollectionDifference<RouterCall>
  ) -> [Line] {
    var missing = Set(difference.removals.map(\.offset))
    var unexpected = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if missing.remove(left) != nil {
        lines.append(Line(kind: .missing, text: expected[left].description))
        left += 1
      } else if unexpected.remove(right) != nil {
        lines.append(Line(kind: .unexpected, text: actual[right].description))
        right += 1
      } else {
        lines.append(Line(kind: .equal, text: actual[right].description))
        left += 1
        right += 1
      }
    }
    return lines
  }

  private static func hasLookalikes(_ difference: CollectionDifference<RouterCall>) -> Bool {
    var unexpected: [String: RouterCall] = [:]
    for change in difference.insertions { unexpected[change.element.description] = change.element }
    for change in difference.removals {
      if let other = unexpected[change.element.description], other != change.element {
        return true
      }
    }
    return false
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}

// MARK: - CustomStringConvertible

extension RouterCallDifference: CustomStringConvertible {
  /// A headline, the calls line by line, and the violations.
  public var description: String {
    var text = headline
    for line in lines { text += "\n\(line.kind.mark) \(line.text)" }
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

extension RouterCallDifference.Line.Kind {
  fileprivate var mark: String {
    switch self {
    case .equal: " "
    case .missing: "-"
    case .unexpected: "+"
    }
  }
}

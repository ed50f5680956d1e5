/// Something that is wrong with a flow, or looks as if it were, found by running its code.
///
/// ```swift
/// let problems = try FlowGraph(of: CheckoutFlow()).problems
/// for problem in problems { print(problem.message, problem.events) }
/// ```
///
/// A problem with a way can be replayed: its events lead there. That something never happens holds
/// for the examples that were tried, and is marked as sampled.
public struct FlowProblem: Hashable, Sendable {
  /// How sure and how bad it is.
  public enum Severity: Hashable, Sendable {
    /// Something goes wrong when the events happen.
    case error
    /// Something is missing, or no example shows it.
    case warning
  }

  /// One step of the way to a problem.
  public struct Stage: Hashable, Sendable {
    /// What happens, such as `submitted [uses code]`; empty where the flow begins.
    public let trigger: String

    /// The event as it is written in a test; nil for what is no event of the flow's own.
    public let code: String?

    /// The case of the step that is then current; nil where nothing moves.
    public let step: String?
  }

  /// What is wrong, and where.
  public let kind: Kind

  /// The name of the flow's type.
  public let flow: String

  /// Where the flow is hosted, such as `App/login`; the first place where it was found.
  public let address: String

  /// How sure and how bad it is.
  public let severity: Severity

  /// Whether it is only true of the examples that were tried.
  ///
  /// Guards on payloads are code, so an example that nobody listed may do what none here does.
  public let isSampled: Bool

  /// The shortest way that shows it, from the beginning of the flow; empty where there is none.
  public let way: [Stage]

  /// How it goes on without end; empty where it does not.
  public let loop: [Stage]

  /// What is wrong only because of this, as far as can be told.
  public internal(set) var consequences: [FlowProblem] = []

  /// What is known about it besides its kind, in the words of a report; one thing a line.
  let facts: [String]

  /// What can be done about it, in the words of a report.
  let cure: String

  init(
    _ kind: Kind,
    _ severity: Severity,
    isSampled: Bool = false,
    in family: FlowFamily,
    way: [Stage] = [],
    loop: [Stage] = [],
    facts: [String] = [],
    cure: String? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.isSampled = isSampled
    flow = family.name
    address = family.address
    self.way = way
    self.loop = loop
    self.facts = facts
    self.cure = cure ?? kind.cure
  }

  /// The events of the way as they are written in a test.
  ///
  /// What is no event of the flow's own is told in words: a child's end, or the user going back.
  public var events: [String] { way.dropFirst().map { $0.code ?? $0.trigger } }
}

// MARK: - CustomStringConvertible

extension FlowProblem: CustomStringConvertible {
  /// The problem as a report has it, with the flow's address.
  public var description: String {
    reportLines(isInside: true).map { $0.dropFirst(2) }.joined(separator: "\n")
  }
}

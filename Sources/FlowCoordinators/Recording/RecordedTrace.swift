/// What followed from something that came from outside, as a recording keeps it.
///
/// Steps, events and answers are kept as text, written as in code.
public enum RecordedTrace: Codable, Hashable, Sendable {
  /// A coordinator has started on a path.
  case started(at: [String], path: [String])

  /// A flow has answered an event; `to` is nil when it ends, and `ending` says how.
  case transition(
    at: [String],
    from: String,
    on: String,
    answer: String,
    to: String?,
    ending: String?
  )

  /// A path was cut by the user or the router; `to` is nil when nothing is left of it.
  case left(at: [String], from: String, to: String?, reason: String)

  /// A coordinator has ended with a result.
  case ended(at: [String], result: String)
}

extension RecordedTrace {
  /// Keeps what is part of the way; nil for what only accompanies it.
  @MainActor init?<F: Flow>(_ trace: FlowTrace<F>) {
    switch trace.record {
    case .started(let path):
      self = .started(at: trace.address.names, path: path.map { Naming.value($0) })
    case .transition(let from, let event, let answer, let to):
      self = .transition(
        at: trace.address.names,
        from: Naming.value(from),
        on: Naming.value(event),
        answer: Naming.value(answer),
        to: to.map { Naming.value($0) },
        ending: to == nil ? answer.endingName : nil
      )
    case .userMoved(let reason, let from, let to):
      self = .left(
        at: trace.address.names,
        from: Naming.value(from),
        to: to.map { Naming.value($0) },
        reason: "\(reason)"
      )
    case .ended(let result):
      self = .ended(at: trace.address.names, result: result.shortDescription)
    case .event, .issue: return nil
    }
  }
}

extension FlowTransition {
  /// The name of the ending that an answer leads to, as drawings have it.
  fileprivate var endingName: String {
    switch self {
    case .finish(let output):
      if F.Output.self == Void.self { return "finished" }
      let isEnum = Mirror(reflecting: output).displayStyle == .enum
      return isEnum ? Naming.case(output) : Naming.type(F.Output.self)
    case .fail: return "failed"
    case .sequence(let parts): return parts.last?.endingName ?? "cancelled"
    default: return "cancelled"
    }
  }
}

// MARK: - CustomStringConvertible

extension RecordedTrace: CustomStringConvertible {
  /// One line, such as `App/login: submitted("ada") → push(.code("ada")), now code("ada")`.
  public var description: String {
    switch self {
    case .started(let address, let path):
      "\(Self.place(address)): started on [\(path.joined(separator: ", "))]"
    case .transition(let address, let from, let event, let answer, let to, _):
      "\(Self.place(address)): \(event) → \(answer)"
        + (to.flatMap { $0 == from ? nil : ", now \($0)" } ?? "")
    case .left(let address, let from, let to, let reason):
      "\(Self.place(address)): \(from) left (\(reason)), \(to.map { "now \($0)" } ?? "ends")"
    case .ended(let address, let result): "\(Self.place(address)): ended: \(result)"
    }
  }

  private static func place(_ address: [String]) -> String { address.joined(separator: "/") }
}

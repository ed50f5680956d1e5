/// An event for a running child flow, whose type only the flow that tells it has to know.
///
/// ```swift
/// case (.settings, .opened(let page)): .tell(SettingsFlow.self, .open(page))
/// ```
public class ChildMessage {
  /// The type of the flow that is told.
  public var flow: any Flow.Type { abstract() }

  /// The event, as it is written in code.
  var eventText: String { abstract() }

  /// The event without its type.
  package var anyEvent: Any { abstract() }

  /// Hands the event to the child of that type nearest the top; answers whether there is one.
  @MainActor func deliver(below parent: any FlowNode) -> Bool { abstract() }

  func isEqual(to other: ChildMessage) -> Bool { abstract() }

  fileprivate init() {}

  private func abstract() -> Never {
    fatalError("ChildMessage is abstract: ChildMessageFor answers for it")
  }
}

extension FlowTransition {
  /// Hands an event to a running child flow, in the same turn, after the moves of this answer.
  ///
  /// The child of that type nearest the top gets it, as ``FlowCoordinator/child(_:)`` finds it. None
  /// running is an issue.
  ///
  /// - Parameters:
  ///   - flow: The child's type.
  ///   - event: The event.
  /// - Returns: The answer.
  public static func tell<G: Flow>(_ flow: G.Type, _ event: G.Event) -> Self {
    .tell(ChildMessageFor<G>(event))
  }
}

// MARK: - Equatable

extension ChildMessage: Equatable {
  /// Returns whether both are the same event for the same flow type.
  ///
  /// Events that are not `Equatable` are compared as they read.
  public static func == (lhs: ChildMessage, rhs: ChildMessage) -> Bool { lhs.isEqual(to: rhs) }
}

// MARK: - CustomStringConvertible

extension ChildMessage: CustomStringConvertible {
  /// The flow type and the event.
  public var description: String { "\(Naming.type(flow)).self, .\(eventText)" }
}

/// A message for a flow of one type.
private final class ChildMessageFor<G: Flow>: ChildMessage {
  private let event: G.Event

  init(_ event: G.Event) {
    self.event = event
  }

  override var flow: any Flow.Type { G.self }
  override var eventText: String { Naming.value(event) }
  override var anyEvent: Any { event }

  override func deliver(below parent: any FlowNode) -> Bool {
    guard let child = parent.nearestFlow(of: G.self) as? FlowCoordinator<G> else { return false }
    _ = child.handle(event)
    return true
  }

  override func isEqual(to other: ChildMessage) -> Bool {
    guard let other = other as? ChildMessageFor<G> else { return false }
    if let event = event as? any Equatable { return isSame(event, as: other.event) }
    return eventText == other.eventText
  }

  private func isSame<E: Equatable>(_ event: E, as other: Any) -> Bool { event == other as? E }
}

package import FlowCoordinators

/// A way through a flow and the flows inside: events and gestures, each with who gets it.
///
/// ```swift
/// let graph = try FlowGraph(of: AppFlow())
/// if let path = graph.paths(to: AppFlow.Step.order(7)) { print(path) }
/// // App: .loginTapped
/// // App/login: .submitted(User(name: "ada"))
/// // App: .opened(order: 7)
/// ```
///
/// Every event is one of the examples; results and signals of child flows come about as they do in
/// the app, by events that the child gets. `FlowTesting` can send a path to real coordinators.
public struct FlowPath: Hashable {
  /// The events in order, to be sent one after the other.
  public let events: [Event]

  package init(events: [Event]) {
    self.events = events
  }
}

extension FlowPath {
  /// Something that happens to one coordinator.
  public struct Event {
    /// What happens.
    public enum Kind: Hashable, Sendable {
      /// The coordinator gets an event.
      case event
      /// The user goes back from the screen on top.
      case back
      /// The user closes what is presented on top.
      case dismissed
    }

    /// What happens.
    public let kind: Kind

    /// The name of the flow's type whose coordinator gets the event, or loses its screen.
    public let flow: String

    /// Where that coordinator is: the root, then the steps that host, such as `App/login`.
    public let address: String

    /// The event as it is written in code, such as `.closeTapped`; `back` or `dismissed` else.
    public let code: String

    /// The button of the alert on top that sends the event; nil for any other event.
    public let button: String?

    /// The name of the pane whose choice by the user sends the event; nil for any other event.
    public let pane: String?

    /// The step of that coordinator before, as it is written in code.
    public let from: String

    /// The step of that coordinator afterwards; nil when it is no longer there.
    public let to: String?

    /// The flow type of that coordinator.
    package let flowType: any Flow.Type

    /// The names of the cases of the steps that host, outermost first.
    package let hosts: [String]

    /// Which steps of their paths those are, counted from the lowest one.
    package let hostIndices: [Int]

    /// What tells the panes apart that it runs in; nil for a step that hosts it alone.
    package let hostPanes: [AnyHashable?]

    /// What tells the pane that the user chooses from the others.
    package let paneID: AnyHashable?

    let value: any EventValue

    /// The event itself; nil for a gesture, and for another type.
    package func event<E>(as type: E.Type) -> E? { (value as? EventValueOf<E>)?.event }

    /// The event without its type; nil for a gesture.
    package var anyEvent: Any? { value.anyEvent }
  }
}

// MARK: - Hashable

extension FlowPath.Event: Hashable {
  /// Returns whether both are the same event for the same coordinator, as far as they read.
  public static func == (lhs: FlowPath.Event, rhs: FlowPath.Event) -> Bool {
    lhs.kind == rhs.kind && lhs.address == rhs.address && lhs.flow == rhs.flow
      && lhs.code == rhs.code && lhs.button == rhs.button && lhs.pane == rhs.pane
      && lhs.from == rhs.from && lhs.to == rhs.to
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(address)
    hasher.combine(code)
    hasher.combine(from)
  }
}

// MARK: - CustomStringConvertible

extension FlowPath: CustomStringConvertible {
  /// One line for each event.
  public var description: String { events.map(\.description).joined(separator: "\n") }
}

extension FlowPath.Event: CustomStringConvertible {
  /// Who gets the event, and the event, with the button or the pane that sends it.
  public var description: String {
    let cause = button.map { " (\($0.debugDescription))" } ?? pane.map { " (selects \($0))" }
    return "\(address): \(code)" + (cause ?? "")
  }
}

// MARK: - Values

/// An event without its type.
protocol EventValue {
  var anyEvent: Any? { get }
}

/// An event in its type.
struct EventValueOf<E>: EventValue {
  let event: E
  var anyEvent: Any? { event }
}

/// What stands for a gesture, which has no event.
struct NoEventValue: EventValue {
  var anyEvent: Any? { nil }
}

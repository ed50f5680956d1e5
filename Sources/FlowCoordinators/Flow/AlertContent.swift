/// An alert as a flow describes it.
@usableFromInline package struct AlertContent<Event> {
  package let title: String
  package let message: String?
  package let buttons: [AlertButton<Event>]
}

/// A button of an alert: what it says, what it means, and the event that it sends.
///
/// ```swift
/// case .discard:
///   .alert("Discard changes?", message: "They are not saved.", [
///     .destructive("Discard", .discarded), .cancel("Keep", .kept),
///   ])
/// ```
public struct AlertButton<Event> {
  /// What the button says.
  public let title: String

  /// What the button means, which decides how it looks.
  public let role: AlertRole

  /// What the button sends.
  public let event: Event

  /// A button without a special meaning.
  public static func button(_ title: String, _ event: Event) -> Self {
    Self(title: title, role: .plain, event: event)
  }

  /// A button for what cannot be undone.
  public static func destructive(_ title: String, _ event: Event) -> Self {
    Self(title: title, role: .destructive, event: event)
  }

  /// The button that leaves everything as it is.
  public static func cancel(_ title: String, _ event: Event) -> Self {
    Self(title: title, role: .cancel, event: event)
  }
}

/// What a button of an alert means.
public enum AlertRole: Hashable, Sendable {
  /// Nothing special.
  case plain

  /// Something is done that cannot be undone.
  case destructive

  /// Everything stays as it is.
  case cancel
}

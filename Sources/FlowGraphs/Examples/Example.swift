/// An event to try a flow with, and what it stands for.
///
/// The label tells apart examples of one event that lead different ways; a drawing shows it in
/// brackets, `submitted [uses code]`.
public struct Example<Event> {
  /// What is special about this event, where another example has the same case.
  public let label: String?

  /// The event that is handed to the flow.
  public let event: Event

  /// Whether nobody listed it: it is what another flow tells this one, or what a way back sends.
  var isTold = false

  /// Creates an example that needs no label.
  public init(_ event: Event) {
    label = nil
    self.event = event
  }

  /// Creates an example that differs from others of the same event.
  ///
  /// - Parameters:
  ///   - label: A word or two, such as "uses code".
  ///   - event: The event that is handed to the flow.
  public init(_ label: String, _ event: Event) {
    self.label = label
    self.event = event
  }
}

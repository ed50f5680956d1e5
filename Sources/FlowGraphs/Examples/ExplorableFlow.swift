public import FlowCoordinators

/// A flow that says which events to try it with.
///
/// An exploration can call a flow's transition only with events that exist. Where `Event` is
/// `CaseIterable` its cases are used; any other flow lists one event per case, and one more for
/// each way that a payload can decide about.
///
/// ```swift
/// extension LoginFlow: ExplorableFlow {
///   @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
///     Event.submitted(ada)
///     Example("uses code", Event.submitted(bob))
///     Event.codeAccepted(bob)
///     Event.closeTapped
///   }
/// }
/// ```
///
/// Results and signals of child flows need no examples: a child is explored itself, and the closure
/// that the step's content has for its result makes the events. A flow that has no other events
/// returns an empty list.
public protocol ExplorableFlow: Flow {
  /// The events to try in every step.
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] { get }
}

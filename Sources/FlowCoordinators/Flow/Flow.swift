/// The blueprint of a piece of navigation: its steps, its events and where they lead.
///
/// A flow is a small value without router, view or closure. A ``FlowCoordinator`` runs it, and
/// `FlowGraph` in the module FlowGraphs draws it by calling the very same functions.
///
/// ```swift
/// struct LoginFlow: Flow {
///   typealias Output = Session
///   enum Step: Hashable { case credentials, code(User) }
///   enum Event { case submitted(User), codeAccepted(User), closeTapped }
///
///   let initial = Step.credentials
///
///   func transition(from step: Step, on event: Event) -> Transition {
///     switch (step, event) {
///     case (.credentials, .submitted(let user)) where user.usesCode: .push(.code(user))
///     case (.credentials, .submitted(let user)): .finish(Session(user))
///     case (.code, .codeAccepted(let user)): .finish(Session(user))
///     case (_, .closeTapped): .cancel
///     default: .unhandled
///     }
///   }
/// }
/// ```
///
/// The protocol is not isolated and asks for no `Sendable`, so the same source compiles in a plain
/// module and in one whose default isolation is the main actor. A flow that reads main-actor
/// dependencies conforms with an isolated conformance: `@MainActor struct Home: @MainActor Flow`.
public protocol Flow<Output> {
  /// One state of the flow, usually an enum whose cases carry what the step shows.
  associatedtype Step: Hashable

  /// What a screen, a child's result or a deep link reports to the flow.
  associatedtype Event

  /// What the flow delivers once, at its end; `Never` for a flow that cannot finish.
  associatedtype Output

  /// What the flow may report to its parent while it runs; `Never` when it reports nothing.
  associatedtype Signal = Never

  /// The answer of this flow to one event.
  typealias Transition = FlowTransition<Self>

  /// What a step of this flow shows.
  typealias Content = StepContent<Event>

  /// The step that the flow begins with, unless ``begin()`` says otherwise.
  var initial: Step { get }

  /// Returns where the flow begins.
  ///
  /// Answer `.setStack` to begin on a longer path, or `.finish`, `.fail` or `.cancel` to end before
  /// anything is shown. Any other answer is an issue, and the flow begins at ``initial``. The
  /// default is `.setStack([initial])`.
  func begin() -> Transition

  /// Returns what an event means in a step.
  ///
  /// The function is pure: the same step and event get the same answer, and nothing else happens.
  /// It is called once per event, with the current step. Answer `.unhandled` for an event that has
  /// no meaning there, and `.stay` to ignore one on purpose.
  func transition(from step: Step, on event: Event) -> Transition

  /// Returns what a step shows: a screen, a child flow or nothing.
  ///
  /// Pure, like ``transition(from:on:)``. The default is a screen for every step.
  func content(of step: Step) -> Content

  // Not for apps, which get all of this: see `Flow+ShortWays.swift`.
  @MainActor static func _coordinator(running flow: Self, in area: AnyObject, of tree: AnyObject)
    -> FlowCoordinator<Self>
  @MainActor static func _begin(_ coordinator: FlowCoordinator<Self>)
  @MainActor static func _receiveResult(of child: AnyObject, in parent: FlowCoordinator<Self>)
    -> Bool
  @MainActor static func _event<Event>(
    forResultOf child: AnyObject,
    _ outcome: (FlowResult<Output>) -> Event
  ) -> Event?
}

extension Flow {
  /// Begins on the initial step alone.
  @inlinable public func begin() -> Transition {
    .setStack([initial])
  }

  /// Shows a screen for every step.
  @inlinable public func content(of step: Step) -> Content {
    .screen
  }
}

/// The handle through which a screen reports its events.
///
/// A view controller or a view model gets this instead of a coordinator. It holds its coordinator
/// weakly, so it cannot leak one, and it knows its screen: an event of a screen that is gone is
/// answered `.ignored(.stale)`, reported as an issue, and changes nothing.
///
/// ```swift
/// final class CredentialsModel {
///   let send: Send<LoginFlow.Event>
///   init(send: Send<LoginFlow.Event>) { self.send = send }
///   func closeTapped() { send(.closeTapped) }
/// }
/// ```
public struct Send<Event> {
  private let id: ScreenID
  private let flow: any Flow.Type
  private weak let target: (any EventTarget<Event>)?

  /// Creates the handle of a screen.
  @MainActor init<F: Flow>(from screen: FlowScreen<F>) where F.Event == Event {
    id = screen.id
    flow = F.self
    target = screen.owner as? FlowCoordinator<F>
  }

  /// Creates the handle of a step's work.
  init<F: Flow>(_ id: ScreenID, from coordinator: FlowCoordinator<F>) where F.Event == Event {
    self.id = id
    flow = F.self
    target = coordinator
  }

  /// Sends an event as if it came from the screen.
  ///
  /// The event is handled with the step that is then on top of the flow's path. Within a turn it
  /// waits and the answer is `.queued`.
  @MainActor @discardableResult
  public func callAsFunction(_ event: Event) -> EventOutcome {
    if let target { return target.send(event, from: id) }
    return id.space.tree?.receive(lateEvent: event, for: flow) ?? .ignored(.stale)
  }
}

/// A coordinator as a screen sees it.
@MainActor protocol EventTarget<Event>: AnyObject {
  associatedtype Event
  func send(_ event: Event, from screen: ScreenID?) -> EventOutcome
}

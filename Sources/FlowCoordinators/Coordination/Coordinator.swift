/// A flow in motion, as its parent or the app sees it: it runs, and it ends with one result.
///
/// Whoever holds a root coordinator keeps its whole tree alive; drop it and everything below it is
/// released. The concrete type is ``FlowCoordinator``.
///
/// ```swift
/// let login: Coordinator<Session> = FlowCoordinator(LoginFlow(), router: router)
/// login.start { result in print(result) }
/// login.cancel()
/// // failure(FlowFailure.cancelled(.requested))
/// ```
@MainActor public class Coordinator<Output> {
  @usableFromInline enum State {
    case waiting
    case running
    case ended
  }

  /// The result that was delivered; nil until the flow has ended.
  public var result: FlowResult<Output>? { state == .ended ? ending : nil }

  // In two parts, and the output in an object, since a type that is made of the output's takes a
  // search each time that a coordinator goes.
  @usableFromInline @exclusivity(unchecked) final var output: Box<Output>?
  @usableFromInline @exclusivity(unchecked) final var failure: FlowFailure?

  // Last, since the subclass has something small to put beside it.
  @usableFromInline @exclusivity(unchecked) final var state = State.waiting

  /// The result that it ends with, or has ended with.
  @inlinable final var ending: FlowResult<Output>? {
    get {
      if let output { return .success(output.value) }
      if let failure { return .failure(failure) }
      return nil
    }
    set {
      switch newValue {
      case .success(let output): (self.output, failure) = (Box(output), nil)
      case .failure(let failure): (output, self.failure) = (nil, failure)
      case nil: (output, failure) = (nil, nil)
      }
    }
  }

  @usableFromInline init() {}

  /// Whether the coordinator has started and not ended.
  public var isRunning: Bool { state == .running }

  /// The running child coordinators, oldest first; direct ones only.
  public var children: [any RunningFlow] { [] }

  /// Starts the flow; its first screens are up when this returns.
  ///
  /// A second start is reported as an issue and changes nothing, and so is a start on a router that
  /// serves another running root.
  ///
  /// - Parameter completion: Gets the result, once. It is called at the end of the last turn, when
  ///   the router has been called and everything below the coordinator is released.
  public func start(completion: @escaping @MainActor (FlowResult<Output>) -> Void) {}

  /// Ends the flow from outside, as if it had answered with this result.
  ///
  /// Within a turn it waits like an event. A second ending is reported as an issue.
  public func finish(_ result: FlowResult<Output>) {}

  /// Ends the flow as `cancelled(.requested)`.
  public func cancel() {
    finish(.failure(.cancelled(.requested)))
  }
}

/// A value in an object of its own.
@usableFromInline final class Box<Value> {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) {
    self.value = value
  }
}

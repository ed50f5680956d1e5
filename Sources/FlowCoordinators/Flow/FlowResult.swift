/// What a parent gets at the end of a flow, exactly once.
///
/// ```swift
/// case (.login, .loginFinished(.success(let session))): .setStack([.home(session)])
/// case (.login, .loginFinished(.failure(.cancelled))): .pop       // any reason
/// case (.login, .loginFinished(.failure(.failed(let error)))): .replace(with: .sorry("\(error)"))
/// ```
public typealias FlowResult<Output> = Result<Output, FlowFailure>

/// Why a flow ended without its output.
public enum FlowFailure: Error {
  /// Nobody finished the flow: the user left, the parent moved on, or it was asked to stop.
  case cancelled(CancellationReason)

  /// The flow answered `.fail` with this error.
  case failed(any Error)
}

/// Why a flow was cancelled.
public enum CancellationReason: Hashable, Sendable {
  /// The user left the flow's first screen, or the flow popped its first step.
  case back

  /// The user swiped the flow's modal away.
  case dismissed

  /// The parent moved on, or a flow below it did.
  case replaced

  /// The flow answered `.cancel`, or `cancel()` was called on its coordinator.
  case requested

  /// The router could not show it.
  case refused
}

// MARK: - Equatable

extension FlowFailure: Equatable {
  /// Returns whether both ended for the same reason.
  ///
  /// Two errors are equal when they have the same type and compare equal, or, where the type is
  /// not `Equatable`, have the same description.
  public static func == (lhs: FlowFailure, rhs: FlowFailure) -> Bool {
    switch (lhs, rhs) {
    case (.cancelled(let lhs), .cancelled(let rhs)): lhs == rhs
    case (.failed(let lhs), .failed(let rhs)): areEqual(lhs, rhs)
    case (.cancelled, .failed), (.failed, .cancelled): false
    }
  }

  private static func areEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
    guard type(of: lhs) == type(of: rhs) else { return false }
    guard let lhs = lhs as? any Equatable else { return "\(lhs)" == "\(rhs)" }
    return isEqual(lhs, to: rhs)
  }

  private static func isEqual<T: Equatable>(_ lhs: T, to rhs: any Error) -> Bool {
    lhs == rhs as? T
  }
}

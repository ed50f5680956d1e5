/// What became of an event that was sent.
public enum EventOutcome: Equatable, Sendable {
  /// The flow answered with a move, an ending, a signal or `.stay`.
  case handled

  /// The flow answered `.unhandled`; also reported as an issue.
  case unhandled

  /// The flow keeps the event until its step changes.
  case postponed

  /// A turn is running; the event waits until it is over.
  case queued

  /// The coordinator did not ask its flow.
  case ignored(IgnoredReason)
}

/// Why a coordinator did not ask its flow about an event.
public enum IgnoredReason: Hashable, Sendable {
  /// The coordinator has not been started.
  case notStarted

  /// The coordinator has ended.
  case ended

  /// The screen that sent the event is gone.
  case stale
}

import Observation

/// What a view is told that shows something of a model.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor final class Shows {
  private final class Flag: @unchecked Sendable { var isUp = false }
  private let flag = Flag()

  /// Whether it has been told to look again.
  var isCalled: Bool { flag.isUp }

  init<Value>(_ look: () -> Value) {
    _ = withObservationTracking(look) { [flag] in flag.isUp = true }
  }
}

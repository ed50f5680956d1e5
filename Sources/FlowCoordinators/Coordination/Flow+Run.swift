extension Flow {
  /// Runs the flow as a root and returns what it delivers.
  ///
  /// ```swift
  /// let session = try await LoginFlow().run(on: router, entry: .present())
  /// ```
  ///
  /// The flow is held until it ends. Cancelling the task ends it as `cancelled(.requested)`; a task
  /// that is cancelled beforehand shows nothing.
  ///
  /// - Parameters:
  ///   - router: Performs the calls of the whole tree.
  ///   - entry: How the first screen enters: as the root of the router, or onto what is up.
  ///   - observer: Hears of everything that happens in the tree.
  /// - Returns: The flow's output.
  /// - Throws: The ``FlowFailure`` that the flow ended with; `cancelled(.refused)` where the router
  ///   serves another running root.
  @MainActor public func run(
    on router: any Router,
    entry: FlowEntry = .root,
    observer: (any FlowObserver)? = nil
  ) async throws(FlowFailure) -> Output {
    if Task.isCancelled { throw .cancelled(.requested) }
    let coordinator = FlowCoordinator(self, router: router, entry: entry, observer: observer)
    let ending = AsyncEnding<Output>()
    coordinator.start { ending.deliver($0) }
    // Refused: nobody will ever call the completion.
    if !coordinator.isRunning, coordinator.result == nil { throw .cancelled(.refused) }
    let result = await withTaskCancellationHandler {
      await ending.result
    } onCancel: {
      Task { @MainActor in
        if coordinator.isRunning { coordinator.cancel() }
      }
    }
    return try result.get()
  }
}

/// A result that is waited for once, whichever comes first: the result or the one who waits.
@MainActor private final class AsyncEnding<Output> {
  private var delivered: FlowResult<Output>?
  private var waiting: CheckedContinuation<Void, Never>?

  func deliver(_ result: FlowResult<Output>) {
    delivered = result
    waiting?.resume()
    waiting = nil
  }

  var result: FlowResult<Output> {
    get async {
      while true {
        if let delivered { return delivered }
        await withCheckedContinuation { waiting = $0 }
      }
    }
  }
}

/// The work of a step, which is cancelled when its step leaves.
///
/// Whoever holds the step holds this; letting go of it is enough to cancel.
@usableFromInline final class StepTask {
  /// Tells the events of this work from those of any other.
  let id: ScreenID
  let task: Task<Void, Never>

  @MainActor init<Event>(
    id: ScreenID,
    sendingThrough send: Send<Event>,
    _ work: @escaping @MainActor (Send<Event>) async -> Void
  ) {
    self.id = id
    task = Task { @MainActor in
      // A step that has left within the same turn has nothing to do.
      if !Task.isCancelled { await work(send) }
    }
  }

  deinit { task.cancel() }
}

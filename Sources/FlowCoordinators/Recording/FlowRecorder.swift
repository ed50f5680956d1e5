/// An observer that records a session, to be replayed in another process.
///
/// It hands out a line for everything that comes from outside (events, choices in alerts, the user's
/// way back, refused screens, endings by the owner, the snapshot that a run begins with) before it
/// takes effect, and one for everything that follows. Lines are `Codable`; written down at once, they are there even if the app crashes
/// over what they tell.
///
/// ```swift
/// let recorder = FlowRecorder { line in
///   guard let data = try? JSONEncoder().encode(line) else { return }
///   file.write(data + Data("\n".utf8))
/// }
/// let app = FlowCoordinator(AppFlow(), router: router, observer: recorder)
/// ```
///
/// Events of a `Codable` type can be replayed. Others are recorded as text, ``RecordedInput/obstacle``
/// says why, and a replay needs an example event that reads the same.
@MainActor public final class FlowRecorder: FlowInputObserver {
  private let write: (FlowRecording.Line) -> Void
  private let next: (any FlowObserver)?
  private let nextForInputs: (any FlowInputObserver)?
  private var count = 0

  /// Creates a recorder, to be given to a root coordinator before it starts.
  ///
  /// - Parameters:
  ///   - next: Another observer that hears of everything too.
  ///   - write: Gets each line, within the turn that it belongs to.
  public init(
    then next: (any FlowObserver)? = nil,
    write: @escaping (FlowRecording.Line) -> Void
  ) {
    self.next = next
    nextForInputs = next as? any FlowInputObserver
    self.write = write
  }

  /// Writes down what followed.
  public func observe<F: Flow>(_ trace: FlowTrace<F>) {
    if let line = trace.line(number: count) { write(line) }
    next?.observe(trace)
  }

  /// Writes down what came.
  public func observe<F: Flow>(_ input: FlowInput<F>) {
    count += 1
    if let line = input.line(number: count) { write(line) }
    nextForInputs?.observe(input)
  }
}

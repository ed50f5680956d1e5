/// What an observer heard, as it can be recorded later.
@MainActor package protocol Recordable {
  /// The line of a recording; nil for what is not part of one.
  func line(number: Int) -> FlowRecording.Line?

  /// Whether it came from outside.
  var isInput: Bool { get }
}

extension FlowTrace: Recordable {
  package var isInput: Bool { false }

  package func line(number: Int) -> FlowRecording.Line? {
    RecordedTrace(self).map { .trace($0) }
  }
}

extension FlowInput: Recordable {
  package var isInput: Bool { true }

  package func line(number: Int) -> FlowRecording.Line? { .input(recorded(number)) }

  private func recorded(_ number: Int) -> RecordedInput {
    switch kind {
    case .event(let event, let step): recorded(number, .event, event, in: step)
    case .choice(let event, let step): recorded(number, .choice, event, in: step)
    case .userMoved(let reason):
      RecordedInput(
        self,
        RecordedInput.Kind(reason),
        number: number,
        step: arrival?.screen.map { Naming.value($0.step.base) },
        text: nil
      )
    case .ending(let result): recorded(number, result)
    case .restored(let snapshot): recorded(number, snapshot)
    }
  }

  private func recorded(
    _ number: Int,
    _ kind: RecordedInput.Kind,
    _ event: F.Event,
    in step: F.Step
  ) -> RecordedInput {
    let (step, text) = (Naming.value(step), Naming.value(event))
    var input = RecordedInput(self, kind, number: number, step: step, text: text)
    input.keep { () throws(Obstacle) in try plainData(of: event, F.Event.self) }
    return input
  }

  private func recorded(_ number: Int, _ snapshot: FlowSnapshot) -> RecordedInput {
    var input = RecordedInput(self, .restored, number: number, step: nil, text: nil)
    input.value = snapshot.contents
    return input
  }

  private func recorded(_ number: Int, _ result: FlowResult<F.Output>) -> RecordedInput {
    let text = result.shortDescription
    var input = RecordedInput(self, .ending, number: number, step: nil, text: text)
    input.keep { () throws(Obstacle) in
      switch result {
      case .success where F.Output.self == Void.self: .object(["success": .null])
      case .success(let output): .object(["success": try plainData(of: output, F.Output.self)])
      case .failure(.cancelled(let reason)): .object(["cancelled": .string("\(reason)")])
      case .failure(.failed): throw Obstacle(text: "errors are recorded as text")
      }
    }
    return input
  }
}

// MARK: - Values

/// Why a value cannot be recorded so that it can be made again.
private struct Obstacle: Error {
  let text: String
}

extension RecordedInput {
  /// Keeps a value, or why there is none.
  fileprivate mutating func keep(_ data: () throws(Obstacle) -> SnapshotValue) {
    do { value = try data() } catch { obstacle = error.text }
  }
}

/// Writes a value that can be read again.
private func plainData(of value: Any, _ type: Any.Type) throws(Obstacle) -> SnapshotValue {
  guard type is any Decodable.Type, let value = value as? any Encodable else {
    throw Obstacle(text: "\(Naming.type(type)) is not Codable")
  }
  do {
    return try SnapshotEncoder.value(of: value)
  } catch {
    throw Obstacle(text: "\(Naming.type(type)) could not be encoded: \(codingText(of: error))")
  }
}

/// What an encoder or a decoder complains about, and where.
func codingText(of error: any Error) -> String {
  let (path, reason) = SnapshotError.placeAndReason(of: error)
  return path.isEmpty ? reason : "\(reason), at \(path)"
}

extension RecordedInput.Kind {
  /// The kind of a move that the user or the router made.
  fileprivate init(_ reason: CancellationReason) {
    switch reason {
    case .dismissed: self = .dismissed
    case .refused: self = .refused
    case .back, .replaced, .requested: self = .back
    }
  }
}

/// Recorded events and endings become values again, and are sent as they were.
extension FlowCoordinator {
  package var inspectedBlueprint: any Flow { flow }

  package var inspectedAddress: FlowAddress { addressPlace.address }

  package var inspectedCallCount: Int { tree.callCount }

  package func replay(
    _ input: RecordedInput,
    as example: Any?,
    in screen: Screen?
  ) throws(ReplayObstacle) {
    switch input.kind {
    case .event: send(try event(of: input, or: example))
    case .choice:
      let event = try event(of: input, or: example)
      if let screen { _ = receive(choice: event, in: screen) }
    case .ending: finish(try result(of: input))
    case .back, .dismissed, .refused, .restored: break
    }
  }

  private func event(of input: RecordedInput, or example: Any?) throws(ReplayObstacle) -> F.Event {
    if let value = input.value { return try read(F.Event.self, from: value) }
    if let event = example as? F.Event { return event }
    throw ReplayObstacle(text: input.obstacle ?? "it was not recorded as a value")
  }

  private func result(of input: RecordedInput) throws(ReplayObstacle) -> FlowResult<F.Output> {
    guard case .object(let ending) = input.value else {
      throw ReplayObstacle(text: input.obstacle ?? "it was not recorded as a value")
    }
    if case .string(let name) = ending["cancelled"] {
      return .failure(.cancelled(CancellationReason.all.first { "\($0)" == name } ?? .requested))
    }
    if let output = () as? F.Output { return .success(output) }
    return .success(try read(F.Output.self, from: ending["success"] ?? .null))
  }

  private func read<T>(_ type: T.Type, from value: SnapshotValue) throws(ReplayObstacle) -> T {
    guard let decodable = type as? any Decodable.Type else {
      throw ReplayObstacle(text: "\(Naming.type(type)) is not Codable any more")
    }
    do {
      if let value = try SnapshotDecoder.decode(decodable, from: value) as? T { return value }
      throw ReplayObstacle(text: "\(Naming.type(type)) was read as another type")
    } catch let obstacle as ReplayObstacle {
      throw obstacle
    } catch {
      throw ReplayObstacle(
        text: "\(Naming.type(type)) cannot be read from it: \(codingText(of: error))"
      )
    }
  }
}

/// Why a recorded event or result cannot be made again.
package struct ReplayObstacle: Error {
  package let text: String
}

extension CancellationReason {
  fileprivate static let all: [CancellationReason] = [
    .back, .dismissed, .replaced, .requested, .refused,
  ]
}

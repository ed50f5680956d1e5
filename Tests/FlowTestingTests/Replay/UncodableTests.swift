import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Events that are not Codable")
@MainActor struct UncodableTests {
  @Test("they are recorded as text, and a replay names the type")
  func obstacle() throws {
    let run = RecordedRun(ShopFlow())
    run.app.send(.viewed(3))
    #expect(run.recording.inputs.map(\.text) == ["viewed(3)"])
    #expect(run.recording.inputs.map(\.obstacle) == ["ShopFlow.Event is not Codable"])
    let difference = try #require(throws: ReplayDifference.self) {
      try FlowTester(ShopFlow()).replay(run.recording)
    }
    #expect(
      difference.description == """
        ShopFlow no longer fits the recording.
        Event 1 cannot be replayed: Shop: viewed(3) in home
          ShopFlow.Event is not Codable
        Make the type Codable and record again, or list the event in exampleEvents.
        """
    )
  }

  @Test("an event that reads like an example of the flow is replayed all the same")
  func examples() throws {
    let run = RecordedRun(Counter())
    run.app.send(.added(2))
    run.app.send(.added(5))
    let tester = FlowTester(Counter())
    try tester.replay(FlowRecording(jsonLines: run.recording.jsonLines))
    #expect(tester.path == [.total(7)])
  }

  @Test("an event that cannot be encoded, and one that reads otherwise now, are told with a reason")
  func reasons() throws {
    let run = RecordedRun(RecordedApp())
    run.app.send(.loginEnded(.failure(.cancelled(.back))))
    #expect(
      run.recording.inputs.map(\.obstacle) == [
        "RecordedApp.Event could not be encoded: cancelled(.back)"
      ]
    )
    let text = try FlowTester(RecordedApp(), sending: .opened(7)).recording.jsonLines
    let other = text.replacing(#"{"opened":{"_0":7}}"#, with: #"{"opened":{"_0":"seven"}}"#)
    let difference = try #require(throws: ReplayDifference.self) {
      try FlowTester(RecordedApp()).replay(FlowRecording(jsonLines: other))
    }
    #expect(
      difference.reason
        == .notReplayable(
          #"RecordedApp.Event cannot be read from it: "seven" is not Int, at opened._0"#
        )
    )
  }

  @Test("an error is recorded as text")
  func errors() throws {
    let run = RecordedRun(RecordedApp())
    run.app.finish(.failure(.failed(TestError())))
    #expect(run.recording.inputs.map(\.obstacle) == ["errors are recorded as text"])
  }
}

private struct TestError: Error {}

extension FlowTester {
  fileprivate convenience init(_ flow: F, sending event: F.Event) {
    self.init(flow)
    send(event)
  }
}

/// A flow whose events are known by its examples.
private struct Counter: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case total(Int) }
  enum Event { case added(Int) }

  let initial = Step.total(0)

  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.added(2)
    Event.added(5)
  }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.total(let total), .added(let number)): .update(.total(total + number))
    }
  }
}

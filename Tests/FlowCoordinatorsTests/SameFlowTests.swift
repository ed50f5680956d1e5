import FlowCoordinators
import FlowTesting
import Testing

private struct CalmFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case first, second }
  enum Event { case next }
  let initial = Step.first

  func transition(from step: Step, on event: Event) -> Transition { .push(.second) }
}

/// Hosts a flow without signals, and says in an update what to do with them.
private struct CalmHostFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case home, child(isHeard: Bool), deck(isHeard: Bool) }
  enum Event { case child, deck, hear, selected(Int), ended(FlowResult<Int>) }
  let initial = Step.home

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (_, .child): .push(.child(isHeard: false))
    case (_, .deck): .push(.deck(isHeard: false))
    case (.child, .hear): .update(.child(isHeard: true))
    case (.deck, .hear): .update(.deck(isHeard: true))
    default: .stay
    }
  }

  private func heard(_ signal: Never) -> Event {}

  func content(of step: Step) -> Content {
    switch step {
    case .home: .screen
    case .child(false): .flow(CalmFlow(), Event.ended)
    case .child(true): .flow(CalmFlow(), Event.ended, signals: heard)
    case .deck(false):
      .panes(.tabs, selected: 0, onSelect: Event.selected) { Pane(0, CalmFlow(), Event.ended) }
    case .deck(true):
      .panes(.tabs, selected: 0, onSelect: Event.selected) {
        Pane(0, CalmFlow(), Event.ended, signals: heard)
      }
    }
  }
}

@Suite("An update that goes on with the same flow")
@MainActor struct SameFlowTests {
  @Test("keeps a child whose signals are events from then on")
  func child() {
    let tester = FlowTester(CalmHostFlow())
    tester.send(.child)
    tester.coordinator.child(CalmFlow.self)?.send(.next)
    tester.send(.hear)
    #expect(tester.path == [.home, .child(isHeard: true)])
    #expect(tester.coordinator.child(CalmFlow.self)?.path == [.first, .second])
  }

  @Test("keeps the flow of a pane whose signals are events from then on")
  func pane() {
    let tester = FlowTester(CalmHostFlow())
    tester.send(.deck)
    tester.coordinator.child(CalmFlow.self)?.send(.next)
    tester.send(.hear)
    #expect(tester.coordinator.child(CalmFlow.self)?.path == [.first, .second])
  }
}

import FlowCoordinators
import FlowTesting
import Testing

@Suite("Named transitions")
@MainActor struct TransitionNameTests {
  @Test("the name reaches the router with the screen, and the call stays animated")
  func name() {
    let editing = Editing(.list)
    editing.go(.push(.flipped))
    #expect(editing.router.calls == [.push(E.flipped)])
    #expect(editing.router.screens.map(\.transition) == [nil, "flip"])
    #expect("\(TransitionName("flip"))" == ".flip")
  }

  @Test("a step without a transition comes and goes unanimated")
  func none() {
    let still = FlowTester(StillFlow())
    still.send(.push(.still))
    still.send(.push(.moving))
    still.send(.pop)
    still.send(.pop)
    still.send(.present(.still))
    still.send(.dismiss)
    #expect(
      still.router.calls.dropFirst() == [
        .push(StillFlow.Step.still, animated: false),
        .push(StillFlow.Step.moving),
        .pop(to: StillFlow.Step.still),
        .pop(to: StillFlow.Step.moving, animated: false),
        .present(StillFlow.Step.still, animated: false),
        .dismiss(to: StillFlow.Step.moving, animated: false),
      ]
    )
  }
}

private struct StillFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case moving, still }
  typealias Event = FlowTransition<StillFlow>
  let initial = Step.moving
  func transition(from step: Step, on event: Event) -> Transition { event }
  func content(of step: Step) -> Content {
    step == .still ? .screen.transition(.none) : .screen
  }
}

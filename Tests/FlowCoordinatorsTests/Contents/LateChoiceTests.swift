import FlowCoordinators
import FlowTesting
import Testing

/// Asks one question, and ends with the answer.
private struct QuestionFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case ask }
  enum Event { case yes, withdrawn }
  let initial = Step.ask

  func transition(from step: Step, on event: Event) -> Transition { .finish(1) }

  func content(of step: Step) -> Content { .alert("Sure?", [.button("Yes", .yes)]) }
}

/// Shows nothing but the question.
private struct MiddleFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case question }
  enum Event { case answered(FlowResult<Int>) }
  let initial = Step.question

  func transition(from step: Step, on event: Event) -> Transition { .pop }

  func content(of step: Step) -> Content { .flow(QuestionFlow(), Event.answered) }
}

private struct CounterFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case desk, ask, question, middle, next }
  enum Event { case asked, questioned, deepened, left, yes, ended(FlowResult<Int>) }
  let initial = Step.desk

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .asked: .push(.ask)
    case .questioned: .push(.question)
    case .deepened: .push(.middle)
    case .left where step == .middle: .pop
    case .left: .setStack([.desk, .question])
    case .yes, .ended: .push(.next)
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .desk, .next: .screen
    case .ask: .alert("Sure?", [.button("Yes", .yes)])
    case .question: .flow(QuestionFlow(), Event.ended)
    case .middle: .flow(MiddleFlow(), Event.ended)
    }
  }
}

/// Taps the button of the alert when a trace comes that begins like this.
private final class EarlyFinger: FlowObserver {
  private let beginning: String
  private let router: RecordingRouter
  private(set) var hasTapped = false

  init(on beginning: String, router: RecordingRouter) {
    self.beginning = beginning
    self.router = router
  }

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    guard !hasTapped, trace.description.hasPrefix(beginning) else { return }
    hasTapped = router.userChooses("Yes")
  }
}

@Suite("A button of an alert, tapped in the turn that takes the alert away")
@MainActor struct LateChoiceTests {
  private let router = RecordingRouter()

  private func counter(tappingOn trace: String) -> (FlowCoordinator<CounterFlow>, EarlyFinger) {
    let finger = EarlyFinger(on: trace, router: router)
    let counter = FlowCoordinator(CounterFlow(), router: router, observer: finger)
    counter.start { _ in }
    return (counter, finger)
  }

  @Test("as the flow of the alert ends, the router is not asked to dismiss it")
  func flowEnds() {
    let (counter, finger) = counter(tappingOn: "Counter/question: ended: success")
    counter.send(.questioned)
    counter.child(QuestionFlow.self)?.send(.withdrawn)
    #expect(finger.hasTapped)
    #expect(router.violations.isEmpty)
    #expect(router.screens == [Screen(CounterFlow.Step.desk), Screen(CounterFlow.Step.next)])
  }

  @Test("as the step of the alert has gone")
  func stepGoes() {
    let (counter, finger) = counter(tappingOn: "Counter/question: started")
    counter.send(.asked)
    counter.send(.left)
    #expect(finger.hasTapped)
    #expect(router.violations.isEmpty)
    #expect(counter.path == [.desk, .question])
  }

  @Test("as the flow that hosts the alert's flow has ended")
  func hostEnds() {
    let (counter, finger) = counter(tappingOn: "Counter/middle: ended")
    counter.send(.deepened)
    counter.send(.left)
    #expect(finger.hasTapped)
    #expect(router.violations.isEmpty)
    #expect(router.screens == [Screen(CounterFlow.Step.desk)])
  }
}

import FlowCoordinators
import FlowGraphs
import Testing

private struct Declined: Error, Hashable {}

/// A child that can do everything: two outputs, a failure, a cancellation, a signal.
private struct AskFlow: Flow {
  enum Answer: Hashable { case yes, no }
  typealias Output = Answer
  enum Step: Hashable { case question }
  enum Event: CaseIterable { case yes, no, broken, closed, noticed }
  enum Signal: Hashable { case noticed }
  let initial = Step.question
  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .yes: .finish(.yes)
    case .no: .finish(.no)
    case .broken: .fail(Declined())
    case .closed: .cancel
    case .noticed: .signal(.noticed)
    }
  }
}

private struct AskingFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case home, ask, help, thanks, sorry }
  enum Event {
    case asked, helped, done(FlowResult<AskFlow.Answer>), noticed(AskFlow.Signal)
  }
  var isPresented = true
  let initial = Step.home
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.home, .asked): isPresented ? .present(.ask) : .push(.ask)
    case (.ask, .helped): .push(.help)
    case (.ask, .done(.success(.yes))): .push(.thanks)
    case (.ask, .done(.success(.no))): .setStack([.sorry])
    case (.ask, .done(.failure(.failed))): .replace(with: .sorry)
    case (.ask, .done(.failure(.cancelled(.dismissed)))): .push(.sorry)
    case (.help, .noticed): .push(.thanks)
    case (.ask, .noticed): .stay
    default: .unhandled
    }
  }
  func content(of step: Step) -> Content {
    step == .ask ? .flow(AskFlow(), Event.done, signals: Event.noticed) : .screen
  }
}

extension AskingFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.asked
    Event.helped
  }
}

@Suite("Child flows")
struct ChildFlowTests {
  @Test("each ending of the child is an event at the hosting step, the user's own ones included")
  func endings() throws {
    let lines = try FlowGraph(of: AskingFlow()).lines(back: true)
    #expect(
      lines.filter { $0.hasPrefix("ask -done") } == [
        "ask -done [success]-> thanks (push)",
        "ask -done [success]-> sorry (setStack)",
        "ask -done [failed]-> sorry (replace)",
        "ask -done [cancelled: requested]-> home (unhandled)",
        "ask -done [cancelled: back]-> home (unhandled)",
        "ask -done [cancelled: dismissed]-> sorry (push)",
      ]
    )
  }

  @Test("only what is presented can be swiped away")
  func pushed() throws {
    let lines = try FlowGraph(of: AskingFlow(isPresented: false)).lines(back: true)
    #expect(!lines.contains { $0.contains("dismissed") })
    #expect(lines.contains("ask -done [cancelled]-> home (unhandled)"))
  }

  @Test("a signal is an event of every step above the hosting one")
  func signals() throws {
    let lines = try FlowGraph(of: AskingFlow()).lines()
    #expect(lines.contains("help -noticed-> thanks (push)"))
    #expect(lines.contains("ask -noticed-> ask (stay)"))
    #expect(!lines.contains { $0.hasPrefix("home -noticed") })
  }

  @Test("the step that hosted a child leaves before the next one enters")
  func replaced() throws {
    let lines = try FlowGraph(of: AskingFlow()).lines(back: true)
    #expect(lines.contains("thanks -back-> home (pop)"))
    // Pushed by a signal from above the running child, it stands on help.
    #expect(lines.contains("thanks -back-> help (pop)"))
    #expect(!lines.contains("thanks -back-> ask (pop)"))
  }

  @Test("the child's own graph is among the children, with its endings")
  func graph() throws {
    let graph = try FlowGraph(of: AskingFlow())
    #expect(graph.children.map(\.name) == ["AskFlow"])
    #expect(graph.children[0].endingNames == ["yes", "no", "failed", "cancelled"])
    #expect(graph.nodes.first { $0.name == "ask" }?.kind == .host(child: 0))
  }

  @Test("a child that ends as it begins has one result, and nobody can go back from it")
  func immediate() throws {
    let lines = try FlowGraph(of: PermissionParent()).lines(back: true)
    #expect(
      lines == [
        "start --> home (begin)", "home -asked-> permission (push)",
        "home -back-> cancelled:cancelled (pop)",
        "permission -answered [success]-> camera (push)", "camera -back-> home (pop)",
      ]
    )
  }

  @Test("a postponed result is tried again in the steps that follow")
  func postponed() throws {
    let lines = try FlowGraph(of: PatientFlow()).lines()
    #expect(
      lines == [
        "start --> ask (begin)", "ask -moved-> next (push)",
        "ask -done [success]-> ask (postpone)",
        "ask -done [failed]-> cancelled:cancelled (unhandled)",
        "next -done [success]-> success:finished (finish)",
      ]
    )
  }

  @Test("children that a payload decides about are one node and one graph")
  func merged() throws {
    let graph = try FlowGraph(of: OrdersFlow())
    #expect(graph.stepNames == ["list", "order"])
    #expect(graph.nodes[2].valueCount == 2)
    #expect(graph.children.count == 1)
    #expect(graph.children[0].stepNames == ["small", "large"])
  }
}

private struct PermissionFlow: Flow {
  typealias Output = Bool
  enum Step: Hashable { case prompt }
  enum Event: CaseIterable { case allowed }
  let initial = Step.prompt
  func begin() -> Transition { .finish(true) }
  func transition(from step: Step, on event: Event) -> Transition { .finish(false) }
}

private struct PermissionParent: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case home, permission, camera }
  enum Event { case asked, answered(FlowResult<Bool>) }
  let initial = Step.home
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.home, .asked): .push(.permission)
    case (.permission, .answered(.success)): .push(.camera)
    default: .unhandled
    }
  }
  func content(of step: Step) -> Content {
    step == .permission ? .flow(PermissionFlow(), Event.answered) : .screen
  }
  var exampleEvents: [Example<Event>] { [Example(.asked)] }
}

private struct SimpleChild: Flow {
  typealias Output = Void
  enum Step: Hashable { case only }
  enum Event: CaseIterable { case done, broken }
  let initial = Step.only
  func transition(from step: Step, on event: Event) -> Transition {
    event == .done ? .finish : .fail(Declined())
  }
}

private struct PatientFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case ask, next }
  enum Event { case moved, done(FlowResult<Void>) }
  let initial = Step.ask
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.ask, .moved): .push(.next)
    case (.ask, .done(.success)): .postpone
    case (.next, .done(.success)): .finish
    default: .unhandled
    }
  }
  func content(of step: Step) -> Content {
    step == .ask ? .flow(SimpleChild(), Event.done) : .screen
  }
  var exampleEvents: [Example<Event>] { [Example(.moved)] }
}

private struct OrderFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case small, large }
  enum Event: CaseIterable { case none }
  let id: Int
  var initial: Step { id < 2 ? .small : .large }
  func transition(from step: Step, on event: Event) -> Transition { .stay }
}

private struct OrdersFlow: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case list, order(Int) }
  enum Event { case opened(Int), closed }
  let initial = Step.list
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.list, .opened(let id)): .push(.order(id))
    default: .unhandled
    }
  }
  func content(of step: Step) -> Content {
    if case .order(let id) = step { .flow(OrderFlow(id: id)) { _ in .closed } } else { .screen }
  }
  var exampleEvents: [Example<Event>] { [Example(.opened(1)), Example(.opened(2))] }
}

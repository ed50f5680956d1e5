import FlowCoordinators
import FlowGraphs
import Testing

private enum Choice: CaseIterable { case left, right }

private struct ListedFlow: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case only }
  enum Event: Hashable { case one, two(Int), three(String) }

  let isLong: Bool
  let initial = Step.only
  func transition(from step: Step, on event: Event) -> Transition { .stay }

  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.one
    Example("labelled", Event.two(1))
    if isLong { Event.two(2) }
    for name in ["a", "b"] { Example(name, Event.three(name)) }
    [Event.two(3), Event.two(4)]
    if isLong { Event.three("long") } else { Event.three("short") }
  }
}

private struct BothFlow: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case only }
  enum Event: CaseIterable { case listed, unlisted }
  let initial = Step.only
  func transition(from step: Step, on event: Event) -> Transition { .stay }
  var exampleEvents: [Example<Event>] { [Example(.listed)] }
}

private struct NoExamplesFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case only }
  enum Event { case named(String) }
  let initial = Step.only
  func transition(from step: Step, on event: Event) -> Transition { .finish }
}

private struct HostOf<Child: Flow>: Flow where Child.Signal == Never {
  typealias Output = Never
  enum Step: Hashable { case hosting }
  enum Event: CaseIterable { case ended }
  let child: Child
  let initial = Step.hosting
  func transition(from step: Step, on event: Event) -> Transition { .stay }
  func content(of step: Step) -> Content { .flow(child) { _ in .ended } }
}

private struct SilentFlow: Flow {
  typealias Output = Never
  typealias Event = Never
  enum Step: Hashable { case only }
  let initial = Step.only
  func transition(from step: Step, on event: Never) -> Transition {}
}

@Suite("Example events")
struct ExampleTests {
  @Test("a builder takes events, examples, lists, loops and conditions")
  func builder() {
    let examples = ListedFlow(isLong: true).exampleEvents
    #expect(
      examples.map(\.event) == [
        .one, .two(1), .two(2), .three("a"), .three("b"), .two(3), .two(4), .three("long"),
      ]
    )
    #expect(examples.map(\.label) == [nil, "labelled", nil, "a", "b", nil, nil, nil])
    #expect(ListedFlow(isLong: false).exampleEvents.last?.event == .three("short"))
    #expect(ListedFlow(isLong: false).exampleEvents.count == 7)
  }

  @Test("a flow's own list wins over the cases of its event type")
  func precedence() throws {
    #expect(try FlowGraph(of: BothFlow()).edges.compactMap(\.event) == ["listed"])
  }

  @Test("without a list, the cases of the event type are tried in their order")
  func cases() throws {
    let graph = try FlowGraph(of: HostOf(child: BothFlow()))
    #expect(graph.edges.compactMap(\.event).contains("ended"))
    #expect(graph.children.map(\.name) == ["BothFlow"])
  }

  @Test("a flow without events needs no examples")
  func silent() throws {
    #expect(try FlowGraph(of: SilentFlow()).stepNames == ["only"])
  }

  @Test("a flow with neither a list nor cases says what to write")
  func missing() {
    let error = #expect(throws: ExplorationError.self) { try FlowGraph(of: NoExamplesFlow()) }
    #expect(error == .noExamples(flow: "NoExamplesFlow", event: "NoExamplesFlow.Event"))
    #expect(
      error.map { "\($0)" } == """
        NoExamplesFlow has no example events to be explored with.
        Its Event must be CaseIterable, or the flow an ExplorableFlow; NoExamplesFlow.Event is not \
        CaseIterable.
        Write extension NoExamplesFlow: ExplorableFlow, and list its events in exampleEvents.
        """
    )
  }

  @Test("so does one that another flow hosts")
  func missingInside() {
    #expect(
      throws: ExplorationError.noExamples(flow: "NoExamplesFlow", event: "NoExamplesFlow.Event")
    ) {
      try FlowGraph(of: HostOf(child: NoExamplesFlow()))
    }
  }

  @Test("examples of one case that go different ways are told apart by label or payload")
  func apart() throws {
    let lines = try FlowGraph(of: Shop.LoginFlow()).lines()
    #expect(lines.contains("credentials -submitted [uses code]-> code (push)"))
    #expect(lines.contains("credentials -submitted [no code]-> success:Shop.User (finish)"))
    #expect(lines.contains("code -codeAccepted-> success:Shop.User (finish)"))
  }
}

import FlowCoordinators
import FlowGraphs
import Testing

private struct CountingFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case start, count(Int) }
  enum Event: CaseIterable { case go }
  var end = Int.max
  let initial = Step.start
  func transition(from step: Step, on event: Event) -> Transition {
    switch step {
    case .start: .push(.count(0))
    case .count(let number): number < end ? .replace(with: .count(number + 1)) : .stay
    }
  }
}

/// A class has no business in a step, but it must not do harm.
private final class Impurity { var calls = 0 }

private struct ImpureFlow: Flow {
  typealias Output = Int
  struct Step: Hashable { let number: Int }
  enum Event: CaseIterable { case go, back }
  let memory = Impurity()
  let initial = Step(number: 0)
  func transition(from step: Step, on event: Event) -> Transition {
    memory.calls += 1
    return memory.calls % 3 == 0 ? .pop : .push(Step(number: memory.calls % 7))
  }
}

private struct FanFlow: Flow, ExplorableFlow {
  typealias Output = Never
  typealias Step = Int
  typealias Event = Int
  let initial = 0
  func transition(from step: Int, on event: Int) -> Transition { .push(event) }
  var exampleEvents: [Example<Int>] { (0..<300).map { Example($0) } }
}

/// Hundreds of pages of help, each of which can lie on each of as many items.
private struct HelpFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case item(Int), help(Int) }
  enum Event: CaseIterable { case next, help, back }
  let initial = Step.item(0)
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.item(let number), .next): .replace(with: .item((number + 1) % 300))
    case (.item(let number), .help): .push(.help(number))
    case (.help(let number), .help): .replace(with: .help((number + 1) % 300))
    case (.help, .back): .pop
    default: .unhandled
    }
  }
}

private struct OptionalFlow: Flow {
  typealias Output = Never
  enum Place { case near, far }
  typealias Step = Place?
  enum Event: CaseIterable { case near, far }
  let initial: Place? = nil
  func transition(from step: Place?, on event: Event) -> Transition {
    .push(event == .near ? .near : .far)
  }
}

private struct DisguisedFlow: Flow {
  typealias Output = Never
  enum Step: Hashable, CustomStringConvertible {
    case one, two, three(Int)
    var description: String { "same" }
  }
  enum Event: CaseIterable { case two, three, four }
  let initial = Step.one
  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .two: .push(.two)
    case .three: .push(.three(3))
    case .four: .push(.three(4))
    }
  }
}

private struct DeclaredFlow: Flow {
  typealias Output = Choice
  enum Choice: CaseIterable { case first, second }
  enum Step: CaseIterable { case lowest, unreached, middle, start }
  enum Event: CaseIterable { case middle, lowest, second, first }
  let initial = Step.start
  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .middle: .push(.middle)
    case .lowest: .push(.lowest)
    case .second: .finish(.second)
    case .first: .finish(.first)
    }
  }
}

@Suite("Exploring")
struct ExplorationTests {
  @Test("a payload that grows stops at the limit, and the error names the step")
  func growing() {
    let error = #expect(throws: ExplorationError.self) {
      try FlowGraph(of: CountingFlow(), limit: 50)
    }
    #expect(
      error
        == .tooManySteps(
          limit: 50,
          flow: "CountingFlow",
          step: "count",
          count: 50,
          values: ["count(0)", "count(49)"]
        )
    )
    #expect(
      error.map { "\($0)" } == """
        Exploring CountingFlow found more than 50 step values, 50 of them in step count, \
        such as count(0) and count(49).
        A payload that grows without end cannot be explored.
        Make steps that behave alike equal, for instance by capping a counter, or pass a higher \
        limit.
        """
    )
  }

  @Test("exactly as many values as the limit are no error")
  func limit() throws {
    let graph = try FlowGraph(of: CountingFlow(end: 48), limit: 50)
    #expect(graph.nodes.map(\.valueCount) == [0, 1, 49, 0])
    #expect(throws: ExplorationError.self) { try FlowGraph(of: CountingFlow(end: 49), limit: 50) }
  }

  @Test("the default limit is a hundred thousand values")
  func defaultLimit() {
    let error = #expect(throws: ExplorationError.self) { try FlowGraph(of: CountingFlow()) }
    guard case .tooManySteps(limit: 100_000, _, _, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("a transition that answers differently each time is asked once per step and event")
  func impure() throws {
    let flow = ImpureFlow()
    let graph = try FlowGraph(of: flow)
    #expect(flow.memory.calls == graph.stepNames.count * 2)
  }

  @Test("hundreds of steps that lead to each other are no trouble")
  func fan() throws {
    let graph = try FlowGraph(of: FanFlow())
    #expect(graph.stepNames == (0..<300).map(String.init))
    #expect(graph.edges.count { !$0.isWayBack } == 90_001)
  }

  @Test("steps need not be an enum: each value is a node")
  func optional() throws {
    #expect(try FlowGraph(of: OptionalFlow()).stepNames == ["nil", "near", "far"])
  }

  @Test("cases are told apart whatever their description says")
  func disguised() throws {
    let nodes = try FlowGraph(of: DisguisedFlow()).nodes.filter(\.isStep)
    #expect(nodes.map(\.name) == ["one", "two", "three"])
    #expect(nodes.map(\.id) == ["one", "two", "three"])
    #expect(nodes.map(\.valueCount) == [1, 1, 2])
  }

  @Test("steps that list their cases come in order of declaration, reached ones only")
  func declared() throws {
    #expect(try FlowGraph(of: DeclaredFlow()).stepNames == ["lowest", "middle", "start"])
  }

  @Test("outputs with cases end in one node each")
  func outputs() throws {
    let graph = try FlowGraph(of: DeclaredFlow())
    #expect(graph.endingNames == ["second", "first", "cancelled"])
    #expect(graph.output == "DeclaredFlow.Choice")
  }

  @MainActor @Test("a flow on the main actor is explored there")
  func isolated() throws {
    @MainActor struct Home: @MainActor Flow, @MainActor ExplorableFlow {
      typealias Output = Never
      enum Step: Hashable { case home, detail }
      enum Event { case tapped(Int) }
      var initial: Step { .home }
      func transition(from step: Step, on event: Event) -> Transition { .push(.detail) }
      var exampleEvents: [Example<Event>] { [Example(.tapped(1))] }
    }
    #expect(try FlowGraph(of: Home()).stepNames == ["home", "detail"])
  }

  @Test("more transitions than a picture can hold are an error, not a hang")
  func transitions() {
    let error = #expect(throws: ExplorationError.self) {
      try FlowGraph(of: FanFlow(), limit: 300)
    }
    #expect(error == .tooManyTransitions(limit: 50_000, flow: "FanFlow"))
    #expect(
      error.map { "\($0)" } == """
        Exploring FanFlow found more than 50000 transitions.
        Each step value is tried with each example, and can lead back to each one that lies below \
        it.
        List fewer examples, give steps less payload, or pass a higher limit.
        """
    )
  }

  @Test("steps that are pushed from everywhere and replace each other are no trouble")
  func everywhere() throws {
    let graph = try FlowGraph(of: HelpFlow())
    #expect(graph.nodes.map(\.valueCount) == [0, 300, 300, 0])
    #expect(
      graph.lines().filter { $0.hasPrefix("help") } == [
        "help -help-> help (replace)", "help -back-> item (pop)",
      ]
    )
  }
}

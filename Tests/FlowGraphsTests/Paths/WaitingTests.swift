import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Walking past events that wait again and again")
struct WaitingTests {
  @Test("what a child is told and postpones is told only a few times")
  @MainActor func told() throws {
    let run = try runCoveringPaths(of: Teller(toldEvents: 1))
    #expect(run.coverage.missing == [], "\(run.coverage)")
    #expect(run.issues == [])
    #expect(run.paths.flatMap(\.events).count < 20)
  }

  @Test("many different events that wait make no search of all their orders")
  @MainActor func manyTold() throws {
    let run = try runCoveringPaths(of: Teller(toldEvents: 6), interleavingGestures: false)
    #expect(run.coverage.missing == [], "\(run.coverage)")
  }

  @Test("a way is found, or that there is none, although events can wait without end")
  func way() throws {
    let graph = try FlowGraph(of: Teller(toldEvents: 1))
    let path = try #require(graph.paths(to: Told.Step.form))
    #expect(path.events.count == 2)
    let none = try FlowGraph(of: Signalled())
    #expect(none.paths(to: Signalled.Step.never) == nil)
  }

  @Test("signals that a parent postpones are signalled only a few times")
  @MainActor func signals() throws {
    let run = try runCoveringPaths(of: Signalled())
    #expect(run.coverage.missing == [], "\(run.coverage)")
    #expect(run.issues == [])
    #expect(run.paths.flatMap(\.events).count < 20)
  }

  @Test("results that a parent postpones come only a few times")
  @MainActor func results() throws {
    let run = try runCoveringPaths(of: Gatherer())
    #expect(run.coverage.missing == [], "\(run.coverage)")
    #expect(run.paths.flatMap(\.events).count < 20)
  }
}

/// Tells a child what it postpones while a form is open.
private struct Teller: ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case child }
  enum Event { case open(Int), ended(FlowResult<Never>) }
  let initial = Step.child
  let toldEvents: Int
  var exampleEvents: [Example<Event>] { (0..<toldEvents).map { Example(.open($0)) } }

  func transition(from step: Step, on event: Event) -> Transition {
    if case .open(let number) = event { .tell(Told.self, .opened(number)) } else { .unhandled }
  }

  func content(of step: Step) -> Content { .flow(Told(), Event.ended) }
}

private struct Told: ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case list, item, form }
  enum Event { case opened(Int), edit, done }
  let initial = Step.list
  var exampleEvents: [Example<Event>] { [Example(.edit), Example(.done)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.list, .opened): .push(.item)
    case (.item, .opened): .stay
    case (.item, .edit): .present(.form)
    case (.form, .done): .dismiss
    case (.form, .opened): .postpone
    default: .unhandled
    }
  }
}

/// Postpones what its child signals, until it can do something about it.
private struct Signalled: ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case child, busy, idle, never }
  enum Event { case rung, start, stop, ended(FlowResult<Never>) }
  let initial = Step.child
  var exampleEvents: [Example<Event>] { [Example(.start), Example(.stop)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.child, .start): .push(.busy)
    case (.busy, .rung): .postpone
    case (.busy, .stop): .replace(with: .idle)
    case (.idle, .rung): .popToRoot
    case (.child, .rung): .stay
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .child ? .flow(Bell(), Event.ended, signals: { _ in .rung }) : .screen
  }
}

private struct Bell: Flow {
  typealias Output = Never
  enum Signal { case ring }
  enum Step: Hashable { case bell }
  enum Event: CaseIterable { case pulled }
  let initial = Step.bell
  func transition(from step: Step, on event: Event) -> Transition { .signal(.ring) }
}

/// Lets its children end, one after the other, before it looks at what has come of them.
private struct Gatherer: ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case start, child, summary }
  enum Event { case add, sum, ended(FlowResult<Int>) }
  let initial = Step.start
  var exampleEvents: [Example<Event>] { [Example(.add), Example(.sum)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.start, .add), (.child, .add): .push(.child)
    case (.child, .sum): .replace(with: .summary)
    case (.child, .ended), (.start, .ended): .postpone
    case (.summary, .ended): .stay
    case (.summary, .add): .popToRoot
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .child ? .flow(Part(), Event.ended) : .screen
  }
}

private struct Part: Flow {
  typealias Output = Int
  enum Step: Hashable { case part }
  enum Event: CaseIterable { case one, two }
  let initial = Step.part
  func transition(from step: Step, on event: Event) -> Transition {
    .finish(event == .one ? 1 : 2)
  }
}

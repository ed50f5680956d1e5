import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Ways that are easily lost")
struct LostWayTests {
  @Test("what a child delivers need not be comparable for ways through it to be found")
  @MainActor func incomparable() throws {
    let graph = try FlowGraph(of: PurchaseFlow())
    #expect(graph.paths(to: PurchaseFlow.Step.done)?.events.count == 2)
    let run = try runCoveringPaths(of: PurchaseFlow())
    #expect(run.coverage.missing == [], "\(run.coverage)")
  }

  @Test("a button that the step below handles is no dead end, and is walked through")
  @MainActor func below() throws {
    let graph = try FlowGraph(of: HintFlow())
    #expect(graph.problems == [], "\(graph.report)")
    let run = try runCoveringPaths(of: HintFlow())
    #expect(run.coverage.missing == [], "\(run.coverage)")
  }

  @Test("a way back that is blocked is neither drawn nor called a way out")
  func blocked() throws {
    let graph = try FlowGraph(of: CellFlow())
    #expect(!graph.markdown().contains("| cell | (back)"))
    #expect(graph.report.contains("dead end"))
    #expect(!graph.report.contains("way back"))
  }

  @Test("a flow that no path leads through is started, and its issue is kept")
  @MainActor func restless() throws {
    #expect(
      try runCoveringPaths(of: RestlessFlow()).issues.contains {
        if case .runawayTurn = $0.kind { true } else { false }
      }
    )
  }
}

private struct Receipt { let number: Int }
private enum Refusal: Error { case bank, limit(Int) }

private struct PayFlow: Flow {
  typealias Output = Receipt
  enum Step: Hashable { case card }
  enum Event: CaseIterable { case paid, refused, over }
  let initial = Step.card

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .paid: .finish(Receipt(number: 1))
    case .refused: .fail(Refusal.bank)
    case .over: .fail(Refusal.limit(3))
    }
  }
}

private struct PurchaseFlow: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case home, pay, done, sorry }
  enum Event { case opened, ended(FlowResult<Receipt>) }
  let initial = Step.home
  var exampleEvents: [Example<Event>] { [Example(.opened)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.home, .opened): .present(.pay)
    case (.pay, .ended(.success)): .setStack([.done])
    case (.pay, .ended(.failure(.failed))): .setStack([.sorry])
    case (.done, .opened), (.sorry, .opened): .setStack([.home])
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .pay ? .flow(PayFlow(), Event.ended) : .screen
  }
}

private struct HintFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case page, hint, next }
  enum Event { case asked, understood, moved, closed }
  let initial = Step.page
  var exampleEvents: [Example<Event>] {
    [Example(.asked), Example(.understood), Example(.moved), Example(.closed)]
  }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.page, .asked): .push(.hint)
    case (.page, .understood): .stay
    case (.page, .moved): .push(.next)
    case (.next, .closed), (.page, .closed): .finish
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    guard step == .hint else { return .screen }
    return .alert("Hint", [.cancel("Fine", .understood), .button("Go on", .moved)])
  }
}

private struct CellFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case hall, cell }
  enum Event: CaseIterable { case entered, closed }
  let initial = Step.hall

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.hall, .entered): .push(.cell)
    case (.hall, .closed): .finish
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .cell ? .screen.back(.blocked) : .screen
  }
}

/// Hosts a flow that ends as it begins, again and again.
private struct RestlessFlow: Flow, ExplorableFlow {
  typealias Output = Int
  enum Step: Hashable { case inner }
  enum Event { case ended(FlowResult<Int>) }
  let initial = Step.inner
  var exampleEvents: [Example<Event>] { [] }
  func transition(from step: Step, on event: Event) -> Transition { .replace(with: .inner) }
  func content(of step: Step) -> Content { .flow(AtOnceFlow(), Event.ended) }
}

private struct AtOnceFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case only }
  enum Event: CaseIterable { case never }
  let initial = Step.only
  func begin() -> Transition { .finish(1) }
  func transition(from step: Step, on event: Event) -> Transition { .stay }
}

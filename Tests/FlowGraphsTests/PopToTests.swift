import FlowCoordinators
import FlowGraphs
import Testing

/// A tower of two thousand floors, each with lifts down to some of those below, or to none.
private struct TowerFlow: Flow {
  typealias Output = Never
  typealias Step = Int
  enum Event: CaseIterable { case climb, half, ground, leap, back }
  let height = 2000
  let initial = 0
  func transition(from step: Int, on event: Event) -> Transition {
    switch event {
    case .climb: step < height ? .push(step + 1) : .stay
    case .half: .popTo(step / 2)
    case .ground: .popTo(0)
    case .leap: step.isMultiple(of: 500) ? .popTo(step + 1) : .unhandled
    case .back: .pop
    }
  }
}

/// Three rooms that can be entered from each other in any order.
private struct RoomFlow: Flow {
  typealias Output = Never
  enum Step: Hashable, CaseIterable { case hall, kitchen, cellar }
  enum Event: CaseIterable { case hall, kitchen, cellar, home, cook }
  let initial = Step.hall
  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .hall: .push(.hall)
    case .kitchen: .push(.kitchen)
    case .cellar: .push(.cellar)
    case .home: .popTo(.hall)
    case .cook: .popTo(.kitchen)
    }
  }
}

/// A child runs on top from the beginning, so that nobody goes back to what lies below it.
private struct CoveredFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case base, deep, cover, side }
  enum Event: CaseIterable { case push, find, cover }
  let initial = Step.base
  func begin() -> Transition { .setStack([.base]) }
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.base, .push): .push(.side)
    case (.side, .find): .popTo(.deep)
    case (.side, .cover): .setStack([.base, .deep, .cover])
    case (.cover, .push): .push(.side)
    default: .unhandled
    }
  }
  func content(of step: Step) -> Content {
    step == .cover ? .flow(EndlessFlow()) { _ in .push } : .screen
  }
}

private struct EndlessFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case only }
  enum Event: CaseIterable { case go }
  let initial = Step.only
  func transition(from step: Step, on event: Event) -> Transition { .stay }
}

@Suite("Going back to a step")
struct PopToTests {
  @Test("thousands of values that go back to one another are explored, and each way is right")
  func tower() throws {
    let graph = try FlowGraph(of: TowerFlow())
    #expect(graph.nodes.count { $0.isStep } == 2001)
    let ways = graph.edges.filter { $0.move == .popTo }
    let floor = graph.nodes.map { Int($0.name) ?? -1 }
    for way in ways {
      let (from, to) = (floor[way.source], floor[way.target])
      #expect(way.event == "half" ? to == from / 2 : way.event == "ground" && to == 0)
    }
    #expect(ways.count { $0.event == "half" } == 2001)
    #expect(ways.count { $0.event == "ground" } == 2001)
  }

  @Test("a way back that some paths have and others lack is drawn, and reported")
  func rooms() throws {
    let graph = try FlowGraph(of: RoomFlow())
    let lines = graph.lines()
    for room in ["hall", "kitchen", "cellar"] {
      #expect(lines.contains("\(room) -home-> hall (popTo)"))
      #expect(lines.contains("\(room) -cook-> kitchen (popTo)"))
    }
    let messages = graph.problems.map(\.message)
    #expect(messages.contains { $0.contains("cook") && $0.contains("hall") })
    #expect(!messages.contains { $0.contains("home") })
  }

  @Test("what is buried after somebody has gone back to its step is found all the same")
  func covered() throws {
    #expect(try FlowGraph(of: CoveredFlow()).lines().contains("side -find-> deep (popTo)"))
  }
}

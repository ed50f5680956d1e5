import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("What a child is told, in a graph")
struct TellGraphTests {
  @Test("it is an event of the child, without an example, wherever it is told")
  func events() throws {
    let graph = try FlowGraph(of: HouseFlow())
    let room = try #require(graph.children.first)
    let edges = room.edges.filter { $0.event != nil }.map {
      "\($0.label): \(room.nodes[$0.source].name) → \(room.nodes[$0.target].name)"
    }
    #expect(edges.contains("open: list → page"))
    #expect(graph.paths(to: RoomFlow.Step.page(3)) != nil)
  }

  @Test("what a told child tells its own child is found as well")
  func deeper() throws {
    let graph = try FlowGraph(of: HouseFlow())
    let drawer = try #require(graph.children.first?.children.first)
    #expect(drawer.nodes.contains { $0.name == "open" })
  }

  @Test("a healthy flow that tells has no problem, and its covering paths can be run")
  @MainActor func healthy() throws {
    let graph = try FlowGraph(of: HouseFlow())
    #expect(graph.problems == [], "\(graph.report)")
    try runCoveringPaths(of: HouseFlow())
  }
}

private struct HouseFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case hall, room }
  enum Event { case entered, linked(Int), left, ended(FlowResult<Void>) }
  let initial = Step.hall
  var exampleEvents: [Example<Event>] { [Example(.entered), Example(.linked(3)), Example(.left)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.hall, .entered): .push(.room)
    case (.room, .linked(let page)): .tell(RoomFlow.self, .open(page))
    case (.room, .ended): .pop
    case (_, .left): .finish
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .room ? .flow(RoomFlow(), Event.ended) : .screen
  }
}

private struct RoomFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case list, page(Int), drawer }
  enum Event { case open(Int), pulled, tapped, closed, ended(FlowResult<Void>) }
  let initial = Step.list
  var exampleEvents: [Example<Event>] { [Example(.pulled), Example(.tapped), Example(.closed)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.list, .open(let page)): .push(.page(page))
    case (.list, .pulled): .push(.drawer)
    case (.drawer, .open): .tell(DrawerFlow.self, .pull)
    case (.page, .tapped): .pop
    case (.drawer, .ended): .pop
    case (_, .closed): .finish
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .drawer ? .flow(DrawerFlow(), Event.ended) : .screen
  }
}

private struct DrawerFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case shut, open }
  enum Event { case pull, push, closed }
  let initial = Step.shut
  var exampleEvents: [Example<Event>] { [Example(.push), Example(.closed)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.shut, .pull): .replace(with: .open)
    case (.open, .push): .replace(with: .shut)
    case (_, .closed): .finish
    default: .unhandled
    }
  }
}

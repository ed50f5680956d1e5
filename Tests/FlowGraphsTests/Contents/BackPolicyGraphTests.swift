import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Ways back in a graph")
struct BackPolicyGraphTests {
  private func node(_ name: String, in graph: FlowGraph) throws -> FlowGraph.Node {
    try #require(graph.nodes.first { $0.name == name })
  }

  @Test("a node tells whether it is presented, and what its steps say about the way back")
  func told() throws {
    let graph = try FlowGraph(of: NotesFlow())
    #expect(try node("editing", in: graph).back == [.sendsEvent])
    #expect(try node("list", in: graph).back == [.allowed])
    #expect(try node("discard", in: graph).isPresented)
    #expect(try node("editing", in: graph).isPresented == false)
    #expect(try node("sure", in: graph).isPresented)
    #expect(try node("", in: graph).back == [])
  }

  @Test("a hole is found: something presented that can be swiped away")
  func hole() throws {
    let vault = try FlowGraph(of: VaultFlow())
    let holes = vault.nodes.filter { $0.isPresented && $0.back.contains(.allowed) }
    #expect(holes.map(\.name) == ["door"])
    #expect(try node("door", in: vault).back == [.allowed, .blocked, .sendsEvent])
  }

  @Test("what a hosting step says holds for the first screen of its flow, unless that says more")
  func inherited() throws {
    let graph = try FlowGraph(of: SafeFlow())
    #expect(try node("lock", in: graph).back == [.blocked])
    #expect(try node("lock", in: graph).isPresented)
    let lock = try #require(graph.children.first)
    #expect(try node("code", in: lock).back == [.blocked])
    #expect(try node("code", in: lock).isPresented)
    #expect(try node("help", in: lock).back == [.allowed])
    #expect(try node("help", in: lock).isPresented == false)
    #expect(try node("inner", in: graph).back == [.sendsEvent])
    #expect(!lock.markdown().contains("| code | (back)"))
    #expect(lock.markdown().contains("| help | (back)"))
  }

  @Test("what shows nothing has no say")
  func nothing() throws {
    let graph = try FlowGraph(of: Market.LoginFlow())
    #expect(try node("checking", in: graph).back == [])
  }

  @Test("a way back that is blocked is not tried on the parent")
  func blocked() throws {
    let graph = try FlowGraph(of: SafeFlow())
    let endings = graph.edges.filter { graph.nodes[$0.source].name == "lock" }.compactMap { edge in
      if case .childEnded(_, let ending) = edge.trigger { ending.kind } else { nil }
    }
    #expect(endings == [.success])
    let open = try FlowGraph(of: SafeFlow(isOpen: true))
    #expect(
      open.edges.contains { edge in
        guard open.nodes[edge.source].name == "lock" else { return false }
        if case .childEnded(_, let ending) = edge.trigger { return ending.kind == .cancelled }
        return false
      }
    )
  }

  @Test(
    "a swipe takes all screens of a sheet, so that any of them can stop it",
    arguments: [
      (Trip.Way([.allowed]), true), (Trip.Way([.blocked]), false),
      (Trip.Way([.sends(.asked)]), false), (Trip.Way([.allowed, .blocked]), true),
      (Trip.Way([.allowed, .blocked], beginsDeep: true), false),
      (Trip.Way([.allowed, .allowed], beginsDeep: true), true),
      (Trip.Way([.blocked, .allowed], beginsDeep: true), false),
      (Trip.Way([.blocked, .allowed], beginsDeep: true, pops: true), true),
    ]
  )
  @MainActor func sweep(way: Trip.Way, canLeave: Bool) throws {
    let graph = try FlowGraph(of: Trip(way: way))
    let isCancelled = graph.edges.contains { edge in
      if case .childEnded(_, let ending) = edge.trigger { ending.kind == .cancelled } else { false }
    }
    #expect(isCancelled == canLeave)
    #expect(
      graph.nodes.first { $0.name == "way" }?.back.contains(.allowed)
        == (way.policies.first?.isAllowed ?? true)
    )
    // Every place is left by gestures: none of them may do what the graph does not know.
    try runCoveringPaths(of: Trip(way: way))
  }

  @Test("real coordinators take no transition that the graph lacks")
  @MainActor func cover() throws {
    for flow in [SafeFlow(), SafeFlow(isOpen: true)] {
      let run = try runCoveringPaths(of: flow)
      #expect(run.coverage.missing == [], "\(run.coverage)")
      #expect(run.issues == [])
    }
    #expect(try runCoveringPaths(of: VaultFlow()).coverage.missing == [])
  }

  @Test("the event of a way back is tried without an example")
  func event() throws {
    let graph = try FlowGraph(of: VaultFlow())
    #expect(graph.edges.contains { $0.event == "knocked" && graph.nodes[$0.target].name == "hall" })
    #expect(!graph.report.contains("example: knocked"))
  }
}

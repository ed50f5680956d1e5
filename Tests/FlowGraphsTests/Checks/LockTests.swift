import FlowCoordinators
import FlowGraphs
import Testing

@Suite("Steps without a way out")
struct LockTests {
  private func problems<F: Flow>(_ flow: F) throws -> [FlowProblem] {
    try FlowGraph(of: flow).problems
  }

  @Test("a presented step that neither the user nor an event leaves is an error of its own")
  func lock() throws {
    let kind = FlowProblem.Kind.noWayOut(step: "lock", style: .fullScreen, back: .blocked)
    #expect(try problems(Locked.PrisonFlow<Never>()).map(\.kind) == [kind])
    let finite = try problems(Locked.PrisonFlow<Void>())
    #expect(finite.map(\.kind) == [kind])
    #expect(finite.first?.consequences.map(\.kind) == [.trap(steps: ["home"])])
    #expect(finite.first?.severity == .error)
  }

  @Test("with its way back open it is none")
  func open() throws {
    #expect(try problems(Locked.PrisonFlow<Never>(back: .allowed)) == [])
    #expect(try problems(Locked.MuteFlow(back: .allowed)) == [])
  }

  @Test("a way back that sends an event which leads nowhere is none, and that is one problem")
  func asking() throws {
    let problems = try problems(Locked.AskingFlow())
    #expect(problems.map(\.kind) == [.noWayOut(step: "lock", style: .sheet, back: .sendsEvent)])
    #expect(
      problems.first?.consequences.map(\.kind) == [
        .trap(steps: ["hall"]), .eventNeverHandled(event: "backTapped"),
      ]
    )
  }

  @Test("a way back that sends an event which leads on is a way out")
  func answered() throws {
    #expect(try problems(NotesFlow()) == [])
    #expect(try problems(VaultFlow()) == [])
    #expect(try problems(SafeFlow()) == [])
  }

  @Test("of a hosted flow that nobody leaves, the step is named that locks it in")
  func host() throws {
    let problems = try problems(Locked.HostFlow())
    #expect(problems.map(\.kind) == [.noWayOut(step: "lock", style: .sheet, back: .blocked)])
    #expect(problems.first?.consequences.map(\.kind) == [.deadEnd(step: "wall")])
    let pushed = try self.problems(Locked.HostFlow(isPresented: false))
    #expect(pushed.map(\.kind) == [.deadEnd(step: "wall")])
    #expect(pushed.first?.description.contains("and the user cannot go back") == true)
  }

  @Test("a sound flow that is hosted without a way back misses no event")
  func sound() throws {
    #expect(try problems(Trip(way: Trip.Way([.blocked]))) == [])
  }

  @Test("an alert without a button that cannot be closed is one")
  func alert() throws {
    #expect(
      try problems(Locked.MuteFlow()).map(\.kind) == [
        .noWayOut(step: "alert", style: .alert, back: .blocked)
      ]
    )
  }

  @Test("a pushed step is a dead end, of which no way back is told")
  func pushed() throws {
    for problems in [
      try problems(Locked.PushFlow<Void>()), try problems(Locked.PushFlow<Never>()),
    ] {
      #expect(problems.map(\.kind) == [.deadEnd(step: "page")])
      #expect(problems.first?.description.contains("and the user cannot go back") == true)
    }
  }
}

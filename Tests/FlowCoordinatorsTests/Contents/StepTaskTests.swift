import FlowCoordinators
import FlowTesting
import Testing

@Suite("Tasks of steps")
@MainActor struct StepTaskTests {
  @Test("the work of a step sends its event when the turn is over")
  func sends() async {
    let app = FlowTester(WorkFlow { send in send(.done) })
    app.send(.begun)
    #expect(app.path == [.start, .working])
    await app.finishTasks()
    #expect(app.path == [.start])
    #expect(app.issues == [])
  }

  @Test("the work goes on below other steps and through updates, and begins once")
  func below() async {
    let gate = Gate()
    let app = FlowTester(
      WorkFlow { send in
        await gate.wait()
        send(.noted)
      }
    )
    app.send(.begun)
    await gate.reached()
    app.send(.covered)
    app.send(.uncovered)
    app.send(.changed)
    #expect(app.path == [.start, .workingHarder])
    gate.open()
    await app.finishTasks()
    #expect(gate.count == 1)
    #expect(app.signals == ["noted"])
    #expect(app.issues == [])
  }

  @Test("the work is cancelled when its step leaves, and what it sends then is stale")
  func cancelled() async {
    let gate = Gate()
    var outcome: EventOutcome?
    var wasCancelled = false
    let app = FlowTester(
      WorkFlow { send in
        await gate.wait()
        wasCancelled = Task.isCancelled
        outcome = send(.noted)
      }
    )
    app.send(.begun)
    await gate.reached()
    app.router.userTapsBack()
    gate.open()
    await gate.passed()
    #expect(wasCancelled)
    #expect(outcome == .ignored(.stale))
    #expect(app.issues.map(\.kind) == [.staleEvent("noted")])
    #expect(app.signals == [])
  }

  @Test("a step that leaves in the turn that it entered in does not begin its work")
  func neverBegun() async {
    var count = 0
    let app = FlowTester(WorkFlow { _ in count += 1 })
    app.send(.hurried)
    await Task.yield()
    await app.finishTasks()
    #expect(app.path == [.start])
    #expect(count == 0)
  }

  @Test("the end of the flow, or letting go of it, cancels the work", arguments: [false, true])
  func end(byDropping: Bool) async {
    let gate = Gate()
    var wasCancelled = false
    var app: FlowTester<WorkFlow>? = FlowTester(
      WorkFlow { _ in
        await gate.wait()
        wasCancelled = Task.isCancelled
      }
    )
    app?.send(.begun)
    await gate.reached()
    weak let coordinator = app?.coordinator
    if byDropping { app = nil } else { app?.coordinator.cancel() }
    gate.open()
    await gate.passed()
    #expect(wasCancelled)
    app = nil
    #expect(coordinator == nil)
  }

  @Test("work beside a child goes on when the user takes the child away, until its step leaves")
  func cutHost() async {
    let (first, second) = (Gate(), Gate())
    var outcomes: [EventOutcome] = []
    let app = FlowTester(
      WorkFlow(isPatient: true) { send in
        await first.wait()
        outcomes.append(send(.noted))
        await second.wait()
        outcomes.append(send(.noted))
      }
    )
    app.send(.hosted)
    await first.reached()
    #expect(app.router.userDismisses())
    #expect(app.children.isEmpty && app.path == [.start, .hosting])
    first.open()
    await second.reached()
    #expect(outcomes == [.handled])
    app.send(.uncovered)
    #expect(app.path == [.start])
    second.open()
    await second.passed()
    #expect(outcomes == [.handled, .ignored(.stale)])
    #expect(app.signals == ["noted"])
  }

  @Test("work without a screen, and beside a child, runs as well")
  func contents() async {
    let app = FlowTester(WorkFlow { send in send(.noted) })
    app.send(.hidden)
    await app.finishTasks()
    app.send(.hosted)
    await app.finishTasks()
    #expect(app.path == [.start, .hosting])
    #expect(app.signals == ["noted", "noted"])
    #expect(app.issues == [])
  }
}

/// A flow with steps that work.
private struct WorkFlow: Flow {
  typealias Output = Void
  typealias Signal = String
  enum Step: Hashable { case start, working, workingHarder, hidden, hosting, cover }
  enum Event {
    case begun, covered, uncovered, changed, hurried, hidden, hosted, noted, done, ended
  }

  let work: @MainActor (Send<Event>) async -> Void
  let initial = Step.start
  /// Whether the result of the child waits.
  let isPatient: Bool

  init(isPatient: Bool = false, _ work: @escaping @MainActor (Send<Event>) async -> Void) {
    self.work = work
    self.isPatient = isPatient
  }

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .begun: .push(.working)
    case .covered: .push(.cover)
    case .uncovered, .done: .pop
    case .changed: .update(.workingHarder)
    case .hurried: [.push(.working), .pop]
    case .hidden: .push(.hidden)
    case .hosted: .push(.hosting)
    case .noted: .signal("noted")
    case .ended: isPatient ? .postpone : .stay
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .start, .cover: .screen
    case .working, .workingHarder: .screen.task(work)
    case .hidden: .nothing.task(work)
    case .hosting: .flow(ConfirmFlow()) { _ in .ended }.task(work)
    }
  }
}

/// A place where work waits until a test lets it go on.
@MainActor private final class Gate {
  private(set) var count = 0
  private var isOpen = false
  private var hasPassed = false

  func wait() async {
    count += 1
    while !isOpen { await Task.yield() }
    hasPassed = true
  }

  func open() { isOpen = true }
  func reached() async { while count == 0 { await Task.yield() } }
  func passed() async {
    while !hasPassed { await Task.yield() }
    await Task.yield()
  }
}

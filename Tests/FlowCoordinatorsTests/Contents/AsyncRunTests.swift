import FlowCoordinators
import FlowTesting
import Testing

@Suite("Awaiting a flow")
@MainActor struct AsyncRunTests {
  /// Lets the flow show itself before the test goes on.
  private func started(_ router: RecordingRouter) async {
    while router.screens.isEmpty { await Task.yield() }
  }

  @Test("the output is returned")
  func output() async throws {
    let router = RecordingRouter()
    let run = Task { try await ConfirmFlow().run(on: router, entry: .present()) }
    await started(router)
    router.userChooses("Yes")
    #expect(try await run.value)
    #expect(router.screens.isEmpty)
  }

  @Test("a flow that ends as it begins returns at once")
  func immediate() async throws {
    let flow = Puppet(beginning: .finish(7))
    #expect(try await flow.run(on: RecordingRouter()) == 7)
  }

  @Test("another end is thrown, with its reason")
  func failure() async {
    let router = RecordingRouter()
    let run = Task { try await ConfirmFlow().run(on: router, entry: .present()) }
    await started(router)
    router.userDismisses()
    await #expect(throws: FlowFailure.cancelled(.dismissed)) { try await run.value }
  }

  @Test("cancelling the task ends the flow as requested, and its screens go")
  func cancelled() async {
    let router = RecordingRouter()
    let run = Task { try await ConfirmFlow().run(on: router, entry: .present()) }
    await started(router)
    run.cancel()
    await #expect(throws: FlowFailure.cancelled(.requested)) { try await run.value }
    #expect(router.screens.isEmpty)
  }

  @Test("a task that is cancelled beforehand shows nothing")
  func cancelledBefore() async {
    let router = RecordingRouter()
    let run = Task { try await ConfirmFlow().run(on: router) }
    run.cancel()
    await #expect(throws: FlowFailure.cancelled(.requested)) { try await run.value }
    #expect(router.calls.isEmpty)
  }

  @Test("a router that serves another root refuses, and the task goes on")
  func refused() async {
    let router = RecordingRouter()
    let other = FlowTester(Puppet(.a), on: router)
    await #expect(throws: FlowFailure.cancelled(.refused)) {
      try await ConfirmFlow().run(on: router)
    }
    #expect(other.path == [.a])
  }

  @Test("nothing is left of a flow that was awaited")
  func released() async throws {
    let log = Log()
    weak var router: RecordingRouter?
    do {
      let own = RecordingRouter()
      router = own
      let run = Task { try await ConfirmFlow().run(on: own, observer: log) }
      await started(own)
      own.userChooses("No")
      #expect(try await run.value == false)
    }
    for _ in 0..<10 where router != nil { await Task.yield() }
    #expect(router == nil)
    #expect(log.ended.count == 1)
  }
}

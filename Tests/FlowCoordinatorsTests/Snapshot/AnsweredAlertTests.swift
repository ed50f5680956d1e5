import FlowCoordinators
import FlowTesting
import Testing

/// A flow that keeps the answer to its question until something else has happened.
private struct AskFlow: Flow {
  typealias Output = Bool
  enum Step: Hashable, Codable { case form, question, child }
  enum Event: Codable { case asked, yes, hosted, left(Bool), ready }

  let initial = Step.form

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.form, .asked): .push(.question)
    case (.form, .hosted): .present(.child)
    case (.question, .yes), (.child, .left): .postpone
    case (.question, .ready), (.child, .ready): .push(.form)
    case (.form, .yes): .finish(true)
    case (.form, .left(let isDone)): .finish(isDone)
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .form: .screen
    case .question: .alert("Sure?", [.button("Yes", .yes)])
    case .child: .flow(AskFlow()) { .left((try? $0.get()) != nil) }
    }
  }
}

@Suite("Restoring steps that show nothing any more")
@MainActor struct AnsweredAlertTests {
  private func restored(
    _ first: FlowCoordinator<AskFlow>
  ) throws -> (app: FlowCoordinator<AskFlow>, router: RecordingRouter, log: Log) {
    let (router, log) = (RecordingRouter(), Log())
    let app = FlowCoordinator(AskFlow(), router: router, observer: log)
    let snapshot = try first.snapshot()
    try app.start(restoring: snapshot) { _ in }
    #expect(try app.snapshot() == snapshot)
    #expect(log.lines.count == 1)
    return (app, router, log)
  }

  @Test("an alert that was answered does not come up again, and its answer is kept")
  func answered() throws {
    let router = RecordingRouter()
    let first = FlowCoordinator(AskFlow(), router: router)
    first.start { _ in }
    first.send(.asked)
    router.userChooses("Yes")
    #expect(first.path == [.form, .question])
    let second = try restored(first)
    #expect(second.app.path == [.form, .question])
    try second.router.expect([.setStack(AskFlow.Step.form, animated: false)])
    second.app.send(.ready)
    #expect(second.app.result == .success(true) && second.log.issues.isEmpty)
  }

  @Test("a flow that has ended does not run again, and what it said is kept")
  func ended() throws {
    let first = FlowCoordinator(AskFlow(), router: RecordingRouter())
    first.start { _ in }
    first.send(.hosted)
    first.child(AskFlow.self)?.finish(.success(true))
    #expect(first.path == [.form, .child] && first.children.isEmpty)
    let second = try restored(first)
    #expect(second.app.path == [.form, .child] && second.app.children.isEmpty)
    try second.router.expect([.setStack(AskFlow.Step.form, animated: false)])
    second.app.send(.ready)
    #expect(second.app.result == .success(true) && second.log.issues.isEmpty)
  }
}

import FlowCoordinators
import FlowTesting
import Foundation
import Testing

@Suite("Taking a snapshot")
@MainActor struct TakingTests {
  @Test("it reads well as JSON, and comes back as it was")
  func json() throws {
    let desk = Desk(.push(.page(7)), .present(.drafts, as: .fullScreen))
    desk.drafts?.send(.opened(DraftFlow.Draft(title: "Trees", tags: ["oak", "ash", "elm"])))
    desk.drafts?.send(.locked)
    desk.drafts?.send(.closed)
    let snapshot = try desk.app.snapshot()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = try encoder.encode(snapshot)
    let text = String(decoding: json, as: UTF8.self)
    let expected = """
      {"flows":[
      {"flow":"DeskFlow","path":[
      {"shows":"screen","step":{"desk":{}}},
      {"shows":"screen","step":{"page":{"_0":7}}},
      {"presented":"fullScreen","shows":"flow","step":{"drafts":{}}}]},
      {"flow":"DraftFlow","path":[
      {"shows":"screen","step":{"titles":{}}},
      {"shows":"screen","step":{"draft":{"_0":{"tags":["ash","elm","oak"],"title":"Trees"}}}},
      {"presented":"fullScreen","shows":"screen","step":{"locked":{}}}],
      "postponed":[{"closed":{}}]}],
      "version":1}
      """
    #expect(text == expected.replacing("\n", with: ""))
    #expect("\(snapshot)" == text)
    #expect(try JSONDecoder().decode(FlowSnapshot.self, from: json) == snapshot)
  }

  @Test("equal apps have equal snapshots, and others have others")
  func equality() throws {
    let desk = try Desk(.push(.page(7))).app.snapshot()
    #expect(try Desk(.push(.page(7))).app.snapshot() == desk)
    #expect(try Desk(.push(.page(8))).app.snapshot() != desk)
    #expect(try Desk(.present(.page(7))).app.snapshot() != desk)
  }

  @Test("the snapshot of a child is that of its part of the tree")
  func child() throws {
    let desk = Desk(.present(.drafts))
    desk.drafts?.send(.locked)
    let snapshot = try #require(try desk.drafts?.snapshot())
    let router = RecordingRouter()
    let drafts = FlowCoordinator(
      DraftFlow(store: Store(), beginnings: Beginnings()),
      router: router
    )
    try drafts.start(restoring: snapshot) { _ in }
    #expect(drafts.path == [.titles, .locked])
    try router.expect([
      .setStack(DraftStep.titles, animated: false),
      .present(DraftStep.locked, as: .fullScreen, animated: false),
    ])
  }

  // MARK: - Not now

  /// Takes a snapshot from inside a turn.
  private final class Eager: FlowObserver {
    weak var app: FlowCoordinator<Puppet>?
    var texts: [String] = []

    func observe<F: Flow>(_ trace: FlowTrace<F>) {
      guard let app else { return }
      do { _ = try app.snapshot() } catch { texts.append("\(error)") }
    }
  }

  private let notAtRest = """
    Puppet: Puppet cannot be saved while a turn is running.
    Take the snapshot when send(_:) has returned, not from an observer, a router or a completion.
    """

  private let notRunning = """
    Puppet: Puppet cannot be saved: it is not running.
    Take the snapshot after start(completion:) and before the flow has ended.
    """

  @Test("is refused within a turn, wherever it is asked for")
  func turn() throws {
    let observer = Eager()
    let router = RecordingRouter()
    let app = FlowCoordinator(Puppet(), router: router, observer: observer)
    app.start { _ in }
    observer.app = app
    app.go(.push(.b))
    #expect(!observer.texts.isEmpty && observer.texts.allSatisfy { $0 == notAtRest })
    var text: String?
    observer.app = nil
    router.onPerform = { [weak app] _ in
      do { _ = try app?.snapshot() } catch { text = "\(error)" }
    }
    app.go(.push(.c))
    #expect(text == notAtRest)
    #expect(throws: Never.self) { try app.snapshot() }
  }

  @Test("is refused before the start and after the end")
  func running() throws {
    let stage = Stage(starts: false)
    let before = #expect(throws: SnapshotError.self) { try stage.root.snapshot() }
    #expect(before?.description == notRunning)
    stage.start()
    stage.root.cancel()
    let after = #expect(throws: SnapshotError.self) { try stage.root.snapshot() }
    #expect(after?.kind == .notRunning)
  }

  // MARK: - Not these

  private struct Plain: Flow {
    typealias Output = Never
    enum Step: Hashable { case one }
    enum Event { case never }
    let initial = Step.one
    func transition(from step: Step, on event: Event) -> Transition { .stay }
  }

  private struct Host: Flow {
    typealias Output = Never
    enum Step: Hashable, Codable { case plain, stubborn(Stubborn) }
    enum Event { case next, wait, ended(FlowResult<Never>) }
    var initial = Step.plain

    func transition(from step: Step, on event: Event) -> Transition {
      if case .wait = event { .postpone } else { .stay }
    }

    func content(of step: Step) -> Content {
      step == .plain ? .flow(Plain(), Event.ended) : .screen
    }
  }

  @Test("names the flow whose steps are not Codable, also where nobody observes")
  func notCodable() {
    for observer in [Log(), nil] {
      let app = FlowCoordinator(Host(), router: RecordingRouter(), observer: observer)
      app.start { _ in }
      let error = #expect(throws: SnapshotError.self) { try app.snapshot() }
      #expect(
        error?.description == """
          TakingTests.Host/plain: TakingTests.Plain cannot be saved or restored: \
          TakingTests.Plain.Step is not Codable.
          Let TakingTests.Plain.Step conform to Codable.
          """
      )
    }
  }

  @Test("names a step that does not write itself, with its place in the step")
  func unwritable() {
    let app = FlowCoordinator(
      Host(initial: .stubborn(Stubborn(.throwsOnWriting))),
      router: RecordingRouter(),
      observer: Log()
    )
    app.start { _ in }
    let error = #expect(throws: SnapshotError.self) { try app.snapshot() }
    #expect(
      error?.description == """
        TakingTests.Host: TakingTests.Host cannot save its step \
        stubborn(Stubborn(way: .throwsOnWriting)): Refusal().
        Let every step write with encode(to:) what init(from:) reads.
        """
    )
  }

  @Test("names a postponed event that would be lost")
  func postponed() {
    let desk = Desk(.push(.discard))
    desk.router.userChooses("Keep")
    #expect(desk.app.path == [.desk, .discard])
    let error = #expect(throws: SnapshotError.self) { try desk.app.snapshot() }
    #expect(
      error?.description == """
        Desk: DeskFlow cannot be saved: it has postponed kept, and DeskFlow.Event is not Codable.
        Let DeskFlow.Event conform to Codable, or take the snapshot when no event is postponed.
        """
    )
  }
}

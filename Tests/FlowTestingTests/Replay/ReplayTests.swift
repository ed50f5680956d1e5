import FlowCoordinators
import FlowTesting
import Testing

@Suite("Replaying a recording")
@MainActor struct ReplayTests {
  @Test("events, children and gestures lead to the same paths by the same router calls")
  func session() throws {
    let run = RecordedRun(RecordedApp())
    run.app.send(.loginTapped)
    run.app.send(.opened(7))
    run.router.userDismisses()
    run.app.send(.loginTapped)
    let login = try #require(run.app.child(RecordedLogin.self))
    login.send(.submitted("ada"))
    run.router.userTapsBack()
    login.send(.submitted("bob"))
    login.send(.codeAccepted)
    run.app.send(.opened(8))
    #expect(run.app.path == [.home("bob"), .order(7)])

    let recording = try FlowRecording(jsonLines: run.recording.jsonLines)
    #expect(recording == run.recording)
    let tester = FlowTester(RecordedApp())
    try tester.replay(recording)
    #expect(tester.path == run.app.path)
    try tester.router.expect(run.router.calls)
    #expect(tester.recording == recording)
  }

  @Test("what follows from an event is not done twice")
  func derived() throws {
    let run = RecordedRun(RecordedApp())
    run.app.send(.loginTapped)
    run.app.child(RecordedLogin.self)?.send(.submitted("ada"))
    run.app.child(RecordedLogin.self)?.send(.codeAccepted)
    #expect(
      run.recording.description == """
           RecordedApp: started on [welcome]
        1. RecordedApp: loginTapped in welcome
           RecordedApp: loginTapped → present(.login, as: .sheet), now login
           RecordedApp/login: started on [credentials]
        2. RecordedApp/login: submitted("ada") in credentials
           RecordedApp/login: submitted("ada") → push(.code("ada")), now code("ada")
        3. RecordedApp/login: codeAccepted in code("ada")
           RecordedApp/login: codeAccepted → finish("ada")
           RecordedApp/login: ended: success("ada")
           RecordedApp: loginEnded(.success("ada")) → setStack([.home("ada")]), now home("ada")
        """
    )
    let tester = FlowTester(RecordedApp())
    try tester.replay(run.recording)
    #expect(tester.path == [.home("ada")])
  }

  @Test("a choice in an alert, a refused screen and an ending by the owner come again")
  func others() throws {
    let run = RecordedRun(RecordedApp())
    run.app.send(.signOutTapped)
    run.router.userChooses("No")
    run.app.send(.signOutTapped)
    run.router.userChooses("Sign out")
    run.router.refusesNext = true
    run.app.send(.loginTapped)
    run.app.send(.loginTapped)
    run.app.child(RecordedLogin.self)?.finish(.success("ada"))
    run.app.cancel()
    #expect(
      run.recording.inputs.map(\.description) == [
        "RecordedApp: signOutTapped in welcome",
        "RecordedApp: the user chooses kept in question",
        "RecordedApp: signOutTapped in welcome",
        "RecordedApp: the user chooses confirmed in question",
        "RecordedApp: loginTapped in welcome",
        "RecordedApp: the router refuses credentials",
        "RecordedApp: loginTapped in welcome",
        #"RecordedApp/login: the owner ends it with success("ada")"#,
        "RecordedApp: the owner ends it with cancelled(.requested)",
      ]
    )
    let tester = FlowTester(RecordedApp())
    try tester.replay(FlowRecording(jsonLines: run.recording.jsonLines))
    #expect(tester.result == .failure(.cancelled(.requested)))
    try tester.router.expect(run.router.calls)
  }

  @Test("what the platform refuses while a turn waits comes in that turn again")
  func early() throws {
    let run = RecordedRun(RecordedApp())
    run.app.send(.loginTapped)
    run.app.child(RecordedLogin.self)?.send(.submitted("ada"))
    run.router.onPerform = { [unowned run] _ in
      run.router.onPerform = nil
      run.app.child(RecordedLogin.self)?.send(.submitted("bob"))
      run.router.userDismisses()
      run.app.send(.loginTapped)
    }
    run.app.child(RecordedLogin.self)?.send(.submitted("eve"))
    run.app.send(.signOutTapped)
    let tester = FlowTester(RecordedApp())
    try tester.replay(run.recording)
    #expect(tester.path == run.app.path)
    try tester.router.expect(run.router.calls)
  }

  @Test("children that stand at the same address are told apart by their places")
  func siblings() throws {
    let run = RecordedRun(Twins())
    run.app.send(.more)
    run.app.send(.more)
    let twins = run.app.children.compactMap { $0 as? FlowCoordinator<Twin> }
    try #require(twins.count == 3)
    #expect(Set(run.recording.inputs.map(\.address)).count == 1)
    twins[1].send(.named("ada"))
    twins[2].send(.named("bob"))
    let tester = FlowTester(Twins())
    try tester.replay(run.recording)
    let paths = tester.children.map(\.pathDescription)
    #expect(paths == run.app.children.map(\.pathDescription))
    try tester.router.expect(run.router.calls)
  }

  @Test("a tester has its own recording, and an observer behind a coverage hears of inputs")
  func testers() throws {
    var recording = FlowRecording()
    let coverage = TransitionCoverage(then: FlowRecorder { recording.append($0) })
    let tester = FlowTester(RecordedApp(), observer: coverage)
    tester.send(.loginTapped)
    tester.router.userDismisses()
    #expect(tester.recording == recording)
    #expect(recording.inputs.map(\.kind) == [.event, .dismissed])
  }

  @Test("an event of a screen that is gone is no part of a recording")
  func stale() throws {
    let run = RecordedRun(RecordedApp())
    run.app.send(.loginTapped)
    let send = try #require(run.router.screens.last?.send(for: RecordedLogin.self))
    run.router.userDismisses()
    #expect(send(.submitted("ada")) == .ignored(.stale))
    #expect(run.recording.inputs.map(\.kind) == [.event, .dismissed])
    try FlowTester(RecordedApp()).replay(run.recording)
  }

  @Test("a choice that comes too late has still taken its alert from view")
  func lateChoice() throws {
    final class Meddler: FlowObserver {
      var onTransition: (() -> Void)?
      func observe<F: Flow>(_ trace: FlowTrace<F>) {
        if case .transition = trace.record { onTransition?() }
      }
    }
    let router = RecordingRouter()
    let meddler = Meddler()
    var recording = FlowRecording()
    let recorder = FlowRecorder(then: meddler) { recording.append($0) }
    let app = FlowCoordinator(RecordedApp(), router: router, observer: recorder)
    app.start { _ in }
    app.send(.signOutTapped)
    meddler.onTransition = { [unowned app] in
      meddler.onTransition = nil
      app.send(.confirmed)
      router.userChooses("No")
    }
    app.send(.loginTapped)
    #expect(recording.inputs.map(\.kind) == [.event, .event, .event, .dismissed])
    let tester = FlowTester(RecordedApp())
    try tester.replay(FlowRecording(jsonLines: recording.jsonLines))
    #expect(tester.path == app.path)
    try tester.router.expect(router.calls)
  }
}

/// A flow that hosts several children at equal steps.
private struct Twins: Flow {
  typealias Output = Int
  enum Step: Hashable { case twin }
  enum Event { case more, ended(FlowResult<String>) }

  let initial = Step.twin

  func transition(from step: Step, on event: Event) -> Transition {
    if case .more = event { .push(.twin) } else { .pop }
  }

  func content(of step: Step) -> Content { .flow(Twin(), Event.ended) }
}

extension Twins.Event: Codable {}

private struct Twin: Flow {
  typealias Output = String
  enum Step: Hashable { case page(String) }
  enum Event: Codable { case named(String) }

  let initial = Step.page("")

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .named(let name): .update(.page(name))
    }
  }
}

import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

struct EntryFlow: Flow {
  typealias Output = String
  enum Step: Hashable { case credentials, code(String) }
  enum Event { case submitted(String), accepted, closeTapped }
  let initial = Step.credentials

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.credentials, .submitted("bob")): .push(.code("bob"))
    case (.credentials, .submitted(let name)): .finish(name)
    case (.code(let name), .accepted): .finish(name)
    case (_, .closeTapped): .cancel
    default: .unhandled
    }
  }
}

extension EntryFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.submitted("ada")
    Example("uses code", Event.submitted("bob"))
    Event.accepted
    Event.closeTapped
  }
}

struct KioskFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case welcome, login, home(String) }
  enum Event { case loginTapped, loginEnded(FlowResult<String>), signedOut }
  let initial = Step.welcome

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.welcome, .loginTapped): .present(.login)
    case (.login, .loginEnded(.success(let name))): .setStack([.home(name)])
    case (.home, .signedOut): .setStack([.welcome])
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .login ? .flow(EntryFlow(), Event.loginEnded) : .screen
  }
}

extension KioskFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.loginTapped
    Event.signedOut
  }
}

@Suite("Coverage of transitions")
@MainActor struct CoverageTests {
  private let coverage = TransitionCoverage()

  private func app() -> FlowCoordinator<KioskFlow> {
    let app = FlowCoordinator(KioskFlow(), router: RecordingRouter(), observer: coverage)
    app.start { _ in }
    return app
  }

  @Test("what tests took is compared with what the flow can do")
  func report() throws {
    let app = app()
    app.send(.loginTapped)
    app.child(EntryFlow.self)?.send(.submitted("bob"))
    app.child(EntryFlow.self)?.send(.accepted)
    app.send(.loginTapped)
    let report = coverage.report(against: try FlowGraph(of: KioskFlow()))
    #expect(
      report.description.components == [
        "4 of 9 transitions (44 %)",
        "missing: login, loginEnded [cancelled] → welcome",
        "  way there: Kiosk: .loginTapped, Kiosk/login: .closeTapped",
        "missing: home, signedOut → welcome",
        "  way there: Kiosk: .loginTapped, Kiosk/login: .submitted(\"ada\"), Kiosk: .signedOut",
        "missing: login/credentials, submitted → String",
        "  way there: Kiosk: .loginTapped, Kiosk/login: .submitted(\"ada\")",
        "missing: login/credentials, closeTapped → cancelled",
        "  way there: Kiosk: .loginTapped, Kiosk/login: .closeTapped",
        "missing: login/code, closeTapped → cancelled",
        "  way there: Kiosk: .loginTapped, Kiosk/login: .submitted(\"bob\"), Kiosk/login: .closeTapped",
      ]
    )
  }

  @Test("a child's result that nobody answers is covered by the child's end")
  func unanswered() throws {
    let app = app()
    app.send(.loginTapped)
    app.child(EntryFlow.self)?.send(.closeTapped)
    let report = coverage.report(against: try FlowGraph(of: KioskFlow()))
    #expect(report.covered.map(\.description).contains("login, loginEnded [cancelled] → welcome"))
  }

  @Test("several runs add up to everything, and the drawing shows it in green")
  func complete() throws {
    for name in ["ada", "bob"] {
      let app = app()
      app.send(.loginTapped)
      app.child(EntryFlow.self)?.send(.submitted(name))
      app.child(EntryFlow.self)?.send(.accepted)
      app.send(.signedOut)
      app.send(.loginTapped)
      if name == "bob" { app.child(EntryFlow.self)?.send(.submitted(name)) }
      app.child(EntryFlow.self)?.send(.closeTapped)
    }
    let report = coverage.report(against: try FlowGraph(of: KioskFlow()))
    #expect(report.missing == [])
    #expect(report.percentage == 100)
    let lines = report.dot().split(separator: "\n").filter { $0.contains("->") }
    let plain = lines.filter { !$0.contains("#1a7f37") }
    #expect(plain.allSatisfy { $0.contains(".start\" ->") })
    #expect(plain.count == 2)
  }

  @Test("unhandled events and the user's moves are not transitions, and the next observer hears")
  func others() {
    let log = Log()
    let coverage = TransitionCoverage(then: log)
    let app = FlowCoordinator(EntryFlow(), router: RecordingRouter(), observer: coverage)
    app.start { _ in }
    app.send(.accepted)
    #expect(log.count == 3 + 1)
    let graph = try? FlowGraph(of: EntryFlow())
    #expect(graph.map { coverage.report(against: $0).covered.count } == 0)
  }

  private final class Log: FlowObserver {
    var count = 0
    func observe<F: Flow>(_ trace: FlowTrace<F>) { count += 1 }
  }
}

extension String {
  fileprivate var components: [String] { split(separator: "\n").map(String.init) }
}

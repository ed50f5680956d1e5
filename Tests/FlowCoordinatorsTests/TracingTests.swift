import FlowCoordinators
import FlowTesting
import Testing

@Suite("Tracing")
@MainActor struct TracingTests {
  private struct LoginFlow: Flow {
    typealias Output = String
    enum Step: Hashable { case credentials, code(user: String) }
    enum Event { case submitted(String), closeTapped }
    let initial = Step.credentials
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.credentials, .submitted(let user)): .push(.code(user: user))
      case (.code, .submitted(let user)): .finish(user)
      case (_, .closeTapped): .cancel
      }
    }
  }

  private struct AppFlow: Flow {
    typealias Output = Never
    enum Step: Hashable { case welcome, login, home(String) }
    enum Event { case loginTapped, loginFinished(FlowResult<String>) }
    let initial = Step.welcome
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.welcome, .loginTapped): .present(.login)
      case (.login, .loginFinished(.success(let user))): .setStack([.home(user)])
      default: .unhandled
      }
    }
    func content(of step: Step) -> Content {
      step == .login ? .flow(LoginFlow(), Event.loginFinished) : .screen
    }
  }

  @Test("a printed log tells the user's way through the app")
  func printing() {
    var lines: [String] = []
    let router = RecordingRouter()
    let app = FlowCoordinator(
      AppFlow(),
      router: router,
      observer: PrintingObserver { lines.append($0) }
    )
    app.start { _ in }
    app.send(.loginTapped)
    app.child(LoginFlow.self)?.send(.submitted("ada"))
    router.userTapsBack()
    router.userDismisses()
    #expect(
      lines.joined(separator: "\n") == """
        TracingTests.App: started on [welcome]
        TracingTests.App: welcome receives loginTapped
        TracingTests.App: loginTapped → present(.login, as: .sheet), now login
        TracingTests.App/login: started on [credentials]
        TracingTests.App/login: credentials receives submitted("ada")
        TracingTests.App/login: submitted("ada") → push(.code(user: "ada")), now code(user: "ada")
        TracingTests.App/login: code(user: "ada") left (back), now credentials
        TracingTests.App/login: ended: cancelled(.dismissed)
        TracingTests.App: login left (dismissed), now welcome
        TracingTests.App: login receives loginFinished(.failure(.cancelled(.dismissed)))
        TracingTests.App: loginFinished(.failure(.cancelled(.dismissed))) → unhandled
        """
    )
  }

  @Test("records carry values in the flow's own types")
  func values() {
    final class Typed: FlowObserver {
      var steps: [AppFlow.Step] = []
      func observe<F: Flow>(_ trace: FlowTrace<F>) {
        guard let trace = trace as? FlowTrace<AppFlow> else { return }
        if case .transition(_, _, _, let step?) = trace.record { steps.append(step) }
      }
    }
    let typed = Typed()
    let app = FlowCoordinator(AppFlow(), router: RecordingRouter(), observer: typed)
    app.start { _ in }
    app.send(.loginTapped)
    app.child(LoginFlow.self)?.finish(.success("ada"))
    #expect(typed.steps == [.login, .home("ada")])
  }

  @Test("addresses are values: equal for equal places, with the names from the root down")
  func addresses() {
    final class Places: FlowObserver {
      var addresses: Set<FlowAddress> = []
      func observe<F: Flow>(_ trace: FlowTrace<F>) { addresses.insert(trace.address) }
    }
    let places = Places()
    let app = FlowCoordinator(AppFlow(), router: RecordingRouter(), observer: places)
    app.start { _ in }
    app.send(.loginTapped)
    #expect(
      Set(places.addresses.map(\.names)) == [["TracingTests.App"], ["TracingTests.App", "login"]]
    )
  }
}

@Suite("Values written down")
@MainActor struct NotationTests {
  enum Described: Hashable, CustomStringConvertible {
    case plain, number(Int), pair(first: Int, String)
    var description: String { "described" }
  }

  enum Titled: String, Hashable, CustomStringConvertible {
    case home, search
    var description: String { "Your \(rawValue)" }
  }

  struct Wizard<Value> { enum Page: Hashable { case first } }

  struct Point: Hashable { var x = 1, name = "a\"b" }

  enum Payload: Hashable { case point(Point), optional(Int?), list([Described]), text(String) }

  @Test("router calls read like the code of a test")
  func calls() {
    let expected: [(RouterCall, String)] = [
      (.push(P.a), ".push(Puppet.Step.a)"),
      (.push(P.order(7), animated: false), ".push(Puppet.Step.order(7), animated: false)"),
      (
        .setStack(P.a, P.b, animated: false),
        ".setStack(Puppet.Step.a, Puppet.Step.b, animated: false)"
      ),
      (.setStack([]), ".setStack()"),
      (.present(P.a), ".present(Puppet.Step.a)"),
      (.present(P.a, as: .fullScreen), ".present(Puppet.Step.a, as: .fullScreen)"),
      (.pop(to: nil), ".pop(to: nil)"),
      (.dismiss(to: P.c, animated: false), ".dismiss(to: Puppet.Step.c, animated: false)"),
      (.update(P.order(1)), ".update(Puppet.Step.order(1))"),
      (.push(3), ".push(3)"),
      (
        .push(Wizard<[Int]>.Page.first),
        ".push(NotationTests.Wizard<Array<Int>>.Page.first)"
      ),
      (.push("three"), ".push(\"three\")"),
      (.push(Described.plain), ".push(NotationTests.Described.plain)"),
      (.push(Titled.home), ".push(NotationTests.Titled.home)"),
      (.push(Payload.list([.plain])), ".push(NotationTests.Payload.list([.plain]))"),
      (.push(Described.number(2)), ".push(NotationTests.Described.number(2))"),
      (
        .push(Described.pair(first: 2, "b")),
        ".push(NotationTests.Described.pair(first: 2, \"b\"))"
      ),
      (
        .push(Payload.point(Point())),
        #".push(NotationTests.Payload.point(NotationTests.Point(x: 1, name: "a\"b")))"#
      ),
      (.push(Payload.optional(nil)), ".push(NotationTests.Payload.optional(nil))"),
      (.push(Payload.optional(4)), ".push(NotationTests.Payload.optional(4))"),
      (
        .push(Payload.list([.number(1)])), ".push(NotationTests.Payload.list([.number(1)]))"
      ),
    ]
    for (call, text) in expected { #expect(call.description == text) }
  }

  @Test("screens are equal when their steps are, type included")
  func equality() {
    #expect(Screen(P.a) == Screen(P.a))
    #expect(Screen(P.a) != Screen(P.b))
    #expect(Screen(1) != Screen(Int8(1)))
    #expect(Screen(P.a).id != Screen(P.a).id)
    #expect(Screen(P.order(1)).step(as: P.self) == .order(1))
    #expect(Screen(P.order(1)).step(as: Int.self) == nil)
    #expect(RouterCall.push(1) != .push(Int8(1)))
  }

  @Test("a running screen tells its flow, its step and its identity")
  func screen() throws {
    let stage = Stage(Puppet(.a))
    let screen = try #require(stage.router.screens.first)
    #expect(ObjectIdentifier(screen.flow) == ObjectIdentifier(Puppet.self))
    #expect(screen.instance is Puppet)
    #expect(screen.step == AnyHashable(P.a))
    #expect(screen == Screen(P.a))
  }

  @Test("answers and failures compare by value, errors by type and value or text")
  func transitions() {
    struct Plain: Error { var number: Int }
    #expect(Puppet.Transition.push(.a) == .push(.a))
    #expect(Puppet.Transition.push(.a) != .present(.a))
    #expect(Puppet.Transition.present(.a) != .present(.a, as: .popover))
    #expect([.dismiss, .push(.a)] == Puppet.Transition.sequence([.dismiss, .push(.a)]))
    #expect(Puppet.Transition.fail(Mistake()) == .fail(Mistake()))
    #expect(Puppet.Transition.fail(Mistake()) != .fail(Mistake(text: "other")))
    #expect(FlowFailure.failed(Plain(number: 1)) == .failed(Plain(number: 1)))
    #expect(FlowFailure.failed(Plain(number: 1)) != .failed(Plain(number: 2)))
    #expect(FlowFailure.failed(Plain(number: 1)) != .failed(Mistake()))
    #expect(FlowFailure.cancelled(.back) != .cancelled(.dismissed))
  }
}

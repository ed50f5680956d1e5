import FlowCoordinators
import FlowGraphs
import Testing

/// A shop with everything: a login that is presented or pushed, deep links that wait, a tab that
/// signals, payloads, alerts, steps that show nothing, a flow that is left by going back.
enum Market {
  struct User: Hashable { let name: String }
  enum Choice: Hashable { case small, large }
  struct Offline: Error, Hashable {}

  struct LoginFlow: Flow {
    typealias Output = User
    enum Step: Hashable { case credentials(failed: Bool), code(tries: Int), checking, terms }
    enum Event: CaseIterable {
      case submitted, rejected, accepted, wrongCode, termsTapped, termsClosed, closeTapped
    }
    let initial = Step.credentials(failed: false)
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.credentials, .submitted): .push(.checking)
      case (.checking, .accepted): .push(.code(tries: 3))
      case (.checking, .rejected): [.pop, .update(.credentials(failed: true))]
      case (.code, .accepted): .finish(User(name: "ada"))
      case (.code(let tries), .wrongCode) where tries > 1: .update(.code(tries: tries - 1))
      case (.code, .wrongCode): .fail(Offline())
      case (.credentials, .termsTapped): .present(.terms)
      case (.terms, .termsClosed): .dismiss
      case (_, .closeTapped): .cancel
      default: .unhandled
      }
    }
    func content(of step: Step) -> Content { step == .checking ? .nothing : .screen }
  }

  struct SizeFlow: Flow {
    typealias Output = Choice
    enum Step: Hashable { case sizes }
    enum Event: CaseIterable { case small, large }
    let initial = Step.sizes
    func transition(from step: Step, on event: Event) -> Transition {
      .finish(event == .small ? .small : .large)
    }
  }

  struct CatalogFlow: Flow {
    typealias Output = Never
    enum Step: Hashable { case list, item(Int), size(Int), info }
    enum Event { case opened(Int), infoTapped, sizeTapped, sizeChosen(FlowResult<Choice>), bought }
    enum Signal: Hashable { case added }
    let initial = Step.list
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .opened(let item)): .push(.item(item))
      case (.item, .infoTapped): .push(.info)
      case (.item(let item), .sizeTapped): .present(.size(item))
      case (.size, .sizeChosen(.success)): [.dismiss, .signal(.added)]
      case (.item, .bought): .signal(.added)
      default: .unhandled
      }
    }
    func content(of step: Step) -> Content {
      if case .size = step { .flow(SizeFlow(), Event.sizeChosen) } else { .screen }
    }
  }

  struct MarketFlow: Flow {
    typealias Output = Never
    enum Step: Hashable { case welcome, login(pushed: Bool), catalog(User), cart(Int), order(Int) }
    enum Event {
      case loginTapped, loginPushed, loginEnded(FlowResult<User>), catalogEnded(FlowResult<Never>)
      case catalogSaid(CatalogFlow.Signal), opened(order: Int), failureSeen, signedOut
    }
    let initial = Step.welcome
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.welcome, .loginTapped): .present(.login(pushed: false))
      case (.welcome, .loginPushed): .push(.login(pushed: true))
      case (.login, .loginEnded(.success(let user))): .setStack([.catalog(user)])
      case (.login, .loginEnded(.failure(.failed))): .setStack([.welcome])
      case (.catalog, .catalogSaid): .push(.cart(1))
      case (.catalog, .opened(let order)), (.cart, .opened(let order)): .push(.order(order))
      case (.order, .opened(let order)): .update(.order(order))
      case (.welcome, .opened), (.login, .opened): .postpone
      case (_, .signedOut): .setStack([.welcome])
      case (_, .failureSeen): .stay
      default: .unhandled
      }
    }
    func content(of step: Step) -> Content {
      switch step {
      case .login: .flow(LoginFlow(), Event.loginEnded)
      case .catalog: .flow(CatalogFlow(), Event.catalogEnded, signals: Event.catalogSaid)
      case .welcome, .cart, .order: .screen
      }
    }
  }
}

extension Market.CatalogFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.opened(1)
    Event.opened(2)
    Event.infoTapped
    Event.sizeTapped
    Event.bought
  }
}

extension Market.MarketFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.loginTapped
    Event.loginPushed
    Event.opened(order: 7)
    Event.failureSeen
    Event.signedOut
  }
}

@Suite("Correct flows")
struct HealthyFlowTests {
  @Test("a large app has no problem, and its report says what was tried")
  func market() throws {
    let graph = try FlowGraph(of: Market.MarketFlow())
    #expect(graph.problems == [], "\(graph.report)")
    try graph.requireNoProblems()
    #expect(graph.report.contains("no problem found with these examples"))
  }

  @Test("a shop, and each of its flows alone, has no problem")
  func shop() throws {
    try FlowGraph(of: Shop.CheckoutFlow()).requireNoProblems()
    try FlowGraph(of: Shop.LoginFlow()).requireNoProblems()
    try FlowGraph(of: Shop.PaymentFlow()).requireNoProblems()
    try FlowGraph(of: Market.LoginFlow()).requireNoProblems()
    try FlowGraph(of: Market.SizeFlow()).requireNoProblems()
    try FlowGraph(of: Market.CatalogFlow()).requireNoProblems()
  }
}

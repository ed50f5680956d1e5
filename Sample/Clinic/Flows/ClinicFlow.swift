import FlowCoordinators

/// The whole app: who is let in, and where everything leads.
struct ClinicFlow: Flow {
  typealias Output = Never

  enum Step: Hashable {
    case welcome
    case login
    case loginFirst(order: Int)
    case home(Session, next: Appointment?)
    case booking(Session)
    case order(Int)
  }

  enum Event {
    case loginTapped
    case loginEnded(FlowResult<Session>)
    case bookTapped
    case bookingEnded(FlowResult<Appointment>)
    case orderOpened(Int)
    case closeTapped
    case signedOut
  }

  let client: any ClinicClient
  let store: SessionStore
  let initial: Step

  init(client: any ClinicClient, store: SessionStore) {
    self.client = client
    self.store = store
    initial = store.session.map { .home($0, next: nil) } ?? .welcome
  }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.welcome, .loginTapped): .present(.login)
    case (.login, .loginEnded(.success(let session))): .setStack([.home(session, next: nil)])
    case (.loginFirst(let order), .loginEnded(.success(let session))):
      [.setStack([.home(session, next: nil)]), .present(.order(order))]
    case (.login, .loginEnded(.failure)), (.loginFirst, .loginEnded(.failure)): .pop

    case (.home(let session, _), .bookTapped): .push(.booking(session))
    case (.booking(let session), .bookingEnded(.success(let appointment))):
      [.pop, .update(.home(session, next: appointment))]
    case (.booking, .bookingEnded(.failure)): .pop

    // A link to an order: those who are not signed in log in first; a link that comes while they
    // are at it waits.
    case (.welcome, .orderOpened(let order)): .push(.loginFirst(order: order))
    case (.login, .orderOpened), (.loginFirst, .orderOpened): .postpone
    case (.home, .orderOpened(let order)), (.booking, .orderOpened(let order)):
      .present(.order(order))
    case (.order, .orderOpened(let order)): .update(.order(order))
    case (.order, .closeTapped): .dismiss

    case (_, .signedOut): .setStack([.welcome])
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .login, .loginFirst:
      .flow(LoginFlow(client: client, store: store), Event.loginEnded)
    case .booking: .flow(BookingFlow(client: client), Event.bookingEnded)
    case .welcome, .home, .order: .screen
    }
  }
}

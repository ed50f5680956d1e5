import FlowCoordinators
import FlowTesting
import Testing

@testable import Sample

@MainActor @Suite("The clinic as a whole") struct ClinicTests {
  private typealias Step = ClinicFlow.Step

  @Test("somebody who is signed in starts at home")
  func start() throws {
    let app = FlowTester(ClinicFlow(client: ScriptedClinic(), store: SessionStore(session: ada)))
    #expect(app.path == [.home(ada, next: nil)])
    try app.router.expect([.setStack(Step.home(ada, next: nil), animated: false)])
  }

  @Test("a link that comes during the login waits for its end")
  func waitingLink() throws {
    let app = FlowTester(ClinicFlow(client: ScriptedClinic(), store: SessionStore()))
    app.send(.loginTapped)
    #expect(app.send(.orderOpened(123)) == .postponed)
    _ = app.router.takeCalls()
    try app.child(LoginFlow.self).send(.accepted(ada))
    #expect(app.path == [.home(ada, next: nil), .order(123)])
    try app.router.expect([
      .dismiss(to: Step.welcome),
      .setStack(Step.home(ada, next: nil), animated: false),
      .present(Step.order(123)),
    ])
    try app.finishes()
  }

  @Test("an order lies over a booking, and swiping it away goes on with the booking")
  func orderOverBooking() throws {
    let app = FlowTester(ClinicFlow(client: ScriptedClinic(), store: SessionStore(session: ada)))
    app.send(.bookTapped)
    try app.child(BookingFlow.self).send(.doctorPicked(appointment.doctor))
    app.send(.orderOpened(123))
    app.send(.orderOpened(124))
    #expect(app.path == [.home(ada, next: nil), .booking(ada), .order(124)])
    app.router.userDismisses()
    #expect(app.path == [.home(ada, next: nil), .booking(ada)])
    let booking = try app.child(BookingFlow.self)
    #expect(booking.path == [.doctors, .schedule(appointment.doctor)])
  }

  @Test("signing out works from anywhere", arguments: Place.all.indices)
  func signOut(index: Int) throws {
    let place = Place.all[index]
    let app = FlowTester(ClinicFlow(client: ScriptedClinic(), store: SessionStore(session: ada)))
    for event in place.events { app.send(event) }
    let booking = app.coordinator.child(BookingFlow.self)
    for event in place.bookingEvents { booking?.send(event) }
    _ = app.router.takeCalls()
    app.send(.signedOut)
    #expect(app.path == [.welcome])
    try app.router.expect(place.calls)
    try app.finishes()
  }
}

/// Where somebody can be who is signed in, how to get there, and how signing out leaves it.
private struct Place {
  var events: [ClinicFlow.Event] = []
  var bookingEvents: [BookingFlow.Event] = []
  let calls: [RouterCall]

  static var all: [Place] {
    let doctor = appointment.doctor
    let welcome = ClinicFlow.Step.welcome
    let stack = RouterCall.setStack(welcome)
    let stackAtOnce = RouterCall.setStack(welcome, animated: false)
    return [
      Place(calls: [stack]),
      Place(events: [.bookTapped], calls: [stack]),
      Place(
        events: [.bookTapped],
        bookingEvents: [.doctorPicked(doctor), .dayPicked(.monday), .timePicked(appointment)],
        calls: [stack]
      ),
      Place(
        events: [.orderOpened(123)],
        calls: [.dismiss(to: ClinicFlow.Step.home(ada, next: nil)), stackAtOnce]
      ),
      Place(
        events: [.bookTapped, .orderOpened(123)],
        calls: [.dismiss(to: BookingFlow.Step.doctors), stackAtOnce]
      ),
    ]
  }
}

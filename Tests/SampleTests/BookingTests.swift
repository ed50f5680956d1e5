import FlowCoordinators
import FlowTesting
import Testing

@testable import Sample

@MainActor @Suite("Booking an appointment") struct BookingTests {
  private typealias Step = BookingFlow.Step
  private typealias AppStep = ClinicFlow.Step

  private let app = FlowTester(
    ClinicFlow(client: ScriptedClinic(), store: SessionStore(session: ada))
  )

  @Test("its result fills in the home screen")
  func result() throws {
    try bookUpToConfirmation().send(.booked)
    let home = AppStep.home(ada, next: appointment)
    #expect(app.path == [home])
    try app.router.expect([
      .setStack(AppStep.home(ada, next: nil), animated: false),
      .push(Step.doctors),
      .push(Step.schedule(appointment.doctor)),
      .push(Step.times(appointment.doctor, on: .monday)),
      .push(Step.confirm(appointment)),
      .update(home),
      .pop(to: home),
    ])
    try app.finishes()
  }

  @Test("a time that is taken leads back to the doctor's schedule")
  func taken() throws {
    let booking = try bookUpToConfirmation()
    _ = app.router.takeCalls()
    booking.send(.timeTaken)
    #expect(booking.path == [.doctors, .schedule(appointment.doctor)])
    try app.router.expect([.pop(to: Step.schedule(appointment.doctor))])
  }

  @Test("going back from a held time asks first", arguments: [true, false])
  func givingBack(isGivenBack: Bool) throws {
    let booking = try bookUpToConfirmation()
    _ = app.router.takeCalls()
    app.router.userTapsBack()
    #expect(booking.step == .givingBack)
    app.router.userChooses(isGivenBack ? "Give it back" : "Keep it")
    let times = Step.times(appointment.doctor, on: .monday)
    #expect(booking.step == (isGivenBack ? times : .confirm(appointment)))
    try app.router.expect(
      [.present(Step.givingBack, as: .alert)] + (isGivenBack ? [.pop(to: times)] : [])
    )
    try app.expectConsistency()
  }

  @Test("giving up leaves the home screen as it was")
  func givenUp() throws {
    try bookUpToConfirmation().send(.closeTapped)
    #expect(app.path == [.home(ada, next: nil)])
    #expect(app.issues.isEmpty)
  }

  private func bookUpToConfirmation() throws -> FlowCoordinator<BookingFlow> {
    app.send(.bookTapped)
    let booking = try app.child(BookingFlow.self)
    booking.send(.doctorPicked(appointment.doctor))
    booking.send(.dayPicked(.monday))
    booking.send(.timePicked(appointment))
    return booking
  }
}

import FlowCoordinators

/// Finding a time with a doctor; its result is the appointment.
struct BookingFlow: Flow {
  typealias Output = Appointment

  enum Step: Hashable {
    case doctors
    case schedule(Doctor)
    case times(Doctor, on: Day)
    case confirm(Appointment)
  }

  enum Event {
    case doctorPicked(Doctor)
    case dayPicked(Day)
    case timePicked(Appointment)
    case booked
    case timeTaken
    case closeTapped
  }

  let client: any ClinicClient

  let initial = Step.doctors

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.doctors, .doctorPicked(let doctor)): .push(.schedule(doctor))
    case (.schedule(let doctor), .dayPicked(let day)): .push(.times(doctor, on: day))
    case (.times, .timePicked(let appointment)): .push(.confirm(appointment))

    case (.confirm(let appointment), .booked): .finish(appointment)
    case (.confirm(let appointment), .timeTaken): .popTo(.schedule(appointment.doctor))

    case (_, .closeTapped): .cancel
    default: .unhandled
    }
  }
}

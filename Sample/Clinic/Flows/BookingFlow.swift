import FlowCoordinators

/// Finding a time with a doctor; its result is the appointment.
struct BookingFlow: Flow {
  typealias Output = Appointment

  enum Step: Hashable {
    case doctors
    case schedule(Doctor)
    case times(Doctor, on: Day)
    case confirm(Appointment)
    /// Whether the time that is held shall be given back.
    case givingBack
  }

  enum Event {
    case doctorPicked(Doctor)
    case dayPicked(Day)
    case timePicked(Appointment)
    case booked
    case timeTaken
    case backTapped
    case givenBack
    case kept
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
    case (.confirm, .backTapped): .push(.givingBack)
    case (.givingBack, .givenBack): [.pop, .pop]
    case (.givingBack, .kept): .stay

    case (_, .closeTapped): .cancel
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .doctors, .schedule, .times: .screen
    case .confirm: .screen.back(.sends(.backTapped))
    case .givingBack:
      .alert(
        "Give this time back?",
        message: "It is held for you.",
        [.destructive("Give it back", .givenBack), .cancel("Keep it", .kept)]
      )
    }
  }
}

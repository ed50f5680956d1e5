extension BookingFlow: TerminalFlow {
  func screen(for step: Step) -> TerminalScreen<Event> {
    switch step {
    case .doctors: doctors()
    case .schedule(let doctor): schedule(of: doctor)
    case .times(let doctor, let day): times(of: doctor, on: day)
    case .confirm(let appointment): confirm(appointment)
    // An alert says in its content what it shows.
    case .givingBack: TerminalScreen(title: "Give back")
    }
  }

  private func doctors() -> TerminalScreen<Event> {
    TerminalScreen(
      title: "Doctors",
      lines: ["Whom would you like to see?"],
      actions: client.doctors().map { doctor in
        TerminalAction("\(doctor.name), \(doctor.specialty)", .doctorPicked(doctor))
      }
    )
  }

  private func schedule(of doctor: Doctor) -> TerminalScreen<Event> {
    TerminalScreen(
      title: doctor.name,
      lines: ["Which day suits you?"],
      actions: Day.allCases.map { day in
        let count = client.freeTimes(with: doctor, on: day).count
        return TerminalAction("\(day.rawValue), \(count) times free", .dayPicked(day))
      }
    )
  }

  private func times(of doctor: Doctor, on day: Day) -> TerminalScreen<Event> {
    TerminalScreen(
      title: day.rawValue,
      lines: ["Pick a time with \(doctor)."],
      actions: client.freeTimes(with: doctor, on: day).map { appointment in
        TerminalAction(appointment.time, .timePicked(appointment))
      }
    )
  }

  private func confirm(_ appointment: Appointment) -> TerminalScreen<Event> {
    TerminalScreen(
      title: "Confirm",
      lines: ["\(appointment)"],
      actions: [
        TerminalAction("Book it") { client.book(appointment) ? .booked : .timeTaken },
        TerminalAction("Leave it", .closeTapped),
      ]
    )
  }
}

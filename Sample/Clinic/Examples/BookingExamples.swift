import FlowGraphs

extension BookingFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    let doctor = ScriptedClinic.okafor
    Event.doctorPicked(doctor)
    Event.dayPicked(.monday)
    Event.timePicked(Appointment(doctor: doctor, day: .monday, time: "10:30"))
    Event.booked
    Event.timeTaken
    Event.backTapped
    Event.closeTapped
  }
}

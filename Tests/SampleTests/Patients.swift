@testable import Sample

let ada = Session(patient: "Ada")
let bob = Session(patient: "Bob")
let appointment = Appointment(doctor: ScriptedClinic.okafor, day: .monday, time: "10:30")

/// Who is signed in.
struct Session: Hashable, CustomStringConvertible {
  let patient: String

  var description: String { "Session(\(patient))" }
}

struct Doctor: Hashable, CustomStringConvertible {
  let name: String
  let specialty: String

  var description: String { name }
}

enum Day: String, Hashable, CaseIterable {
  case monday = "Monday"
  case tuesday = "Tuesday"
  case wednesday = "Wednesday"
}

/// A time with a doctor, free or booked.
struct Appointment: Hashable, CustomStringConvertible {
  let doctor: Doctor
  let day: Day
  let time: String

  var description: String { "\(day.rawValue) \(time) \(doctor)" }
}

/// Something that a patient ordered, such as glasses.
struct Order: Hashable {
  let number: Int
  let item: String
  let state: String
}

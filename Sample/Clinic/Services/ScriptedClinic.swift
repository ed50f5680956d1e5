/// A clinic without a server, which says the same thing in every run.
final class ScriptedClinic: ClinicClient {
  /// Somebody whom the clinic knows; a code is asked of those who have one.
  struct Account {
    let patient: String
    let password: String
    var code: String?
  }

  static let accounts = [
    "ada": Account(patient: "Ada", password: "engine"),
    "bob": Account(patient: "Bob", password: "builder", code: "2468"),
  ]

  static let okafor = Doctor(name: "Dr. Okafor", specialty: "eyes")
  static let lindholm = Doctor(name: "Dr. Lindholm", specialty: "children")

  /// The time that is still offered, but gone by the time anybody confirms it.
  static let contested = Appointment(doctor: okafor, day: .tuesday, time: "08:00")

  private static let orders = [
    Order(number: 123, item: "reading glasses", state: "ready to be collected"),
    Order(number: 124, item: "contact lenses", state: "on their way"),
  ]

  private var taken: Set<Appointment> = []

  func logIn(name: String, password: String) -> LoginReply {
    guard let account = Self.accounts[name], account.password == password else { return .rejected }
    return account.code == nil ? .accepted(Session(patient: account.patient)) : .codeRequired
  }

  func check(code: String, of name: String) -> Session? {
    guard let account = Self.accounts[name], account.code == code else { return nil }
    return Session(patient: account.patient)
  }

  func doctors() -> [Doctor] { [Self.okafor, Self.lindholm] }

  func freeTimes(with doctor: Doctor, on day: Day) -> [Appointment] {
    let times = doctor == Self.okafor ? ["08:00", "10:30", "16:00"] : ["09:15", "11:45"]
    return times.map { Appointment(doctor: doctor, day: day, time: $0) }
      .filter { !taken.contains($0) }
  }

  func book(_ appointment: Appointment) -> Bool {
    let isFree = appointment != Self.contested && !taken.contains(appointment)
    taken.insert(appointment)
    return isFree
  }

  func order(number: Int) -> Order? {
    Self.orders.first { $0.number == number }
  }
}

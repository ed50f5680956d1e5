/// What the clinic's server can be asked.
///
/// It answers at once, since a scripted clinic needs no time. A client of a real server would be
/// asynchronous; the screens would await it and send their event afterwards, the flows would stay
/// as they are.
protocol ClinicClient {
  func logIn(name: String, password: String) -> LoginReply
  func check(code: String, of name: String) -> Session?
  func doctors() -> [Doctor]
  func freeTimes(with doctor: Doctor, on day: Day) -> [Appointment]
  func order(number: Int) -> Order?

  /// Books a time; false when somebody else was faster.
  func book(_ appointment: Appointment) -> Bool
}

enum LoginReply {
  case accepted(Session)
  case codeRequired
  case rejected
}

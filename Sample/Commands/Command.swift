/// What the sample is asked to do.
enum Command: Equatable {
  /// Interactive in a terminal, the tour elsewhere.
  case run
  case tour
  case diagram(app: String, flow: String?)
  /// All apps that have to be sound when none is named.
  case check(app: String?, flow: String?)
  case help
}

/// What the sample is asked to do.
enum Command: Equatable {
  /// Interactive in a terminal, the tour elsewhere; the clinic when no app is named.
  case run(app: String?)
  case tour(app: String?)
  case diagram(app: String, flow: String?)
  /// All apps that have to be sound when none is named.
  case check(app: String?, flow: String?)
  case help
}

/// What the sample is asked to do.
enum Command: Equatable {
  /// Interactive in a terminal, the tour elsewhere.
  case run
  case tour
  case diagram(app: String, flow: String?)
  case help
}

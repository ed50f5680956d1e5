/// Something that a flow was asked about, without its value.
enum Stimulus {
  /// The example at this position of the list.
  case example(Int)
  /// A button of the alert that the step is.
  case choice(button: String)
  /// The end of the child that the step hosts.
  case result(Ending)
  /// A signal of the child that a step hosts.
  case signal(String, host: Int)
}

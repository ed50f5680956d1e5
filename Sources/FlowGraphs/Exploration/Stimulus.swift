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
  /// The user's choice of a pane that is not selected.
  case selection(pane: String)
  /// The end of a flow in a pane of the step, which begins again where the step stays.
  case paneResult(Ending, pane: String)
  /// A signal of a flow in a pane of a step.
  case paneSignal(String, host: Int, pane: String)

  /// Whether it is the end of a flow in a pane, after which the step stays.
  var isPaneResult: Bool { if case .paneResult = self { true } else { false } }

  /// How a child ends, alone or in a pane; nil for anything else.
  var ending: Ending? {
    switch self {
    case .result(let ending), .paneResult(let ending, _): ending
    case .example, .choice, .signal, .selection, .paneSignal: nil
    }
  }

  /// What a child signals, alone or in a pane; nil for anything else.
  var signal: String? {
    switch self {
    case .signal(let signal, _), .paneSignal(let signal, _, _): signal
    case .example, .choice, .result, .selection, .paneResult: nil
    }
  }
}

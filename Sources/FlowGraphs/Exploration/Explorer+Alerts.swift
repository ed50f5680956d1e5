import FlowCoordinators

/// Alerts: their buttons are events of their step, and of the one below.
extension Explorer {
  /// An alert's buttons are to its step what a child's results are to a hosting step.
  func addAlert(
    _ alert: AlertContent<F.Event>,
    in state: Int,
    back: ScreenBack?
  ) {
    let stimuli = alert.buttons.map { button in
      addStimulus(.choice(button: button.title), button.event)
    }
    choices[state] = stimuli
    hosted.append(
      Hosting(
        key: Hosting.Key(state: state, entrance: Entrance(isPresented: true, back: nil)),
        child: nil,
        results: stimuli,
        signals: []
      )
    )
    space.addState(showing: .alert, back: back)
  }

  /// Lets the user choose each button of an alert on top.
  ///
  /// The alert is gone by the time its step is asked. What that does not handle is handed to the step
  /// below; an example is tried there anyway.
  func chooseButtons(at entry: Int) {
    let state = space.entries[entry].state
    for stimulus in choices[state, default: []] {
      let record = record(of: stimulus, in: state)
      if case .unhandled = space.book.records[record].answer, !isExample(events[stimulus]) {
        space.hand(choice: stimulus, below: entry)
      }
      space.apply(record, at: space.ended(entry), popsWhenIdle: true)
    }
  }

  /// Asks a step about a button of the alert that was on it.
  func hand(choice stimulus: Int, to entry: Int) {
    space.apply(record(of: stimulus, in: space.entries[entry].state), at: entry)
  }
}

/// Results and choices of panes that their step does not handle.
extension FlowChecker {
  func checkPanes(of flow: any CheckedFlow) {
    if flow.panes.isEmpty { return }
    let index = AnswerIndex(flow)
    func isUnhandled(_ stimulus: Int, in state: Int) -> Bool {
      guard let record = index.record(of: stimulus, in: state) else { return false }
      if case .unhandled = flow.book.records[record].answer { return true }
      return false
    }
    for (state, set) in flow.panes.sorted(by: { $0.key < $1.key }) {
      for (pane, stimulus) in zip(set.names, set.selections) {
        guard let stimulus, isUnhandled(stimulus, in: state) else { continue }
        noteSelection(of: pane, stimulus, in: state, of: flow)
      }
      for (pane, hosting) in zip(set.names, set.hostings) {
        for stimulus in hosting.results where isUnhandled(stimulus, in: state) {
          noteResult(stimulus, of: pane, at: hosting, in: flow)
        }
      }
    }
  }

  private func noteResult(
    _ stimulus: Int,
    of pane: String,
    at hosting: Hosting,
    in flow: any CheckedFlow
  ) {
    // The flow of a pane may cancel itself, and begins again as it was.
    guard let ending = flow.stimuli[stimulus].ending, ending.kind != .cancelled else { return }
    note(
      .paneResultUnhandled(
        step: flow.stepName(hosting.state),
        pane: pane,
        event: flow.eventName(stimulus),
        result: ending.word(among: hosting.results.map { flow.stimuli[$0] })
      ),
      at: hosting.state,
      stimulus,
      in: flow,
      fact: "\(pane) begins again and an issue is reported"
    )
  }

  private func noteSelection(
    of pane: String,
    _ stimulus: Int,
    in state: Int,
    of flow: any CheckedFlow
  ) {
    note(
      .paneSelectionUnhandled(
        step: flow.stepName(state),
        pane: pane,
        event: flow.eventName(stimulus)
      ),
      at: state,
      stimulus,
      in: flow,
      fact: "\(pane) is not selected and an issue is reported"
    )
  }

  private func note(
    _ kind: FlowProblem.Kind,
    at state: Int,
    _ stimulus: Int,
    in flow: any CheckedFlow,
    fact: String
  ) {
    note(
      FlowProblem(
        kind,
        .error,
        in: family,
        way: way(to: state, then: stimulus, in: flow),
        facts: [fact]
      ),
      as: kind
    )
  }
}

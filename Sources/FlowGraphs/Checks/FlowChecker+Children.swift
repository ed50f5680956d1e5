/// Results and signals of child flows that the hosting step does not handle.
extension FlowChecker {
  func checkChildren(of flow: any CheckedFlow) {
    checkPanes(of: flow)
    guard !flow.hosted.isEmpty else { return }
    let index = AnswerIndex(flow)
    for hosting in flow.hosted {
      for stimulus in hosting.results {
        guard case .result(let ending) = flow.stimuli[stimulus], ending.kind != .cancelled,
          let record = index.record(of: stimulus, in: hosting.state)
        else { continue }
        if flow.book.leavesUnhandled(record) { noteResult(ending, stimulus, at: hosting, in: flow) }
      }
      for stimulus in hosting.signals {
        guard let signal = flow.stimuli[stimulus].signal,
          let record = index.record(of: stimulus, in: hosting.state),
          case .unhandled = flow.book.records[record].answer
        else { continue }
        noteSignal(signal, stimulus, at: hosting, in: flow)
      }
    }
  }

  private func noteResult(
    _ ending: Ending,
    _ stimulus: Int,
    at hosting: Hosting,
    in flow: any CheckedFlow
  ) {
    let step = flow.stepName(hosting.state)
    let kind = FlowProblem.Kind.childResultUnhandled(
      step: step,
      event: flow.eventName(stimulus),
      result: ending.word(among: hosting.results.map { flow.stimuli[$0] })
    )
    note(
      FlowProblem(
        kind,
        .error,
        in: family,
        way: way(to: hosting.state, then: stimulus, in: flow),
        facts: ["\(step) is popped and an issue reported"]
      ),
      as: kind
    )
  }

  private func noteSignal(
    _ signal: String,
    _ stimulus: Int,
    at hosting: Hosting,
    in flow: any CheckedFlow
  ) {
    let kind = FlowProblem.Kind.childSignalUnhandled(
      step: flow.stepName(hosting.state),
      event: flow.eventName(stimulus),
      signal: signal
    )
    note(
      FlowProblem(
        kind,
        .error,
        in: family,
        way: way(to: hosting.state, then: stimulus, in: flow),
        facts: ["nothing happens and an issue is reported"]
      ),
      as: kind
    )
  }
}

extension AnswerBook {
  /// Whether a child's result is not handled: nothing is said, and nothing moves.
  fileprivate func leavesUnhandled(_ record: Int) -> Bool {
    switch records[record].answer {
    case .unhandled, .stay, .tell: true
    case .sequence(let number):
      sequences[number].allSatisfy {
        switch $0 {
        case .stay, .tell: true
        default: false
        }
      }
    default: false
    }
  }
}

extension Ending {
  /// The word for the kind, with the case of the output where there are several.
  func word(among stimuli: [Stimulus]) -> String {
    guard kind == .success else { return word }
    for case let other? in stimuli.map(\.ending)
    where other.kind == .success && other.name != name {
      return "\(word): \(name)"
    }
    return word
  }
}

/// Answers that cannot be carried out.
extension FlowChecker {
  func checkMoves(of flow: any CheckedFlow) {
    let failures = FailingMoves(of: flow)
    var unshown: [FlowProblem.Kind] = []
    for record in failures.records {
      let answer = flow.book.records[record].answer
      let state = Int(flow.book.records[record].state)
      let stimulus = Int(flow.book.records[record].stimulus)
      let kind = FlowProblem.Kind.impossibleMove(
        step: flow.stepName(state),
        event: flow.eventName(stimulus),
        move: flow.describe(answer, withPayloads: false)
      )
      if isKnown(kind) { continue }
      let isResult = flow.isResult(stimulus, in: state)
      guard let way = way(toFailureOf: record, in: flow),
        let failure = MoveFailure(of: answer, at: way, in: flow, isResult: isResult)
      else {
        unshown.append(kind)
        continue
      }
      let neverWorks = !isResult && !failures.works(record)
      let effect = isResult ? "the step is popped" : "nothing moves"
      note(
        FlowProblem(
          kind,
          .error,
          in: family,
          way: way.stages + [stage(stimulus, to: nil, in: flow)],
          facts: [
            failure.reason + (isResult ? "" : failure.problem.scope(neverWorks: neverWorks)),
            "\(effect) and an issue is reported",
          ],
          cure: failure.problem.cure
        ),
        as: kind
      )
      guard neverWorks else { continue }
      blockingMoves[flow.stepName(state)] = kind
      noteUnreached(flow.targets(of: answer), because: kind, in: flow)
    }
    for kind in unshown where !isKnown(kind) {
      note("\(kind.title) in \(family.name), \(kind.subject): no short way to one was found")
    }
  }

  /// Steps that would be reached if the answer worked.
  private func noteUnreached(
    _ targets: [Int],
    because kind: FlowProblem.Kind,
    in flow: any CheckedFlow
  ) {
    guard let missing = cases.steps.missing else { return }
    for name in targets.map({ flow.stepName($0) }) where missing.contains(name) {
      if blockedSteps.contains(where: { $0.step == name }) { continue }
      blockedSteps.append((name, by: kind))
      note(FlowProblem(.stepNeverReached(step: name), .warning, in: family), of: kind)
    }
  }
}

extension CheckedFlow {
  /// Whether a step is over by the time that it is asked.
  fileprivate func isResult(_ stimulus: Int, in state: Int) -> Bool {
    switch stimuli[stimulus] {
    case .result: true
    // What an alert does not handle is handed to the step below, which stays.
    case .choice: space.showsAlert(state)
    case .example, .signal, .selection, .paneResult, .paneSignal: false
    }
  }

  /// The steps that an answer names.
  fileprivate func targets(of answer: Answer) -> [Int] {
    switch answer {
    case .push(let state), .present(let state, _), .replace(let state), .update(let state): [state]
    case .setStack(let list): book.lists[list]
    case .sequence(let number): book.sequences[number].flatMap { targets(of: $0) }
    default: []
    }
  }
}

extension PathProblem {
  /// Whether the answer works on other paths, where that can be: what no path makes right is told
  /// by its reason already.
  fileprivate func scope(neverWorks: Bool) -> String {
    switch self {
    case .stepNotBelow, .nothingPresented, .pushedOntoAlert:
      neverWorks ? "; it never works" : "; it works on other paths"
    case .emptyStack, .misplacedInSequence: ""
    }
  }
}

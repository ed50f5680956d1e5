/// What never happens, compared with all cases that the flow's types have.
extension FlowChecker {
  func checkCases() {
    guard let flow = family.flows.first else { return }
    let isSampled = !family.flows.allSatisfy(\.isExhaustive)
    let unreached = checkSteps(isSampled)
    for event in cases.unhandledEvents {
      let seeAbove =
        unreached.isEmpty
        ? ""
        : "; \(FlowProblem.Kind.list(unreached, "and")) \(unreached.count == 1 ? "is" : "are") "
          + "not reached (see above)"
      let advice = "every reached step answers unhandled\(seeAbove)"
      add(.eventNeverHandled(event: event), isSampled, advice)
    }
    checkExamples()
    if !flow.endsWithoutOutput { checkOutputs(of: flow, isSampled) }
  }

  private func add(_ kind: FlowProblem.Kind, _ isSampled: Bool, _ advice: String) {
    note(FlowProblem(kind, .warning, isSampled: isSampled, in: family, advice: [advice]), as: kind)
  }

  /// Answers the cases that are not reached.
  private func checkSteps(_ isSampled: Bool) -> [String] {
    guard let missing = cases.steps.missing else {
      note("step never reached: \(reason("Step", cases.steps))")
      return []
    }
    if family.flows.allSatisfy({ $0.first == nil }) { return [] }
    for step in missing { add(.stepNeverReached(step: step), isSampled, "no example leads to it") }
    return missing
  }

  private func checkExamples() {
    guard let missing = cases.events.missing else {
      return note("event case without an example: \(reason("Event", cases.events))")
    }
    for event in missing {
      add(
        .eventWithoutExample(event: event),
        false,
        "its transitions are neither checked nor drawn; add one to exampleEvents"
      )
    }
  }

  private func checkOutputs(of flow: any CheckedFlow, _ isSampled: Bool) {
    guard cases.outputs.all != nil else {
      guard cases.outputs.seen.isEmpty else { return }
      let output = flow.names.output
      let advice = "no example ends the flow with one"
      return add(.outputNeverProduced(output: output), isSampled, advice)
    }
    guard let missing = cases.outputs.missing else {
      return note("output case never produced: \(reason("Output", cases.outputs))")
    }
    for output in missing {
      add(.outputNeverProduced(output: output), isSampled, "no example ends the flow with it")
    }
  }

  private func reason(_ type: String, _ cases: CaseSurvey.Cases) -> String {
    cases.all == nil
      ? "\(family.name).\(type) is no enum that tells its cases"
      : "values of \(family.name).\(type) do not tell which case they are"
  }
}

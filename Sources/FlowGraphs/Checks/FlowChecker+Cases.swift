/// What never happens, compared with all cases that the flow's types have.
extension FlowChecker {
  func checkCases() {
    // Flows that end as they begin have nothing to try.
    guard let flow = family.flows.first, family.flows.contains(where: { $0.first != nil }) else {
      return
    }
    var steps = findUnreachedSteps()
    var others: [FlowProblem] = []
    /// Puts what is found under the unreached step that it seems to belong to.
    func add(_ problem: FlowProblem, about name: String) {
      let names = steps.map(\.kind.subject) + blockedSteps.map(\.step)
      switch Self.cause(of: name, among: names) {
      case nil: others.append(problem)
      case let cause? where cause < steps.count: steps[cause].consequences.append(problem)
      case let cause?: note(problem, of: blockedSteps[cause - steps.count].by)
      }
    }
    for event in cases.unhandledEvents {
      let fact = "every reached step answers unhandled"
      let problem = warning(.eventNeverHandled(event: event), fact)
      if let lock = lockedEvents[event] {
        note(problem, of: lock)
      } else {
        add(problem, about: event)
      }
    }
    for problem in lostEvents {
      if case .postponedForever(_, let event) = problem.kind { add(problem, about: event) }
    }
    for event in findEventsWithoutExample() {
      let problem = self.warning(forExampleOf: event, in: flow)
      if flow.resultEvents.contains(event) {
        add(problem, about: event)
      } else {
        others.append(problem)
      }
    }
    for problem in findMissingOutputs(of: flow) {
      if let hindrance {
        note(problem, of: hindrance)
      } else {
        add(problem, about: problem.kind.subject)
      }
    }
    for problem in steps + others { note(problem, as: problem.kind) }
  }

  private var isSampled: Bool { !family.flows.allSatisfy(\.isExhaustive) }
  private var stimulusWord: String { isSampled ? "example" : "event" }

  private func warning(
    _ kind: FlowProblem.Kind,
    _ fact: String,
    cure: String? = nil
  ) -> FlowProblem {
    FlowProblem(kind, .warning, isSampled: isSampled, in: family, facts: [fact], cure: cure)
  }

  /// Which of the unreached steps something belongs to: the one whose name it shares most of.
  private static func cause(of name: String, among steps: [String]) -> Int? {
    func likeness(_ step: String) -> Int { zip(step, name).prefix { $0 == $1 }.count }
    var best: Int?
    for index in steps.indices
    where best.map({ likeness(steps[index]) > likeness(steps[$0]) }) ?? true { best = index }
    return best
  }
}

// MARK: - Finding

extension FlowChecker {
  private func findUnreachedSteps() -> [FlowProblem] {
    guard let missing = cases.steps.missing else {
      note("step never reached: \(reason("Step", cases.steps))")
      return []
    }
    return missing.filter { name in !blockedSteps.contains { $0.step == name } }.map { step in
      warning(
        .stepNeverReached(step: step),
        "no \(stimulusWord) leads to it",
        cure: isSampled ? nil : "let an event lead to it, or remove it"
      )
    }
  }

  private func findEventsWithoutExample() -> [String] {
    guard let missing = cases.events.missing else {
      note("event case without an example: \(reason("Event", cases.events))")
      return []
    }
    return missing
  }

  private func warning(forExampleOf event: String, in flow: any CheckedFlow) -> FlowProblem {
    let isResult = flow.resultEvents.contains(event)
    return FlowProblem(
      .eventWithoutExample(event: event),
      .warning,
      in: family,
      facts: [
        isResult
          ? "no reached step hosts a child that ends with it"
          : "its transitions are neither checked nor drawn"
      ],
      cure: isResult ? "host the child in a step that is reached, or remove the event" : nil
    )
  }

  private func findMissingOutputs(of flow: any CheckedFlow) -> [FlowProblem] {
    if flow.endsWithoutOutput { return [] }
    guard cases.outputs.all != nil else {
      guard cases.outputs.seen.isEmpty else { return [] }
      return [
        warning(
          .outputNeverProduced(output: flow.names.output),
          "no \(stimulusWord) ends the flow with one",
          cure: "let an event finish the flow, or make its Output Never"
        )
      ]
    }
    guard let missing = cases.outputs.missing else {
      note("output case never produced: \(reason("Output", cases.outputs))")
      return []
    }
    return missing.map {
      warning(
        .outputNeverProduced(output: $0),
        "no \(stimulusWord) ends the flow with it",
        cure: isSampled ? nil : "let an event do so, or remove the case"
      )
    }
  }

  private func reason(_ type: String, _ cases: CaseSurvey.Cases) -> String {
    cases.all == nil
      ? "\(family.name).\(type) is no enum that tells its cases"
      : "values of \(family.name).\(type) do not tell which case they are"
  }
}

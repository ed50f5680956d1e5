/// Answers that depend on more than the step and the event, and flows without end.
extension FlowChecker {
  func checkPurity(of flow: any CheckedFlow) {
    for impurity in flow.findImpurities() {
      switch impurity {
      case .transition(let state, let stimulus, let first, let second):
        let kind = FlowProblem.Kind.impureTransition(
          step: flow.stepName(state),
          event: flow.eventName(stimulus)
        )
        note(
          FlowProblem(
            kind,
            .error,
            in: family,
            way: way(to: state, then: stimulus, in: flow),
            facts: [Self.difference(first, second)]
          ),
          as: kind
        )
      case .content(let state, let first, let second):
        let kind = FlowProblem.Kind.impureContent(step: flow.stepName(state))
        note(
          FlowProblem(
            kind,
            .error,
            in: family,
            way: way(to: state, in: flow),
            facts: ["asked twice, content(of:) answered \(first) and then \(second)"]
          ),
          as: kind
        )
      case .beginning(let first, let second):
        let fact = "asked twice, begin() answered \(first) and then \(second)"
        note(
          FlowProblem(.impureBeginning, .error, in: family, facts: [fact]),
          as: .impureBeginning
        )
      }
    }
  }

  private static func difference(_ first: String, _ second: String) -> String {
    first == second
      ? "asked twice, it answered \(first) both times, but the two are not equal"
      : "asked twice, it answered \(first) and then \(second)"
  }

  func checkNesting() {
    for flow in family.flows {
      guard let flows = flow.findEndlessNesting() else { continue }
      let kind = FlowProblem.Kind.endlessNesting(flows: flows)
      note(
        FlowProblem(
          kind,
          .error,
          in: family,
          facts: ["each begins with a step that hosts the next, so that no screen is ever shown"]
        ),
        as: kind
      )
    }
  }
}

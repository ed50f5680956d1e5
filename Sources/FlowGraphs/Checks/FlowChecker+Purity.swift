/// Answers that depend on more than the step and the event, and flows without end.
extension FlowChecker {
  private static var cure: String {
    "let the event or the flow's stored values carry what it reads"
  }

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
            advice: ["asked twice, it answered \(first) and then \(second)", Self.cure]
          ),
          as: kind
        )
      case .content(let state):
        let kind = FlowProblem.Kind.impureContent(step: flow.stepName(state))
        note(
          FlowProblem(
            kind,
            .error,
            in: family,
            way: way(to: state, in: flow) ?? [],
            advice: ["asked twice, content(of:) answered differently", Self.cure]
          ),
          as: kind
        )
      case .beginning:
        let advice = "asked twice, begin() answered differently"
        note(
          FlowProblem(.impureBeginning, .error, in: family, advice: [advice, Self.cure]),
          as: .impureBeginning
        )
      }
    }
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
          advice: ["each begins with a step that hosts the next, so that no screen is ever shown"]
        ),
        as: kind
      )
    }
  }
}

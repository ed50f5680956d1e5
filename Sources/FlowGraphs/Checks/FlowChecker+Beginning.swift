import FlowCoordinators

/// Beginnings that are none.
extension FlowChecker {
  func checkBeginning(of flow: any CheckedFlow) {
    guard let answer = flow.findImpossibleBeginning() else { return }
    let kind = FlowProblem.Kind.impossibleBeginning(answer: answer)
    note(
      FlowProblem(
        kind,
        .error,
        in: family,
        facts: ["an issue is reported, and the flow begins at initial"]
      ),
      as: kind
    )
  }
}

extension ExploredFlowOf {
  func findImpossibleBeginning() -> String? {
    let answer = flow.begin()
    switch answer {
    case .setStack(let steps) where !steps.isEmpty: return nil
    case .finish, .fail, .cancel: return nil
    default: return written(answer)
    }
  }

  /// An answer of the flow as it is written in code, whether it was explored or not.
  func written(_ answer: F.Transition) -> String {
    func code(_ step: F.Step) -> String { CaseName.dotted(step) }
    return switch answer {
    case .push(let step): "push(\(code(step)))"
    case .present(let step, _): "present(\(code(step)))"
    case .replace(let step): "replace(with: \(code(step)))"
    case .update(let step): "update(\(code(step)))"
    case .popTo(let step): "popTo(\(code(step)))"
    case .setStack(let steps): "setStack([\(steps.map(code).joined(separator: ", "))])"
    case .finish(let output):
      F.Output.self == Void.self ? "finish" : "finish(\(Label.value(output)))"
    case .sequence: "[\((answer.parts ?? []).map(written).joined(separator: ", "))]"
    default: Label.value(answer)
    }
  }
}

/// Answers as they are written in code.
extension ExploredFlowOf {
  func describe(_ answer: Answer, withPayloads: Bool) -> String {
    func step(_ state: Int) -> String {
      let code = CaseName.dotted(steps[state])
      return withPayloads ? code : (code.hasPrefix(".") ? "." : "") + stepName(state)
    }
    return switch answer {
    case .push(let state): "push(\(step(state)))"
    case .present(let state, _): "present(\(step(state)))"
    case .replace(let state): "replace(with: \(step(state)))"
    case .update(let state): "update(\(step(state)))"
    case .setStack(let list):
      "setStack([\(book.lists[list].map { step($0) }.joined(separator: ", "))])"
    case .pop: "pop"
    case .popTo(let state): "popTo(\(step(state)))"
    case .popToRoot: "popToRoot"
    case .dismiss: "dismiss"
    case .stay: "stay"
    case .tell(let message): "tell(\(book.messages[message]))"
    case .postpone: "postpone"
    case .signal(let number): "signal(\(signalNames[number]))"
    case .finish where F.Output.self == Void.self: "finish"
    case .finish(let number): "finish(\(Label.value(outputs[number])))"
    case .fail(let number): "fail(\(Label.value(errors[number])))"
    case .cancel: "cancel"
    case .unhandled: "unhandled"
    case .sequence(let number):
      "["
        + book.sequences[number].map { describe($0, withPayloads: withPayloads) }
        .joined(separator: ", ") + "]"
    }
  }
}

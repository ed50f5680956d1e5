import FlowCoordinators

/// The answers of a flow as they are written down.
extension Explorer {
  /// An answer with numbers in the place of steps and values.
  func plain(_ transition: F.Transition) -> Answer {
    switch transition {
    case .push(let step): return .push(number(of: step))
    case .present(let step, let style):
      let number = space.book.number(of: style)
      if style == .alert { space.noteAlertStyle(number) }
      return .present(self.number(of: step), style: number)
    case .replace(let step): return .replace(number(of: step))
    case .update(let step): return .update(number(of: step))
    case .setStack(let steps):
      return .setStack(space.book.number(of: steps.map { number(of: $0) }))
    case .pop: return .pop
    case .popTo(let step): return .popTo(number(of: step))
    case .popToRoot: return .popToRoot
    case .dismiss: return .dismiss
    case .stay: return .stay
    case .tell(let message):
      context.messages.add(message)
      return .tell(space.book.number(of: message))
    case .postpone: return .postpone
    case .signal(let signal): return .signal(outcomes.signals.position(of: signal))
    case .finish(let output): return .finish(outcomes.outputs.position(of: output))
    case .fail(let error): return .fail(outcomes.errors.position(of: error))
    case .cancel: return .cancel
    case .unhandled: return .unhandled
    case .sequence:
      return .sequence(space.book.number(of: (transition.parts ?? []).map { plain($0) }))
    }
  }
}

import FlowCoordinators

/// The names that triggers, moves and endings of an explored flow have in a graph.
extension ExploredFlowOf {
  /// Names what the flow was asked about.
  ///
  /// - Parameter places: By step, the position of its node.
  /// - Returns: For each stimulus, the trigger that it is in a graph.
  func triggers(places: [Int]) -> [FlowGraph.Edge.Trigger] {
    let names = events.map { Label.case($0) }
    var unlabelled: [String: Int] = [:]
    for (name, example) in zip(names, examples) where example.label == nil {
      unlabelled[name, default: 0] += 1
    }
    return stimuli.indices.map { number in
      let name = names[number]
      switch stimuli[number] {
      case .example(let index):
        let isUnclear = unlabelled[name, default: 0] > 1
        let label = examples[index].label ?? (isUnclear ? payload(of: events[number]) : nil)
        return .event(name, example: label)
      case .choice: return .event(name, example: nil)
      case .result(let ending): return .childEnded(event: name, ending)
      case .signal(let signal, let host):
        return .childSignal(event: name, signal: signal, host: places[host])
      case .selection(let pane): return .paneSelected(event: name, pane: pane)
      case .paneResult(let ending, let pane):
        return .paneEnded(event: name, pane: pane, ending)
      case .paneSignal(let signal, let host, let pane):
        return .paneSignal(event: name, signal: signal, host: places[host], pane: pane)
      }
    }
  }

  /// What an event carries, to tell it apart from others of its case.
  private func payload(of event: F.Event) -> String? {
    let value = Label.value(event)
    let name = Label.case(event)
    guard value.hasPrefix(name + "("), value.hasSuffix(")") else { return value }
    return String(value.dropFirst(name.count + 1).dropLast())
  }

  func move(of answer: Answer) -> FlowGraph.Move {
    switch answer {
    case .push: .push
    case .present(_, let style): .present(book.styles[style])
    case .replace: .replace
    case .update: .update
    case .setStack: .setStack
    case .pop: .pop
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    case .dismiss: .dismiss
    case .stay: .stay
    case .tell(let message): .tell(flow: Label.type(book.messages[message].flow))
    case .postpone: .postpone
    case .signal(let number): .signal(signalNames[number])
    case .finish: .finish
    case .fail: .fail
    case .cancel: .cancel
    case .unhandled: .unhandled
    case .sequence(let number): .sequence(book.sequences[number].map { move(of: $0) })
    }
  }

  /// The ending that an answer brings about when it is carried out to the last move.
  func ending(of answer: Answer) -> Ending? {
    switch answer {
    case .finish(let number): Ending(FlowResult<F.Output>.success(outputs[number]))
    case .fail(let number): Ending(FlowResult<F.Output>.failure(.failed(errors[number])))
    case .cancel: Ending(FlowResult<F.Output>.failure(.cancelled(.requested)))
    case .sequence(let number): book.sequences[number].last.flatMap { ending(of: $0) }
    default: nil
    }
  }
}

/// Ways to where a problem shows, in words.
extension FlowChecker {
  /// The stages of the shortest way to a step; empty where no real path was found.
  func way(to state: Int, in flow: any CheckedFlow) -> [FlowProblem.Stage] {
    find(in: flow) { $0.way(to: state) }?.stages ?? []
  }

  /// The shortest way to the nearest of several steps.
  func way(toAnyOf states: [Int], in flow: any CheckedFlow) -> FoundWay? {
    find(in: flow) { $0.way(toAnyOf: states) }
  }

  /// The shortest way to where an answer cannot be carried out.
  func way(toFailureOf record: Int, in flow: any CheckedFlow) -> FoundWay? {
    find(in: flow) { $0.way(toFailureOf: record) }
  }

  /// The stages of the way to a step, and what happens there.
  func way(
    to state: Int,
    then stimulus: Int,
    in flow: any CheckedFlow
  ) -> [FlowProblem.Stage] {
    let way = way(to: state, in: flow)
    return way.isEmpty ? [] : way + [stage(stimulus, to: nil, in: flow)]
  }

  func stage(
    _ visit: WayFinder.Visit,
    _ arena: PathArena,
    in flow: any CheckedFlow
  ) -> FlowProblem.Stage {
    let step = flow.stepName(arena.cells[visit.path].state)
    switch visit.trigger {
    case .begin:
      let path = arena.states(of: visit.path).map { flow.stepName($0) }
      return FlowProblem.Stage(trigger: "", code: nil, step: path.joined(separator: ", "))
    case .back: return FlowProblem.Stage(trigger: "back", code: nil, step: step)
    case .stimulus(let number): return stage(number, to: step, in: flow)
    }
  }

  /// One stage: what happens, and the step that it leads to.
  func stage(_ stimulus: Int, to step: String?, in flow: any CheckedFlow) -> FlowProblem.Stage {
    switch flow.stimuli[stimulus] {
    case .example:
      let name = flow.eventName(stimulus)
      return FlowProblem.Stage(
        trigger: flow.exampleLabel(stimulus).map { "\(name) [\($0)]" } ?? name,
        code: flow.eventCode(stimulus),
        step: step
      )
    case .choice(let button):
      return FlowProblem.Stage(trigger: "the user chooses \(button)", code: nil, step: step)
    case .result(let ending):
      let child = flow.childName(endingBy: stimulus)
      return FlowProblem.Stage(trigger: "\(child) ends \(ending.text)", code: nil, step: step)
    case .signal(let signal, let host):
      let child = flow.hosted.first { $0.state == host }?.child?.names.flow ?? "the child"
      return FlowProblem.Stage(trigger: "\(child) signals \(signal)", code: nil, step: step)
    case .selection(let pane):
      return FlowProblem.Stage(trigger: "the user selects \(pane)", code: nil, step: step)
    case .paneResult(let ending, let pane):
      return FlowProblem.Stage(trigger: "\(pane) ends \(ending.text)", code: nil, step: step)
    case .paneSignal(let signal, _, let pane):
      return FlowProblem.Stage(trigger: "\(pane) signals \(signal)", code: nil, step: step)
    }
  }
}

extension CheckedFlow {
  /// The flow whose end an event stands for.
  func childName(endingBy stimulus: Int) -> String {
    hosted.first { $0.results.contains(stimulus) }?.child?.names.flow ?? "the child"
  }
}

extension HostedChild {
  /// What the hosted flow and its output are called.
  var names: FlowNames {
    switch self {
    case .explored(let flow): (flow as? any CheckedFlow)?.names ?? FlowNames(flow: "", output: "")
    case .repeated(_, let names): names
    }
  }
}

extension Ending {
  /// The ending as it stands in a sentence: the kind, and the value in parentheses.
  var text: String { detail.isEmpty || detail == word ? word : "\(word)(\(detail))" }
}

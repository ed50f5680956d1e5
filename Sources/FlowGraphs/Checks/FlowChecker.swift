/// Checks all explored values of one flow type.
final class FlowChecker {
  let family: FlowFamily
  private(set) var problems: [FlowProblem] = []
  private(set) var notes: [String] = []
  private var positions: [FlowProblem.Kind: Int] = [:]
  private var finders: [ObjectIdentifier: WayFinder] = [:]
  private(set) lazy var cases = CaseSurvey(family)

  init(_ family: FlowFamily) {
    self.family = family
  }

  func run() {
    for flow in family.flows {
      checkEndings(of: flow)
      checkChildren(of: flow)
      checkMoves(of: flow)
      checkPurity(of: flow)
    }
    checkNesting()
    checkCases()
  }

  /// Notes a problem, unless the same is known.
  func note(_ problem: @autoclosure () -> FlowProblem, as kind: FlowProblem.Kind) {
    guard positions[kind] == nil else { return }
    positions[kind] = problems.count
    problems.append(problem())
  }

  func note(_ line: String) {
    if !notes.contains(line) { notes.append(line) }
  }

  func isKnown(_ kind: FlowProblem.Kind) -> Bool { positions[kind] != nil }
}

// MARK: - Ways

extension FlowChecker {
  /// The stages of the shortest way to a step; nil where no real path was found.
  func way(to state: Int, in flow: any CheckedFlow) -> [FlowProblem.Stage]? {
    find(in: flow) { $0.way(to: state) }
  }

  /// The stages of the shortest way to the nearest of several steps.
  func way(toAnyOf states: [Int], in flow: any CheckedFlow) -> [FlowProblem.Stage]? {
    find(in: flow) { $0.way(toAnyOf: states) }
  }

  /// The stages of the shortest way to where an answer cannot be carried out.
  func way(toFailureOf record: Int, in flow: any CheckedFlow) -> FailureWay? {
    let key = ObjectIdentifier(flow)
    var finder = finders[key] ?? WayFinder(flow)
    finders[key] = nil
    defer { finders[key] = finder }
    guard let way = finder.way(toFailureOf: record), let last = way.visits.last else { return nil }
    let stages = way.visits.map { stage($0, finder.arena, in: flow) }
    return FailureWay(
      stages: stages,
      path: finder.arena.states(of: last.path).map { flow.stepCode($0) }
    )
  }

  /// A way to a place, and the path of the flow there.
  struct FailureWay {
    let stages: [FlowProblem.Stage]
    let path: [String]
  }

  private func find(
    in flow: any CheckedFlow,
    _ search: (inout WayFinder) -> WayFinder.Way?
  ) -> [FlowProblem.Stage]? {
    let key = ObjectIdentifier(flow)
    var finder = finders[key] ?? WayFinder(flow)
    finders[key] = nil
    defer { finders[key] = finder }
    return search(&finder)?.visits.map { stage($0, finder.arena, in: flow) }
  }

  private func stage(
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
    case .result(let ending):
      let child = flow.childName(endingBy: stimulus)
      return FlowProblem.Stage(trigger: "\(child) ends \(ending.text)", code: nil, step: step)
    case .signal(let signal, let host):
      let child = flow.hosted.first { $0.state == host }?.child?.names.flow ?? "the child"
      return FlowProblem.Stage(trigger: "\(child) signals \(signal)", code: nil, step: step)
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

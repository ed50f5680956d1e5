/// Transitions by the names of their cases.
struct TransitionNames {
  /// A transition between step cases, the same wherever the flow is hosted.
  struct Transition: Hashable {
    let flow: ObjectIdentifier
    let source: Int
    let stimulus: Int
    let move: Int
    let target: Int
  }

  private struct Part: Hashable {
    let flow: Int
    let number: Int
  }

  private let world: WalkWorld
  private var names: [String: Int] = [:]
  private var steps: [Part: Int] = [:]
  private var stimuli: [Part: Int] = [:]
  private var outputs: [Part: Int] = [:]

  init(_ world: WalkWorld) {
    self.world = world
  }

  mutating func transition(_ taken: TakenTransition) -> Transition {
    Transition(
      flow: world.flows[taken.flow].flow.flowType,
      source: step(taken.state, of: taken.flow),
      stimulus: stimulus(taken.stimulus, of: taken.flow),
      move: taken.move < 14 ? taken.move : 14,
      target: target(taken.target, of: taken.flow)
    )
  }

  private mutating func number(of name: String) -> Int {
    if let number = names[name] { return number }
    names[name] = names.count
    return names.count - 1
  }

  private mutating func step(_ state: Int, of flow: Int) -> Int {
    let explored = world.flows[flow].flow
    let part = Part(flow: flow, number: explored.caseNumbers[state])
    if part.number >= 0, let number = steps[part] { return number }
    let number = number(of: explored.stepName(state))
    if part.number >= 0 { steps[part] = number }
    return number
  }

  private mutating func stimulus(_ stimulus: Int, of flow: Int) -> Int {
    let part = Part(flow: flow, number: stimulus)
    if let number = stimuli[part] { return number }
    let explored = world.flows[flow].flow
    let name: String
    switch explored.stimuli[stimulus] {
    case .example(let index): name = "\(index)"
    case .choice(let button): name = "\(explored.eventName(stimulus)) \(button)"
    case .result(let ending): name = "\(explored.eventName(stimulus)) \(ending.text)"
    case .selection(let pane): name = "\(explored.eventName(stimulus)) \(pane)"
    case .paneResult(let ending, let pane):
      name = "\(explored.eventName(stimulus)) \(ending.text) \(pane)"
    case .paneSignal(let signal, let host, let pane):
      name = "\(explored.eventName(stimulus)) \(signal) \(explored.stepName(host)) \(pane)"
    case .signal(let signal, let host):
      name = "\(explored.eventName(stimulus)) \(signal) \(explored.stepName(host))"
    }
    let number = number(of: name)
    stimuli[part] = number
    return number
  }

  private mutating func target(_ target: TakenTransition.Target, of flow: Int) -> Int {
    switch target {
    case .step(let state): step(state, of: flow)
    case .left: -1
    case .end(.output(let number)): output(number, of: flow)
    case .end(.error): -2
    case .end: -3
    }
  }

  private mutating func output(_ number: Int, of flow: Int) -> Int {
    let part = Part(flow: flow, number: number)
    if let number = outputs[part] { return number }
    let name = self.number(of: "finish \(world.flows[flow].flow.outputName(number))")
    outputs[part] = name
    return name
  }
}

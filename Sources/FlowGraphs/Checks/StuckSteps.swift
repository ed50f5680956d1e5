/// The steps from which no event leads to an ending, and what keeps the flow there.
struct StuckSteps {
  private let flow: any CheckedFlow
  private let net: StepNet
  private let incoming: Adjacency
  private let outgoing: Adjacency
  private let isIncluded: [Bool]
  private let stuck: [Int]
  private let isStuck: [Bool]
  /// By the number of a case, how many values were reached, and how many of them are stuck.
  private let valueCounts: [Int]
  private let stuckCounts: [Int]
  private let canEndByBack: [Bool]

  /// Looks at a flow; answers nil where every step leads to an ending.
  init?(of flow: any CheckedFlow) {
    self.flow = flow
    net = StepNet(flow, includingBack: false)
    incoming = Adjacency(net, reversed: true)
    let canEnd = net.places(leadingTo: [net.end], incoming)
    stuck = flow.causes.indices.filter { flow.causes[$0] != nil && !canEnd[$0] }
    if stuck.isEmpty { return nil }
    let isStuck = flow.causes.indices.map { flow.causes[$0] != nil && !canEnd[$0] }
    var valueCounts = [Int](repeating: 0, count: flow.causes.count)
    var stuckCounts = valueCounts
    for (state, number) in flow.caseNumbers.enumerated() where number >= 0 {
      valueCounts[number] += 1
      if isStuck[state] { stuckCounts[number] += 1 }
    }
    self.isStuck = isStuck
    self.valueCounts = valueCounts
    self.stuckCounts = stuckCounts
    outgoing = Adjacency(net, reversed: false)
    let leadsOn = net.places(leadingTo: flow.causes.indices, incoming)
    isIncluded = zip(canEnd, leadsOn).map { !$0 && $1 }
    let withBack = StepNet(flow, includingBack: true)
    canEndByBack = withBack.places(
      leadingTo: [withBack.end],
      Adjacency(withBack, reversed: true)
    )
  }

  /// Calls with each set of steps that lead to each other, if at all, and nowhere else.
  func eachCorner(_ body: ([Int]) -> Void) {
    let components = Components(of: net, outgoing, from: stuck, where: isIncluded)
    for number in components.bottoms(where: isIncluded) {
      let states = components.members[number].filter {
        net.isState($0) && flow.causes[$0] != nil
      }
      if !states.isEmpty { body(states) }
    }
  }

  /// The stuck steps that lead to a corner, in the order of discovery.
  func upstream(of corner: [Int]) -> [Int] {
    let leads = net.places(leadingTo: corner, incoming)
    let inside = Set(corner)
    return stuck.filter { leads[$0] && !inside.contains($0) }
  }

  /// Whether the flow never ends from a step.
  func contains(_ state: Int) -> Bool { isStuck[state] }

  /// What a stuck step is called: its case, or its value where other values of the case are not
  /// stuck and no other one is.
  func name(of state: Int) -> String {
    let number = flow.caseNumbers[state]
    guard number >= 0, stuckCounts[number] == 1, valueCounts[number] > 1 else {
      return flow.stepName(state)
    }
    return flow.stepCode(state)
  }

  /// Whether events lead round within a corner, more than from one value of a step to another.
  func movesWithin(_ corner: [Int]) -> Bool {
    if Set(corner.map { flow.caseNumbers[$0] }).count > 1 { return true }
    return corner.contains { state in
      outgoing.edges(at: state).contains { number in
        let edge = net.edges[number]
        guard edge.record >= 0, isIncluded[edge.target], edge.target != state else { return false }
        if case .update = flow.book.records[edge.record].answer { return false }
        return true
      }
    }
  }

  /// Whether the user can go back to where an ending can be reached.
  func canEndByBack(from state: Int) -> Bool { canEndByBack[state] }
}

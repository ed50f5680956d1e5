/// The steps from which no event leads to an ending, and what keeps the flow there.
struct StuckSteps {
  private let flow: any CheckedFlow
  private let net: StepNet
  private let incoming: Adjacency
  private let outgoing: Adjacency
  private let isIncluded: [Bool]
  private let stuck: [Int]
  private let canEndByBack: [Bool]

  /// Looks at a flow; answers nil where every step leads to an ending.
  init?(of flow: any CheckedFlow) {
    self.flow = flow
    net = StepNet(flow, includingBack: false)
    incoming = Adjacency(net, reversed: true)
    let canEnd = net.places(leadingTo: [net.end], incoming)
    stuck = flow.causes.indices.filter { flow.causes[$0] != nil && !canEnd[$0] }
    if stuck.isEmpty { return nil }
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

  func loop(within corner: [Int]) -> Loop { Loop(in: net, outgoing, within: corner) }

  /// Whether the user can go back to where an ending can be reached.
  func canEndByBack(from state: Int) -> Bool { canEndByBack[state] }
}

import FlowCoordinators
import FlowGraphs
import Testing

@Suite("Covering paths compared with the best possible")
struct OptimumTests {
  /// Each flow moves among its steps by replacing the current one, so that a walk is one in a plain
  /// graph, and the best lists can be found by trying everything.
  @Test("at most a quarter longer on random flows", arguments: 0..<20)
  func optimum(part: Int) throws {
    var random = SeededGenerator(seed: 0x0B7_0000 + UInt64(part))
    var (walked, best) = (0, 0)
    for _ in 0..<20 {
      let flow = Self.randomFlow(using: &random)
      let paths = try FlowGraph(of: flow).coveringPaths()
      let length = paths.map(\.events.count).reduce(0, +)
      let optimum = Self.optimum(of: flow)
      #expect(length >= optimum)
      #expect(length * 4 <= optimum * 5, "\(length) instead of \(optimum) for \(flow)")
      walked += length
      best += optimum
    }
    #expect(walked * 10 <= best * 11)
  }

  private static func randomFlow(using random: inout SeededGenerator) -> TableFlow {
    let steps = Int.random(in: 2...4, using: &random)
    let events = Int.random(in: 2...3, using: &random)
    let answers = (0..<steps).map { _ in
      (0..<(events + 5)).map { _ in
        let dice = Int.random(in: 0..<8, using: &random)
        return dice == 0
          ? TableFlow.Move.finish
          : dice == 1 ? .unhandled : .replace(Int.random(in: 0..<steps, using: &random))
      }
    }
    return TableFlow(
      start: [0],
      shows: [TableFlow.Shows](repeating: .screen, count: steps),
      events: events,
      answers: answers
    )
  }

  private struct Moment: Hashable {
    /// Nil where the flow has ended.
    let step: Int?
    let covered: Int
  }

  /// The fewest events that take every transition, when the flow can be begun again for nothing.
  private static func optimum(of flow: TableFlow) -> Int {
    let all = reachableTransitions(of: flow)
    var known: Set<Moment> = [Moment(step: 0, covered: 0)]
    var open = Array(known)
    var length = 0
    while !open.contains(where: { $0.covered == all }) {
      var next: [Moment] = []
      for moment in open {
        for step in Set([0, moment.step ?? 0]) {
          for event in 0..<flow.events {
            guard let target = target(of: flow, step, event) else { continue }
            let covered = moment.covered | 1 << (step * flow.events + event)
            let arrival = Moment(step: target < 0 ? nil : target, covered: covered)
            if known.insert(arrival).inserted { next.append(arrival) }
          }
        }
      }
      open = next
      length += 1
    }
    return length
  }

  private static func reachableTransitions(of flow: TableFlow) -> Int {
    var (steps, transitions) = ([0], 0)
    var next = 0
    while next < steps.count {
      for event in 0..<flow.events {
        guard let target = target(of: flow, steps[next], event) else { continue }
        transitions |= 1 << (steps[next] * flow.events + event)
        if target >= 0, !steps.contains(target) { steps.append(target) }
      }
      next += 1
    }
    return transitions
  }

  /// Where an event leads: a step, -1 for the end, nil where it is not handled.
  private static func target(of flow: TableFlow, _ step: Int, _ event: Int) -> Int? {
    switch flow.answer(step, event) {
    case .replace(let target): target
    case .finish: -1
    default: nil
    }
  }
}

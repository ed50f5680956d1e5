import FlowCoordinators
import FlowGraphs

/// A flow with as many step values as one likes: a number that five events lead on from.
struct NumberFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case number(Int) }
  enum Event: CaseIterable { case next, double, skip, half, reset }

  let count: Int
  let initial = Step.number(0)

  func transition(from step: Step, on event: Event) -> Transition {
    guard case .number(let number) = step else { return .unhandled }
    return .replace(with: .number(next(after: number, on: event)))
  }

  func next(after number: Int, on event: Event) -> Int {
    switch event {
    case .next: (number + 1) % count
    case .double: number * 2 % count
    case .skip: (number + 17) % count
    case .half: number / 2
    case .reset: 0
    }
  }
}

/// The same with a step that is no enum, so that each value is a node of the drawing.
struct NodeFlow: Flow {
  typealias Output = Never
  typealias Step = Int
  enum Event: CaseIterable { case next, double, skip }

  let count: Int
  let initial = 0

  func transition(from step: Int, on event: Event) -> Transition {
    switch event {
    case .next: .replace(with: (step + 1) % count)
    case .double: .replace(with: step * 2 % count)
    case .skip: .replace(with: (step + 17) % count)
    }
  }
}

@MainActor enum GraphFigures {
  static func all() throws -> [Figure] {
    [exploring(), try drawing()]
  }

  /// Against a breadth-first search as one writes it by hand over the same function.
  private static func exploring() -> Figure {
    let flow = NumberFlow(count: 1_000_000)
    let pairs = Pairs(operations: flow.count) {
      use(try? FlowGraph(of: flow, limit: 2_000_000))
    } against: {
      use(search(flow))
    }
    return Figure("exploring 1 000 000 states", pairs, goal: 2)
  }

  static func explore(_ count: Int) throws {
    use(try FlowGraph(of: NumberFlow(count: count), limit: 2 * count))
  }

  static func exploreByHand(_ count: Int) {
    use(search(NumberFlow(count: count)))
  }

  private static func search(_ flow: NumberFlow) -> [(Int, Int, Int)] {
    var steps = [flow.initial]
    var numbers = [flow.initial: 0]
    var transitions: [(Int, Int, Int)] = []
    var next = 0
    while next < steps.count {
      for (index, event) in NumberFlow.Event.allCases.enumerated() {
        guard case .replace(let step) = flow.transition(from: steps[next], on: event) else {
          continue
        }
        let number = numbers[step] ?? steps.count
        if number == steps.count {
          numbers[step] = number
          steps.append(step)
        }
        transitions.append((next, index, number))
      }
      next += 1
    }
    return transitions
  }

  /// Against appending the same text to a string, piece by piece as a writer would.
  private static func drawing() throws -> Figure {
    let graph = try FlowGraph(of: NodeFlow(count: 100_000))
    let pieces = graph.dot().split(separator: "\"", omittingEmptySubsequences: false).map {
      String($0)
    }
    let pairs = Pairs(operations: graph.nodes.count) {
      use(graph.dot())
    } against: {
      var text = ""
      for piece in pieces {
        text += piece
        text += "\""
      }
      use(text)
    }
    return Figure("DOT of 100 000 nodes", pairs, goal: 1)
  }
}

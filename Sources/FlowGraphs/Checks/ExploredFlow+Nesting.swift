import FlowCoordinators

/// Following the flows that begin within each other, with the values that would really run.
extension ExploredFlowOf {
  func findEndlessNesting() -> [String]? { Nesting.findEndless(in: flow) }
}

/// Flows that begin within each other before any screen is shown.
enum Nesting {
  /// More flows than this are never meant to begin within each other.
  private static let deepest = 100

  /// Names the flows of a cycle; nil when some flow shows a screen.
  static func findEndless<F: Flow>(in flow: F) -> [String]? {
    follow(flow, below: [])
  }

  private static func follow<F: Flow>(_ flow: F, below outer: [String]) -> [String]? {
    let names = outer + [Label.type(F.self)]
    if names.count > deepest { return cycle(at: names) }
    for step in beginning(of: flow) {
      let hosted: [HostedFlow<F.Event>]
      switch flow.content(of: step).kind {
      case .flow(let flow): hosted = [flow]
      case .panes(let panes): hosted = panes.hosts
      case .screen, .nothing, .alert: hosted = []
      }
      for flow in hosted {
        if let cycle = flow.accept(NestedBeginning<F.Event>(outer: names)) { return cycle }
      }
    }
    return nil
  }

  private static func beginning<F: Flow>(of flow: F) -> [F.Step] {
    switch flow.begin() {
    case .setStack(let steps) where !steps.isEmpty: steps
    case .finish, .fail, .cancel: []
    default: [flow.initial]
    }
  }

  /// The names from the last one back to its previous occurrence.
  private static func cycle(at names: [String]) -> [String] {
    guard let last = names.last, let start = names.dropLast().lastIndex(of: last) else {
      return names
    }
    return Array(names[start...])
  }

  private struct NestedBeginning<ParentEvent>: HostedFlowVisitor {
    typealias Event = ParentEvent
    typealias Answer = [String]?

    let outer: [String]

    func visit<F: Flow>(
      _ flow: F,
      outcome: @escaping (FlowResult<F.Output>) -> Event,
      signals: ((F.Signal) -> Event)?
    ) -> Answer {
      Nesting.follow(flow, below: outer)
    }
  }
}

import FlowCoordinators

/// Steps that are presented, and that the user gets away from neither by hand nor by an event.
extension FlowChecker {
  /// In a flow that never finishes, going round is no mistake; being locked up is.
  func checkLocks(of flow: any CheckedFlow, _ closed: ClosedSteps) {
    guard !closed.isEmpty, let stuck = StuckSteps(of: flow) else { return }
    stuck.eachCorner { corner in
      guard isLock(corner, closed), !stuck.movesWithin(corner) else { return }
      let problem = lock(corner, stuck, closed, in: flow)
      note(problem, as: problem.kind)
    }
  }

  /// Whether no value of a step lets the user go, and the flow presents it.
  func isLock(_ corner: [Int], _ closed: ClosedSteps) -> Bool {
    corner.allSatisfy(closed.contains) && corner.contains(where: closed.isPresented)
  }

  func lock(
    _ corner: [Int],
    _ stuck: StuckSteps,
    _ closed: ClosedSteps,
    in flow: any CheckedFlow
  ) -> FlowProblem {
    let state = corner.first(where: closed.isPresented) ?? corner[0]
    let kind = FlowProblem.Kind.noWayOut(
      step: stuck.name(of: state),
      style: closed.style(of: state),
      back: closed.back(from: state)
    )
    let event = flow.backEventName(state)
    if let event { lockedEvents[event] = kind }
    let style = closed.style(of: state).map { " as \($0)" } ?? ""
    let back = event.map { "its way back sends \($0)" } ?? "its way back is blocked"
    let isSampled = !flow.isExhaustive
    return FlowProblem(
      kind,
      .error,
      isSampled: isSampled,
      in: family,
      way: way(toAnyOf: corner, in: flow)?.stages ?? [],
      facts: [
        "it is presented\(style), \(back), and no \(isSampled ? "example" : "event") leads away"
      ]
    )
  }

  /// Whether a step hosts a flow that says nothing and never ends, and has a problem of its own.
  func waitsForStuckChild(_ state: Int, in flow: any CheckedFlow) -> Bool {
    let hostings = flow.hosted.filter { $0.state == state }
    return !hostings.isEmpty
      && hostings.allSatisfy { hosting in
        guard case .explored(let child) = hosting.child, let child = child as? any CheckedFlow
        else { return false }
        return hosting.results.isEmpty && hosting.signals.isEmpty && !child.neverFinishes
      }
  }
}

extension FlowReport {
  /// Puts what is wrong with a flow that nobody gets out of under the step that hosts it.
  static func gathered(_ problems: [FlowProblem]) -> [FlowProblem] {
    var result: [FlowProblem] = []
    for problem in problems {
      if let cause = result.firstIndex(where: { $0.locks(problem) }) {
        var problem = problem
        let further = problem.consequences
        problem.consequences = []
        result[cause].consequences += [problem] + further
      } else {
        result.append(problem)
      }
    }
    return result
  }
}

extension FlowProblem {
  /// Whether the flow of another problem cannot be left because of this one.
  fileprivate func locks(_ other: FlowProblem) -> Bool {
    guard case .noWayOut(let step, _, _) = kind, other.address == "\(address)/\(step)" else {
      return false
    }
    switch other.kind {
    case .deadEnd, .trap, .noWayOut: return true
    default: return false
    }
  }
}

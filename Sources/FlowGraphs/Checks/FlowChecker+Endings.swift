/// Steps from which a flow goes nowhere, or round in circles.
extension FlowChecker {
  /// Nobody reads more dead ends and traps of one flow than these.
  private static var mostCorners: Int { 100 }

  func checkEndings(of flow: any CheckedFlow) {
    guard let first = flow.first else { return }
    let closed = ClosedSteps(of: flow)
    if flow.neverFinishes {
      checkLocks(of: flow, closed)
      return checkStandstill(of: flow, closed)
    }
    guard let stuck = StuckSteps(of: flow) else { return }
    var seen: Set<[Int]> = []
    stuck.eachCorner { corner in
      // Values of one case that are stuck in the same way are one problem.
      let cases = Set(corner.map { flow.caseNumbers[$0] }).sorted()
      guard seen.insert(cases).inserted else { return }
      if seen.count > Self.mostCorners {
        return note("\(family.name): dead ends and traps after the first \(Self.mostCorners)")
      }
      if waitsForStuckChild(corner[0], in: flow), !isLock(corner, closed) { return }
      let problem = problem(in: corner, stuck, closed, in: flow)
      // Where an answer that never works would lead out, it is the cause.
      let blockade = corner.lazy.compactMap { self.blockingMoves[flow.stepName($0)] }.first
      if let blockade {
        note(problem, of: blockade)
      } else {
        note(problem, as: problem.kind)
      }
      if stuck.contains(first), hindrance == nil { hindrance = blockade ?? problem.kind }
    }
  }

  private func problem(
    in corner: [Int],
    _ stuck: StuckSteps,
    _ closed: ClosedSteps,
    in flow: any CheckedFlow
  ) -> FlowProblem {
    if stuck.movesWithin(corner) { return trap(corner, stuck, in: flow) }
    var problem =
      isLock(corner, closed)
      ? lock(corner, stuck, closed, in: flow) : deadEnd(corner, stuck, closed, in: flow)
    let step = stuck.name(of: corner[0])
    let before = names(of: stuck.upstream(of: corner), besides: [step], stuck, in: flow)
    if !before.isEmpty {
      problem.consequences.append(
        FlowProblem(.trap(steps: before), .warning, isSampled: !flow.isExhaustive, in: family)
      )
    }
    return problem
  }

  private func deadEnd(
    _ corner: [Int],
    _ stuck: StuckSteps,
    _ closed: ClosedSteps,
    in flow: any CheckedFlow
  ) -> FlowProblem {
    let step = stuck.name(of: corner[0])
    var back = stuck.canEndByBack(from: corner[0]) ? ", and only the user's way back is left" : ""
    if corner.allSatisfy(closed.contains) { back = ", and the user cannot go back" }
    let isSampled = !flow.isExhaustive
    return FlowProblem(
      .deadEnd(step: step),
      .warning,
      isSampled: isSampled,
      in: family,
      way: way(toAnyOf: corner, in: flow)?.stages ?? [],
      facts: ["no \(isSampled ? "example" : "event") leads to another step or to an ending\(back)"]
    )
  }

  private func trap(
    _ corner: [Int],
    _ stuck: StuckSteps,
    in flow: any CheckedFlow
  ) -> FlowProblem {
    let inside = names(of: corner, besides: [], stuck, in: flow)
    let before = names(of: stuck.upstream(of: corner), besides: inside, stuck, in: flow)
    let way = way(toAnyOf: corner, in: flow)
    let loop = way.flatMap { Loop(in: flow, from: $0) }
    let lead = loop?.lead.dropFirst().map { stage($0, withValues: false, in: flow) } ?? []
    let states = Set(loop?.states ?? [])
    let isTold = Set(states.map(flow.stepName)).count == states.count
    let back = "only the user's way back leads out of it"
    return FlowProblem(
      .trap(steps: before + inside),
      .error,
      isSampled: !flow.isExhaustive,
      in: family,
      way: (way?.stages ?? []) + lead,
      loop: loop?.parts.map { stage($0, withValues: !isTold, in: flow) } ?? [],
      facts: stuck.canEndByBack(from: corner[0]) ? [back] : []
    )
  }

  private func stage(
    _ part: Loop.Part,
    withValues: Bool,
    in flow: any CheckedFlow
  ) -> FlowProblem.Stage {
    let step = withValues ? flow.stepCode(part.state) : flow.stepName(part.state)
    guard let stimulus = part.stimulus else {
      return FlowProblem.Stage(trigger: "", code: nil, step: step)
    }
    return stage(stimulus, to: step, in: flow)
  }

  private func names(
    of states: [Int],
    besides others: [String],
    _ stuck: StuckSteps,
    in flow: any CheckedFlow
  ) -> [String] {
    var names: [String] = []
    var seen: Set<Int> = []
    for state in states where seen.insert(flow.caseNumbers[state]).inserted {
      let name = stuck.name(of: state)
      if !names.contains(name), !others.contains(name) { names.append(name) }
    }
    return names
  }
}

// MARK: - Flows that never finish

extension FlowChecker {
  /// In a flow that never finishes a screen may be the last one, as long as something happens
  /// there, or the user can go back.
  private func checkStandstill(of flow: any CheckedFlow, _ closed: ClosedSteps) {
    // Nobody but the user's hand closes a flow inside; in a pane that can do nothing either.
    guard !family.isInside || flow.entrance.isPane, flow.exampleCount > 0,
      cases.steps.seen.count > 1
    else { return }
    var isAlive = [Bool](repeating: false, count: flow.causes.count)
    for record in flow.book.records {
      if case .unhandled = record.answer { continue }
      isAlive[Int(record.state)] = true
    }
    let space = flow.space
    for entry in space.entries.indices
    where space.marks[entry].contains(.onTop) && !space.runsChildren(entry) {
      let state = space.entries[entry].state
      if isAlive[state] || closed.contains(state) && closed.isPresented(state) { continue }
      guard space.isFirst(entry) || closed.contains(state) else { continue }
      let back = space.isFirst(entry) ? "there is nothing to go back to" : "the user cannot go back"
      let kind = FlowProblem.Kind.deadEnd(step: flow.stepName(state))
      note(
        FlowProblem(
          kind,
          .warning,
          isSampled: !flow.isExhaustive,
          in: family,
          way: way(to: state, in: flow),
          facts: ["no example is handled there, and \(back)"],
          cure: "let an event there lead on, or answer .stay to one if the flow shall rest there"
        ),
        as: kind
      )
    }
  }
}

/// Steps from which a flow goes nowhere, or round in circles.
extension FlowChecker {
  func checkEndings(of flow: any CheckedFlow) {
    guard flow.first != nil else { return }
    if flow.neverFinishes { return checkStandstill(of: flow) }
    guard let stuck = StuckSteps(of: flow) else { return }
    var seen: Set<[Int]> = []
    stuck.eachCorner { corner in
      // Values of one case that are stuck in the same way are one problem.
      let cases = Set(corner.map { flow.caseNumbers[$0] }).sorted()
      guard seen.insert(cases).inserted else { return }
      if names(of: corner, besides: [], in: flow).count == 1 {
        noteDeadEnd(corner, stuck, in: flow)
      } else {
        noteTrap(corner, stuck, in: flow)
      }
    }
  }

  private func noteDeadEnd(_ corner: [Int], _ stuck: StuckSteps, in flow: any CheckedFlow) {
    let step = flow.stepName(corner[0])
    let kind = FlowProblem.Kind.deadEnd(step: step)
    guard !isKnown(kind) else { return }
    let back = stuck.canEndByBack(from: corner[0]) ? "; only the user's way back is left" : ""
    var problem = FlowProblem(
      kind,
      .warning,
      isSampled: !flow.isExhaustive,
      in: family,
      way: way(toAnyOf: corner, in: flow) ?? [],
      advice: ["no example leads to another step or to an ending\(back)"]
    )
    for name in names(of: stuck.upstream(of: corner), besides: [step], in: flow) {
      problem.consequences.append(
        FlowProblem(.deadEnd(step: name), .warning, isSampled: problem.isSampled, in: family)
      )
    }
    note(problem, as: kind)
  }

  private func noteTrap(_ corner: [Int], _ stuck: StuckSteps, in flow: any CheckedFlow) {
    let inside = names(of: corner, besides: [], in: flow)
    let upstream = stuck.upstream(of: corner)
    let before = names(of: upstream, besides: inside, in: flow)
    let kind = FlowProblem.Kind.trap(steps: before + inside)
    guard !isKnown(kind) else { return }
    let loop = stuck.loop(within: corner).parts.map { part in
      guard let record = part.record else {
        return FlowProblem.Stage(trigger: "", code: nil, step: flow.stepName(part.state))
      }
      let stimulus = Int(flow.book.records[record].stimulus)
      return stage(stimulus, to: flow.stepName(part.state), in: flow)
    }
    let back = "only the user's way back leads out of it"
    note(
      FlowProblem(
        kind,
        .error,
        isSampled: !flow.isExhaustive,
        in: family,
        way: way(toAnyOf: upstream + corner, in: flow) ?? [],
        loop: loop,
        advice: stuck.canEndByBack(from: corner[0]) ? [back] : []
      ),
      as: kind
    )
  }

  private func names(
    of states: [Int],
    besides others: [String],
    in flow: any CheckedFlow
  ) -> [String] {
    var names: [String] = []
    var seen: Set<Int> = []
    for state in states where seen.insert(flow.caseNumbers[state]).inserted {
      let name = flow.stepName(state)
      if !names.contains(name), !others.contains(name) { names.append(name) }
    }
    return names
  }
}

// MARK: - Flows that never finish

extension FlowChecker {
  /// In a flow that never finishes a screen may be the last one, as long as something happens
  /// there, or the user can go back.
  private func checkStandstill(of flow: any CheckedFlow) {
    guard !family.isInside, flow.exampleCount > 0, cases.steps.seen.count > 1 else { return }
    var isAlive = [Bool](repeating: false, count: flow.causes.count)
    for record in flow.book.records {
      if case .unhandled = record.answer { continue }
      isAlive[Int(record.state)] = true
    }
    let space = flow.space
    for entry in space.entries.indices
    where space.marks[entry].contains(.onTop) && space.isFirst(entry) && !space.hosts(entry) {
      let state = space.entries[entry].state
      if isAlive[state] { continue }
      let kind = FlowProblem.Kind.deadEnd(step: flow.stepName(state))
      note(
        FlowProblem(
          kind,
          .warning,
          isSampled: !flow.isExhaustive,
          in: family,
          way: way(to: state, in: flow) ?? [],
          advice: ["no example is handled there, and there is nothing to go back to"]
        ),
        as: kind
      )
    }
  }
}

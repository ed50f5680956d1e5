/// Answers that cannot be carried out.
extension FlowChecker {
  func checkMoves(of flow: any CheckedFlow) {
    for record in failingRecords(of: flow) {
      let answer = flow.book.records[record].answer
      let state = Int(flow.book.records[record].state)
      let stimulus = Int(flow.book.records[record].stimulus)
      let kind = FlowProblem.Kind.impossibleMove(
        step: flow.stepName(state),
        event: flow.eventName(stimulus),
        move: flow.describe(answer, withPayloads: false)
      )
      guard !isKnown(kind), let way = way(toFailureOf: record, in: flow) else { continue }
      let path = "[\(way.path.joined(separator: ", "))]"
      note(
        FlowProblem(
          kind,
          .error,
          in: family,
          way: way.stages + [stage(stimulus, to: nil, in: flow)],
          advice: [reason(answer, path, in: flow), "nothing moves and an issue is reported"]
        ),
        as: kind
      )
    }
  }

  /// One answer for each step case and event that cannot be carried out on some path.
  private func failingRecords(of flow: any CheckedFlow) -> [Int] {
    var failing: [Int] = []
    for item in flow.log.items {
      if case .problem = item.target { failing.append(item.record) }
    }
    failing += failingDescents(of: flow)
    return failing.sorted()
  }

  /// Answers that dismiss where nothing may be presented.
  private func failingDescents(of flow: any CheckedFlow) -> [Int] {
    var search = DescentSearch(in: flow.space)
    var origins: [Origin: Int] = [:]
    var failing: [Int] = []
    for descent in flow.space.descents {
      guard case .dismiss = descent.kind, let record = descent.record else { continue }
      let answer = flow.book.records[record]
      let origin = Origin(
        step: flow.caseNumbers[Int(answer.state)],
        stimulus: Int(answer.stimulus)
      )
      let number = origins[origin] ?? origins.count
      origins[origin] = number
      var fails = false
      search.run(descent, for: number) { end in
        if case .nowhere = end { fails = true }
      }
      if fails { failing.append(record) }
    }
    return failing
  }

  private struct Origin: Hashable {
    let step: Int
    let stimulus: Int
  }

  private func reason(_ answer: Answer, _ path: String, in flow: any CheckedFlow) -> String {
    switch answer {
    case .popTo: "\(flow.describe(answer)) finds no such step in \(path)"
    case .dismiss: "dismiss finds nothing presented in \(path)"
    case .setStack: "setStack needs a step"
    case .push: "\(flow.describe(answer)) would stand on an alert, in \(path)"
    default: "\(flow.describe(answer)) cannot be done in \(path)"
    }
  }
}

/// Which cases a flow's types have, and which of them the exploration has seen.
struct CaseSurvey {
  /// What is known about the cases of one type.
  struct Cases {
    /// All cases; nil where the type does not tell.
    let all: [String]?
    /// Those that were seen, in the order of discovery.
    let seen: [String]

    /// The cases that were not seen; nil where that cannot be known.
    ///
    /// Values may call themselves something else. Then only their number tells.
    var missing: [String]? {
      guard let all else { return nil }
      let strangers = seen.count { !all.contains($0) }
      let missing = all.filter { !seen.contains($0) }
      if strangers == 0 { return missing }
      return strangers == missing.count ? [] : nil
    }

    /// How many there are, such as "6 of 7" or "6".
    var count: String { all.map { "\(seen.count) of \($0.count)" } ?? "\(seen.count)" }
  }

  let steps: Cases
  let events: Cases
  let outputs: Cases
  /// Events that were tried, and that no step handles.
  let unhandledEvents: [String]
  let exampleCount: Int
  let stepValueCount: Int

  init(_ family: FlowFamily) {
    let known = family.flows.first?.knownCases
    var steps = OrderedNames()
    var events = OrderedNames()
    var outputs = OrderedNames()
    var tried = OrderedNames()
    var handled: Set<String> = []
    var values = 0
    for flow in family.flows {
      var cases: Set<Int> = []
      values = max(values, flow.caseNumbers.count { $0 >= 0 })
      for (state, number) in flow.caseNumbers.enumerated() where number >= 0 {
        if cases.insert(number).inserted { steps.add(flow.stepName(state)) }
      }
      let names = flow.stimuli.indices.map { flow.eventName($0) }
      for name in names + flow.hosted.flatMap(\.unheard) { events.add(name) }
      for name in flow.producedOutputs { outputs.add(name) }
      if flow.book.records.isEmpty { continue }
      for name in names.prefix(flow.exampleCount) { tried.add(name) }
      for (stimulus, isHandled) in flow.handledStimuli.enumerated() where isHandled {
        handled.insert(names[stimulus])
      }
    }
    self.steps = Cases(all: known?.steps, seen: steps.names)
    self.events = Cases(all: known?.events, seen: events.names)
    self.outputs = Cases(all: known?.outputs, seen: outputs.names)
    unhandledEvents = tried.names.filter { !handled.contains($0) }
    exampleCount = family.flows.map(\.exampleCount).max() ?? 0
    stepValueCount = values
  }
}

/// Names in the order in which they were found, each once.
private struct OrderedNames {
  private(set) var names: [String] = []
  private var known: Set<String> = []

  mutating func add(_ name: String) {
    if known.insert(name).inserted { names.append(name) }
  }
}

extension CheckedFlow {
  /// By stimulus, whether some step handles it.
  fileprivate var handledStimuli: [Bool] {
    var handled = [Bool](repeating: false, count: stimuli.count)
    for record in book.records {
      if case .unhandled = record.answer { continue }
      handled[Int(record.stimulus)] = true
    }
    return handled
  }
}

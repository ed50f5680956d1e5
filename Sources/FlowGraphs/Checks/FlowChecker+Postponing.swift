/// Events that are kept for a step which never comes.
extension FlowChecker {
  func checkPostponing(of flow: any CheckedFlow) {
    let events = flow.postponedEvents
    if events.isEmpty { return }
    let net = StepNet(flow, includingBack: true)
    let incoming = Adjacency(net, reversed: true)
    for event in events {
      let canBeHandled = net.places(leadingTo: event.handled, incoming)
      let lost = event.postponed.filter { !canBeHandled[$0] }
      guard let first = lost.first else { continue }
      var names: [String] = []
      for state in lost where !names.contains(flow.stepName(state)) {
        names.append(flow.stepName(state))
      }
      let kind = FlowProblem.Kind.postponedForever(steps: names, event: event.name)
      guard !lostEvents.contains(where: { $0.kind == kind }) else { continue }
      lostEvents.append(
        FlowProblem(
          kind,
          .warning,
          isSampled: !flow.isExhaustive,
          in: family,
          way: way(to: first, then: event.stimulus(first), in: flow),
          facts: ["no step that can follow handles it"]
        )
      )
    }
  }
}

/// Where an event is postponed, and where it is handled.
private struct PostponedEvent {
  let name: String
  var postponed: [Int] = []
  var handled: [Int] = []
  private var stimuli: [Int: Int] = [:]

  init(name: String) {
    self.name = name
  }

  mutating func addPostponed(in state: Int, _ stimulus: Int) {
    if stimuli.updateValue(stimulus, forKey: state) == nil { postponed.append(state) }
  }

  /// What is postponed in a step.
  func stimulus(_ state: Int) -> Int { stimuli[state] ?? 0 }
}

extension CheckedFlow {
  /// The events that some step postpones, by the names of their cases: where one value of an event
  /// is handled, another one may be too.
  fileprivate var postponedEvents: [PostponedEvent] {
    let isPostponed = book.records.contains {
      if case .postpone = $0.answer { true } else { false }
    }
    guard isPostponed else { return [] }
    var events: [PostponedEvent] = []
    var numbers: [String: Int] = [:]
    let eventNumbers = stimuli.indices.map { stimulus in
      let name = eventName(stimulus)
      if let number = numbers[name] { return number }
      numbers[name] = events.count
      events.append(PostponedEvent(name: name))
      return events.count - 1
    }
    for record in book.records {
      let (state, stimulus) = (Int(record.state), Int(record.stimulus))
      switch record.answer {
      case .postpone: events[eventNumbers[stimulus]].addPostponed(in: state, stimulus)
      case .unhandled: break
      default: events[eventNumbers[stimulus]].handled.append(state)
      }
    }
    return events.filter { !$0.postponed.isEmpty }
  }
}

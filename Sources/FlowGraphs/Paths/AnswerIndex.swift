/// Finds what a flow answered to a stimulus in a step.
struct AnswerIndex {
  private struct Key: Hashable {
    let state: Int
    let stimulus: Int
  }

  private let exampleCount: Int
  /// By step, the answer to the first example; -1 where none was tried.
  private var firstRecords: [Int]
  private var others: [Key: Int] = [:]
  private var hostings: [Int: [Hosting]] = [:]
  fileprivate let flow: any CheckedFlow

  init(_ flow: any CheckedFlow) {
    self.flow = flow
    exampleCount = flow.exampleCount
    firstRecords = [Int](repeating: -1, count: flow.causes.count)
    for (number, record) in flow.book.records.enumerated() {
      let (state, stimulus) = (Int(record.state), Int(record.stimulus))
      if stimulus == 0, exampleCount > 0 {
        firstRecords[state] = number
      } else if stimulus >= exampleCount {
        others[Key(state: state, stimulus: stimulus)] = number
      }
    }
    for hosting in flow.hosted { hostings[hosting.state, default: []].append(hosting) }
  }

  func record(of stimulus: Int, in state: Int) -> Int? {
    if stimulus >= exampleCount { return others[Key(state: state, stimulus: stimulus)] }
    return firstRecords[state] < 0 ? nil : firstRecords[state] + stimulus
  }

  /// The child of a step, as it is explored for the way in which the step was entered.
  func hostings(in cell: PathCell) -> [Hosting] {
    let all = hostings[cell.state, default: []]
    guard all.count > 1, all[0].pane == nil else { return all }
    let back = flow.space.backs[cell.state]
    let entrance = flow.entrance.ofChild(in: cell.traits, saying: back)
    return all.filter { $0.entrance == entrance }
  }
}

extension AnswerIndex {
  /// What can happen to the panes of a step that is on top: choices, signals and results.
  func paneStimuli(in state: Int) -> [Int] {
    guard let set = flow.panes[state] else { return [] }
    return set.selections.compactMap(\.self) + set.hostings.flatMap(\.signals)
      + set.hostings.flatMap(\.results)
  }
}

extension AnswerIndex {
  /// The answer of the step that an alert was on, to a button that the alert's step does not handle.
  ///
  /// - Parameters:
  ///   - stimulus: What was chosen.
  ///   - answer: What the alert's step answered.
  ///   - state: The step below.
  /// - Returns: The position of the record; nil where nobody asks the step below for this button.
  func record(ofChoice stimulus: Int, after answer: Answer, in state: Int) -> Int? {
    guard case .unhandled = answer, case .choice = flow.stimuli[stimulus] else { return nil }
    return record(of: stimulus, in: state)
  }
}

extension Answer {
  /// Whether the answer moves nothing, wherever it is given.
  var isIdle: Bool {
    switch self {
    case .stay, .tell, .postpone, .signal, .unhandled: true
    default: false
    }
  }
}

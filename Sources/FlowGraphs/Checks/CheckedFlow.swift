import FlowCoordinators

/// An explored flow as the checks see it: numbers, and names where a message needs one.
protocol CheckedFlow: ExploredFlow {
  var book: AnswerBook { get }
  var log: TargetLog { get }
  var causes: [PathSpace.Cause?] { get }
  var stimuli: [Stimulus] { get }
  var hosted: [Hosting] { get }
  var space: PathSpace { get }
  var first: Int? { get }
  /// The steps that the flow begins with, lowest first.
  var beginning: [Int] { get }
  var entrance: Entrance { get }
  /// By step, its panes.
  var panes: [Int: PaneSet] { get }
  /// The types of the flows that steps host.
  var hostedTypes: [Int: ObjectIdentifier] { get }
  var names: FlowNames { get }
  var exampleCount: Int { get }
  /// How many of the examples, the first ones, were listed for the flow.
  var listedCount: Int { get }
  /// By step, the number of its case; -1 where the step was never on top.
  var caseNumbers: [Int] { get }
  /// Names of all cases, as far as the types tell.
  var knownCases: KnownCases { get }
  /// The cases of the output that the flow ends with.
  var producedOutputs: [String] { get }
  /// Whether the flow cannot finish, or delivers nothing but its end.
  var endsWithoutOutput: Bool { get }
  var neverFinishes: Bool { get }
  /// Whether every event there is was tried, on the only value that the flow has.
  var isExhaustive: Bool { get }

  func stepName(_ state: Int) -> String
  func stepCode(_ state: Int) -> String
  func eventName(_ stimulus: Int) -> String
  func eventCode(_ stimulus: Int) -> String
  /// The event that the user's way back from a step sends; nil where it sends none.
  func backEventName(_ state: Int) -> String?
  /// The label of an example; nil where it has none.
  func exampleLabel(_ stimulus: Int) -> String?
  /// An answer as it is written in code, its steps with or without what they carry.
  func describe(_ answer: Answer, withPayloads: Bool) -> String
  /// The flow's type.
  var type: any Flow.Type { get }
  /// Whether the flow ends as it begins.
  var endsAtOnce: Bool { get }
  /// Which of the results that a parent expects each ending is.
  var resultNumbers: ResultNumbers { get }
  /// The example that the event of a message is; nil for a message to another flow.
  func example(of message: ChildMessage) -> Int?
  func outputName(_ number: Int) -> String
  func signalName(_ number: Int) -> String
  func ending(of end: WalkEnd) -> Ending?
  /// The name that a drawing gives to the ending with an output.
  func endingName(ofOutput number: Int) -> String
  /// What a drawing may call an event, without and with what tells it apart.
  func labels(of stimulus: Int) -> [String]
  func eventValue(_ stimulus: Int) -> any EventValue
  /// The numbers of a step, if it is one of this flow's and was reached.
  func states(of step: some Hashable) -> [Int]
  /// Asks everything again, and says what is answered differently.
  func findImpurities() -> [Impurity]
  /// What `begin()` answers, where that is no beginning.
  func findImpossibleBeginning() -> String?
  /// The events that carry the result of a child.
  var resultEvents: [String] { get }
  /// Follows the flows that first steps host; names them when there is no end to it.
  func findEndlessNesting() -> [String]?
}

/// The cases of a flow's types; nil where a type is no enum, or hides its cases.
struct KnownCases {
  let steps: [String]?
  let events: [String]?
  let outputs: [String]?
}

/// An answer that was not the same when it was asked for again.
enum Impurity {
  case transition(state: Int, stimulus: Int, first: String, second: String)
  case content(state: Int, first: String, second: String)
  case beginning(first: String, second: String)
}

extension CheckedFlow {
  /// The type of the flow that a step hosts, as far as it was explored.
  func hostedType(in state: Int) -> ObjectIdentifier? { hostedTypes[state] }

  func describe(_ answer: Answer) -> String { describe(answer, withPayloads: true) }
}

extension ExploredFlowOf: CheckedFlow {
  var names: FlowNames { FlowNames(F.self) }
  var exampleCount: Int { examples.count }
  var listedCount: Int { examples.firstIndex(where: \.isTold) ?? examples.count }
  var type: any Flow.Type { F.self }
  var endsAtOnce: Bool { outcomes.immediate != nil }
  var caseNumbers: [Int] { nodes.numbers }
  var neverFinishes: Bool { F.Output.self == Never.self }
  var endsWithoutOutput: Bool { neverFinishes || F.Output.self == Void.self }
  var isExhaustive: Bool { MemoryLayout<F>.size == 0 && F.Event.self is any CaseIterable.Type }

  var knownCases: KnownCases {
    KnownCases(
      steps: CaseName.all(of: F.Step.self),
      events: F.Event.self == Never.self ? [] : CaseName.all(of: F.Event.self),
      outputs: endsWithoutOutput ? [] : CaseName.all(of: F.Output.self)
    )
  }

  var producedOutputs: [String] {
    var outputs = outcomes.outputs.values
    if case .success(let output) = outcomes.immediate { outputs.append(output) }
    return outputs.map { CaseName.of($0) }
  }

  var resultEvents: [String] { ResultCases.names(of: F.Event.self) }

  func stepName(_ state: Int) -> String { CaseName.of(steps[state]) }

  func stepCode(_ state: Int) -> String { CaseName.code(of: steps[state]) }

  func eventName(_ stimulus: Int) -> String { CaseName.of(events[stimulus]) }

  func eventCode(_ stimulus: Int) -> String { CaseName.dotted(events[stimulus]) }

  func backEventName(_ state: Int) -> String? {
    flow.content(of: steps[state]).backEvent.map { CaseName.of($0) }
  }

  func exampleLabel(_ stimulus: Int) -> String? {
    guard case .example(let index) = stimuli[stimulus] else { return nil }
    return examples[index].label
  }
}

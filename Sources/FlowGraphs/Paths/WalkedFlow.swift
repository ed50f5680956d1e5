import FlowCoordinators

/// An explored flow as a walk through several flows sees it.
final class WalkedFlow {
  let flow: any CheckedFlow
  let index: AnswerIndex
  var moves: PathMoves
  let results: ResultNumbers
  let records: [AnswerRecord]
  let sequences: [[Answer]]
  let exampleCount: Int
  /// How many of the examples its own screens send, as far as is known.
  let listedCount: Int
  private let backs: [ScreenBack?]
  let messages: [ChildMessage]
  /// By message that the flow has been told, the example that it is.
  private var told: [ObjectIdentifier: Int?] = [:]

  init(_ flow: any CheckedFlow, number: Int) {
    self.flow = flow
    index = AnswerIndex(flow)
    moves = PathMoves(flow, number: number)
    results = flow.resultNumbers
    records = flow.book.records
    sequences = flow.book.sequences
    exampleCount = flow.exampleCount
    listedCount = flow.listedCount
    backs = flow.space.backs
    messages = flow.book.messages
  }

  /// The example that is the same event as another stimulus; nil where it is none.
  func example(like stimulus: Int) -> Int? {
    let code = flow.eventCode(stimulus)
    return (0..<exampleCount).first { flow.eventCode($0) == code }
  }

  /// The example that the event of a message is; nil for a message to another flow.
  func example(of message: ChildMessage) -> Int? {
    let key = ObjectIdentifier(message)
    if let known = told[key] { return known }
    let example = flow.example(of: message)
    told[key] = .some(example)
    return example
  }

  /// What a step says about the user's way back from it; nil where it says nothing.
  func back(from state: Int) -> ScreenBack? { backs[state] }
}

/// How a flow ends, without the value.
enum WalkEnd: Hashable {
  case output(Int)
  case error(Int)
  case requested
  case back
  case dismissed
  case immediate
}

/// Which of the results that a parent expects an ending is.
struct ResultNumbers {
  let outputs: [Int?]
  let errors: [Int?]
  let signals: [Int?]
  let outputCount: Int
  let errorCount: Int
  let canCancel: Bool
  let canBeLeft: Bool
  let canBeDismissed: Bool

  /// The position among the results of the hosting step; nil where the parent cannot know it.
  func position(of end: WalkEnd) -> Int? {
    let requested = outputCount + errorCount
    let back = requested + (canCancel ? 1 : 0)
    switch end {
    case .output(let number): return outputs[number]
    case .error(let number): return errors[number].map { outputCount + $0 }
    case .requested: return canCancel ? requested : nil
    case .back: return canBeLeft ? back : nil
    case .dismissed: return canBeDismissed ? back + (canBeLeft ? 1 : 0) : nil
    case .immediate: return 0
    }
  }
}

extension ExploredFlowOf {
  var resultNumbers: ResultNumbers {
    ResultNumbers(
      outputs: outputs.indices.map { outcomes.positions.outputs[$0] },
      errors: errors.indices.map { outcomes.positions.errors[$0] },
      signals: signals.indices.map { outcomes.positions.signals[$0] },
      outputCount: outcomes.outputs.values.count,
      errorCount: outcomes.errors.values.count,
      canCancel: outcomes.canCancel,
      canBeLeft: outcomes.canBeLeft,
      canBeDismissed: outcomes.canBeDismissed
    )
  }

  func signalName(_ number: Int) -> String { signalNames[number] }

  func ending(of end: WalkEnd) -> Ending? {
    let result: FlowResult<F.Output>
    switch end {
    case .output(let number): result = .success(outputs[number])
    case .error(let number): result = .failure(.failed(errors[number]))
    case .requested: result = .failure(.cancelled(.requested))
    case .back: result = .failure(.cancelled(.back))
    case .dismissed: result = .failure(.cancelled(.dismissed))
    case .immediate: return outcomes.immediate.map { Ending($0) }
    }
    return Ending(result)
  }

  func example(of message: ChildMessage) -> Int? {
    guard message.flow == F.self, let event = message.anyEvent as? F.Event else { return nil }
    let text = Label.value(event)
    return examples.firstIndex { Label.value($0.event) == text }
  }

  func outputName(_ number: Int) -> String { Label.case(outputs[number]) }

  func eventValue(_ stimulus: Int) -> any EventValue { EventValueOf(event: events[stimulus]) }

  func states(of step: some Hashable) -> [Int] {
    guard let step = step as? F.Step else { return [] }
    return steps.indices.filter { causes[$0] != nil && steps[$0] == step }
  }
}

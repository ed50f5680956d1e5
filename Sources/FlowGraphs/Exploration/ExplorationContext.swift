import FlowCoordinators

/// A flow that is being explored, seen without its types.
protocol OpenExploration: AnyObject {
  var stepCount: Int { get }
  var walkCount: Int { get }
  var flowType: ObjectIdentifier { get }
  var flowName: String { get }
  /// The step case with the most values, how many, and two of them.
  func mostValues() -> (step: String, count: Int, values: [String])
}

/// What the explorations of a flow and of all flows inside it share.
final class ExplorationContext {
  /// How many flows may be hosted in one another; types that grow with each level never repeat.
  private static let deepest = 32
  /// How many ways back there may be for each step value of the limit.
  private static let walksPerStep = 20
  /// How many questions a flow may be asked for each step value of the limit.
  private static let questionsPerStep = 50
  /// How often a flow inside itself is explored to learn its own outcomes.
  private static let mostRounds = 4

  let limit: Int
  /// What has been told, in this exploration and in those before it.
  var messages: ToldEvents
  private(set) var stepCount = 0
  private var questionCount = 0
  private(set) var open: [any OpenExploration] = []
  private var finished: [AnyHashable: ExploredFlow] = [:]

  init(limit: Int, telling messages: ToldEvents = ToldEvents()) {
    self.limit = max(limit, 0)
    self.messages = messages
  }

  var walkLimit: Int { max(limit, 1000) * Self.walksPerStep }

  func countStep() { stepCount += 1 }

  func countQuestions(_ count: Int) { questionCount += count }

  /// Throws when there is too much to explore; the flow with the most steps is to blame.
  func check(_ explorer: some OpenExploration) throws(ExplorationError) {
    if stepCount > limit { throw tooManySteps(blaming: explorer) }
    if explorer.walkCount > walkLimit {
      throw .tooManyTransitions(limit: walkLimit, flow: explorer.flowName)
    }
    let questionLimit = max(limit, 1000) * Self.questionsPerStep
    if questionCount > questionLimit {
      throw .tooManyTransitions(limit: questionLimit, flow: explorer.flowName)
    }
  }

  private func tooManySteps(blaming explorer: some OpenExploration) -> ExplorationError {
    let culprit = open.max { $0.stepCount < $1.stepCount } ?? explorer
    let most = culprit.mostValues()
    return .tooManySteps(
      limit: limit,
      flow: culprit.flowName,
      step: most.step,
      count: most.count,
      values: most.values
    )
  }

  /// The exploration of this flow type that is still going on, unless nesting is too deep anyway.
  func openExplorer<F: Flow>(of flow: F.Type) -> Explorer<F>? {
    for explorer in open.reversed() {
      if let explorer = explorer as? Explorer<F> { return explorer }
    }
    return nil
  }

  var isTooDeep: Bool { open.count >= Self.deepest }

  /// Explores a flow of which none is open, or finds it explored.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - entrance: How it is entered.
  ///   - asking: How its examples are asked; made for its type where that is known.
  /// - Returns: What there is to know about it.
  /// - Throws: An error when there is nothing to try, or no end to it.
  func explore<F: Flow>(
    _ flow: F,
    entrance: Entrance,
    asking: @escaping Inquiry<F>.Ask = { inquiry, records in inquiry.ask(into: &records) }
  ) throws(ExplorationError) -> ExploredFlowOf<F> {
    let key = key(of: flow, entrance: entrance)
    if let key, let known = finished[key] as? ExploredFlowOf<F>, canReuse(known) {
      return known
    }
    guard var examples = flow.findExamples(atMost: limit) else {
      throw .noExamples(flow: Naming.type(F.self), event: Naming.type(F.Event.self))
    }
    examples += messages.examples(for: F.self, besides: examples)
    let explored = try explore(flow, examples: examples, entrance: entrance, asking: asking)
    if let key, explored.recursions.isEmpty { finished[key] = explored }
    return explored
  }

  /// Explores again, as long as a flow inside itself needs to know more of its own outcomes.
  private func explore<F: Flow>(
    _ flow: F,
    examples: [Example<F.Event>],
    entrance: Entrance,
    asking: @escaping Inquiry<F>.Ask
  ) throws(ExplorationError) -> ExploredFlowOf<F> {
    var foreseen = Outcomes<F>()
    let before = stepCount
    var round = 0
    while true {
      round += 1
      let explorer = Explorer(
        flow,
        examples: examples,
        entrance: entrance,
        foreseen: foreseen,
        asking: asking,
        in: self
      )
      open.append(explorer)
      defer { open.removeLast() }
      try explorer.run()
      let explored = ExploredFlowOf(explorer)
      if explored.drawnNodes > limit { throw tooManySteps(blaming: explorer) }
      let isKnown = explored.outcomes.count <= foreseen.count
      if !explorer.wasForeseen || isKnown || round == Self.mostRounds { return explored }
      foreseen = explored.outcomes
      // What is left out too soon would not come back.
      foreseen.canBeLeft = true
      foreseen.canBeDismissed = true
      stepCount = before
    }
  }

  /// What a flow value can be recognised by; nil where two values cannot be compared.
  private func key<F: Flow>(of flow: F, entrance: Entrance) -> AnyHashable? {
    let type = ObjectIdentifier(F.self)
    if MemoryLayout<F>.size == 0 { return [type as AnyHashable, entrance] as [AnyHashable] }
    guard let value = flow as? any Hashable else { return nil }
    return [type as AnyHashable, entrance, AnyHashable(value)] as [AnyHashable]
  }

  private func canReuse(_ flow: ExploredFlow) -> Bool {
    open.allSatisfy { !flow.flowTypes.contains($0.flowType) }
  }
}

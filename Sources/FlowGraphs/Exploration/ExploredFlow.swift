import FlowCoordinators

/// A flow that has been explored, seen without its types.
class ExploredFlow {
  let flowType: ObjectIdentifier
  /// This flow's type and those of all flows inside it.
  let flowTypes: Set<ObjectIdentifier>
  /// The flows further out that this one contains again.
  let recursions: Set<ObjectIdentifier>
  /// How many nodes a drawing of this flow and of all flows inside it has.
  let drawnNodes: Int
  let ways: UserWays

  init(
    flowType: ObjectIdentifier,
    flowTypes: Set<ObjectIdentifier>,
    recursions: Set<ObjectIdentifier>,
    drawnNodes: Int,
    ways: UserWays
  ) {
    self.flowType = flowType
    self.flowTypes = flowTypes
    self.recursions = recursions
    self.drawnNodes = drawnNodes
    self.ways = ways
  }

  /// The type of the flow.
  var anyFlowType: (any Flow.Type)? { nil }

  /// The graph of this flow together with other values of the same flow type.
  func makeGraph(with others: [ExploredFlow]) throws(ExplorationError) -> FlowGraph {
    FlowGraph(name: "", output: "", nodes: [], edges: [], children: [])
  }
}

/// What is known about a flow after its exploration.
final class ExploredFlowOf<F: Flow>: ExploredFlow {
  override var anyFlowType: (any Flow.Type)? { F.self }
  let flow: F
  let steps: [F.Step]
  let book: AnswerBook
  let log: TargetLog
  /// What led to each step for the first time; nil where the step was never on top.
  let causes: [PathSpace.Cause?]
  let stimuli: [Stimulus]
  let events: [F.Event]
  let examples: [Example<F.Event>]
  let hosted: [Hosting]
  /// By step, its panes; nothing for other steps.
  let panes: [Int: PaneSet]
  let outcomes: Outcomes<F>
  /// All values that answers speak of by number.
  let outputs: [F.Output]
  let errors: [any Error]
  let signals: [F.Signal]
  let signalNames: [String]
  let nodes: LocalNodes<F.Step>
  let space: PathSpace
  let first: Int?
  /// The steps that the flow begins with, lowest first.
  let beginning: [Int]
  let entrance: Entrance
  let hostedTypes: [Int: ObjectIdentifier]
  /// How many links a search for the ways back may follow: each for some kinds of ways, and no more.
  let searchLimit: Int

  init(_ explorer: Explorer<F>) {
    var space = explorer.space
    flow = explorer.flow
    steps = explorer.steps
    book = space.book
    log = space.log
    causes = space.causes
    entrance = explorer.entrance
    stimuli = explorer.stimuli
    events = explorer.events
    examples = explorer.examples
    hosted = explorer.hosted
    panes = explorer.paneSets
    outputs = explorer.outcomes.outputs.values
    errors = explorer.outcomes.errors.values
    signals = explorer.outcomes.signals.values
    signalNames = explorer.outcomes.signals.values.map { Label.case($0) }
    let survey = ScreenSurvey(of: space, entrance: entrance, hosted: hosted)
    let ways = survey.ways
    var outcomes = explorer.outcomes.produced(in: space.book, space.log)
    if !ways.isOpen || entrance.isPane { outcomes.noteLeaving(in: space, stimuli) }
    self.outcomes = outcomes
    nodes = LocalNodes(
      of: explorer.steps,
      shows: space.shows,
      causes: space.causes,
      hosted: explorer.hosted,
      panes: explorer.paneSets,
      traits: survey.traits()
    )
    space.forget()
    self.space = space
    searchLimit = max(explorer.context.walkLimit, 30 * space.links.count)
    first = space.firstTop.map { space.entries[$0].state }
    beginning = space.beginning
    hostedTypes = explorer.hosted.reduce(into: [:]) { $0[$1.state] = $1.child?.type }
    let type = ObjectIdentifier(F.self)
    var types: Set = [type]
    var recursions: Set<ObjectIdentifier> = explorer.recursions
    var drawn = nodes.nodes.count
    for child in nodes.nodes.flatMap(\.allChildren) {
      guard case .explored(let child) = child else { continue }
      types.formUnion(child.flowTypes)
      recursions.formUnion(child.recursions)
      drawn += child.drawnNodes
    }
    recursions.remove(type)
    super.init(
      flowType: type,
      flowTypes: types,
      recursions: recursions,
      drawnNodes: drawn,
      ways: ways
    )
  }

  override func makeGraph(with others: [ExploredFlow]) throws(ExplorationError) -> FlowGraph {
    var builder = GraphBuilder<F>()
    for flow in [self] + others {
      if let flow = flow as? ExploredFlowOf<F> { builder.add(flow) }
    }
    return try builder.build()
  }
}

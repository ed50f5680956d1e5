/// Checks all explored values of one flow type.
final class FlowChecker {
  let family: FlowFamily
  private(set) var problems: [FlowProblem] = []
  private(set) var notes: [String] = []
  private var positions: [FlowProblem.Kind: Int] = [:]
  private var finders: [ObjectIdentifier: WayFinder] = [:]
  private(set) lazy var cases = CaseSurvey(family)
  /// By the name of a step, the answer that would lead there and never works.
  var blockedSteps: [(step: String, by: FlowProblem.Kind)] = []
  /// By the name of a step, an answer given there that never works.
  var blockingMoves: [String: FlowProblem.Kind] = [:]
  /// Events that are postponed for ever.
  var lostEvents: [FlowProblem] = []
  /// By the event that a way back sends, the step that it does not lead out of.
  var lockedEvents: [String: FlowProblem.Kind] = [:]
  /// Why the flow never ends, wherever it goes.
  var hindrance: FlowProblem.Kind?

  init(_ family: FlowFamily) {
    self.family = family
  }

  func run() {
    for flow in family.flows {
      checkBeginning(of: flow)
      checkMoves(of: flow)
      checkEndings(of: flow)
      checkChildren(of: flow)
      checkPostponing(of: flow)
      checkPurity(of: flow)
    }
    checkNesting()
    checkCases()
  }

  /// Notes a problem, unless the same is known.
  func note(_ problem: @autoclosure () -> FlowProblem, as kind: FlowProblem.Kind) {
    guard positions[kind] == nil else { return }
    positions[kind] = problems.count
    problems.append(problem())
  }

  /// Notes a problem that is there only because of another one.
  func note(_ consequence: FlowProblem, of cause: FlowProblem.Kind) {
    guard let position = positions[cause] else { return }
    var consequence = consequence
    let further = consequence.consequences
    consequence.consequences = []
    for problem in [consequence] + further
    where !problems[position].consequences.contains(where: { $0.kind == problem.kind }) {
      problems[position].consequences.append(problem)
    }
  }

  func note(_ line: String) {
    if !notes.contains(line) { notes.append(line) }
  }

  func isKnown(_ kind: FlowProblem.Kind) -> Bool { positions[kind] != nil }

  /// Searches for a way in a flow, from where the last search stopped.
  func find(
    in flow: any CheckedFlow,
    _ search: (inout WayFinder) -> WayFinder.Way?
  ) -> FoundWay? {
    let key = ObjectIdentifier(flow)
    var finder = finders[key] ?? WayFinder(flow)
    finders[key] = nil
    defer { finders[key] = finder }
    guard let way = search(&finder), let last = way.visits.last else { return nil }
    return FoundWay(
      stages: way.visits.map { stage($0, finder.arena, in: flow) },
      path: last.path,
      arena: finder.arena
    )
  }
}

/// A way to a place, and the path of the flow there.
struct FoundWay {
  let stages: [FlowProblem.Stage]
  let path: Int
  let arena: PathArena
}

import FlowCoordinators
import FlowGraphs

/// An observer that knows the transitions of a graph, and notes the first one that it does not have.
@MainActor final class CoverWitness: FlowObserver {
  private struct Question: Hashable {
    let hosts: [String]
    let source: String
    let event: String?

    init(_ mark: TransitionMark) {
      hosts = mark.hosts
      source = mark.source
      event = mark.event
    }
  }

  /// How much of what it sees has to be in the graph.
  enum Attention {
    case everything
    /// What an answer that says itself where it leads: after a gesture, a path may be one that the
    /// exploration has not met.
    case plainMoves
    case nothing
  }

  var attention = Attention.everything

  /// The first transition that the graph does not have, as text.
  var unknown: String? { missing.map { "\($0)" } }

  let coverage = TransitionCoverage()
  /// What was reported, each issue once.
  private(set) var issues: [FlowIssue] = []
  private var knownIssues: Set<FlowIssue> = []
  private var known: [Question: [TransitionMark]] = [:]
  private var places: Set<[String]> = []
  private var missing: TransitionMark?
  private var wasTransition = false

  init(_ graph: FlowGraph) {
    for mark in graph.transitionMarks(includingWaysBack: true) {
      places.insert(mark.hosts)
      known[Question(mark), default: []].append(mark)
    }
  }

  func reset() {
    missing = nil
    attention = .everything
  }

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    coverage.observe(trace)
    switch trace.record {
    case .transition(_, _, .unhandled, _): break
    case .transition(_, _, let answer, _):
      let isSeen = attention == .everything || attention == .plainMoves && answer.isPlain
      if isSeen, missing == nil, let mark = TransitionMark(trace) { missing = unknown(mark) }
      wasTransition = true
      return
    case .issue(let issue):
      if knownIssues.insert(issue).inserted { issues.append(issue) }
      // What cannot be carried out is no transition.
      if wasTransition { missing = nil }
    default: break
    }
    wasTransition = false
  }

  /// Whether the graph lacks a transition; one in a flow that it does not draw is not looked for.
  private func unknown(_ mark: TransitionMark) -> TransitionMark? {
    guard places.contains(mark.hosts) else { return nil }
    let answers = known[Question(mark), default: []]
    return answers.contains { mark.covers($0) } ? nil : mark
  }
}

extension FlowTransition {
  /// Whether the answer alone says where it leads, whatever lies below the step.
  fileprivate var isPlain: Bool {
    switch self {
    case .push, .present, .replace, .update, .setStack, .finish, .fail, .cancel: true
    case .pop, .popTo, .popToRoot, .dismiss, .sequence, .stay, .postpone, .signal, .tell,
      .unhandled:
      false
    }
  }
}

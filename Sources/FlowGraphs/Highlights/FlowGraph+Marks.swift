extension FlowGraph {
  /// The marks of all transitions that answer an event, hosted flows included, each once.
  ///
  /// - Parameter includesWaysBack: Whether those count that only the user's way back brings about.
  /// - Returns: The marks, in the order of the graph.
  package func transitionMarks(
    includingWaysBack includesWaysBack: Bool = false
  ) -> [TransitionMark] {
    var marks: [TransitionMark] = []
    var known: Set<TransitionMark> = []
    addMarks(in: [], includesWaysBack, to: &marks, known: &known)
    return marks
  }

  private func addMarks(
    in hosts: [String],
    _ includesWaysBack: Bool,
    to marks: inout [TransitionMark],
    known: inout Set<TransitionMark>
  ) {
    for edge in edges where edge.event != nil && (includesWaysBack || !edge.isWayBack) {
      let mark = TransitionMark(edge, of: self, in: hosts)
      if known.insert(mark).inserted { marks.append(mark) }
    }
    for hosted in hostedGraphs {
      hosted.graph.addMarks(in: hosts + hosted.names, includesWaysBack, to: &marks, known: &known)
    }
  }
}

extension FlowGraph {
  /// By the steps that host a flow, from the root down: all places where the same flow is hosted.
  package func placesOfFlows() -> [[String]: [[String]]] {
    var byFlow: [String: [[String]]] = [:]
    var flows: [(hosts: [String], flow: String)] = []
    var open: [(graph: FlowGraph, hosts: [String])] = [(self, [])]
    while let (graph, hosts) = open.popLast() {
      flows.append((hosts, graph.name))
      byFlow[graph.name, default: []].append(hosts)
      for hosted in graph.hostedGraphs { open.append((hosted.graph, hosts + hosted.names)) }
    }
    return Dictionary(flows.map { ($0.hosts, byFlow[$0.flow, default: []]) }) { first, _ in first }
  }
}

extension TransitionMark {
  /// The same transition of the same flow, hosted elsewhere.
  package func moved(to hosts: [String]) -> TransitionMark {
    TransitionMark(from: source, on: event, to: target, in: hosts, label: label, move: move)
  }

  /// Whether a transition that was taken is one that a graph names.
  package func covers(_ mark: TransitionMark) -> Bool {
    hosts == mark.hosts && source == mark.source && event == mark.event
      && (target == mark.target || (target == source && mark.isUnansweredResult))
      && (label == nil || label == mark.label)
  }

  /// Whether the answer to a child's result moved nothing, so that the hosting step was popped.
  private var isUnansweredResult: Bool {
    guard source != target else { return false }
    switch move {
    case .unhandled, .stay, .tell, .popTo, .popToRoot, .dismiss: return true
    default: return false
    }
  }
}

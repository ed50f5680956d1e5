extension FlowGraph {
  /// The marks of all transitions that answer an event, hosted flows included, each once.
  package var transitionMarks: [TransitionMark] {
    var marks: [TransitionMark] = []
    var known: Set<TransitionMark> = []
    addMarks(in: [], to: &marks, known: &known)
    return marks
  }

  private func addMarks(
    in hosts: [String],
    to marks: inout [TransitionMark],
    known: inout Set<TransitionMark>
  ) {
    for edge in edges where edge.event != nil && !edge.isWayBack {
      let mark = TransitionMark(edge, of: self, in: hosts)
      if known.insert(mark).inserted { marks.append(mark) }
    }
    for node in nodes {
      guard case .host(let child) = node.kind else { continue }
      children[child].addMarks(in: hosts + [node.name], to: &marks, known: &known)
    }
  }
}

extension TransitionMark {
  /// Whether a transition that was taken is one that a graph names.
  package func covers(_ mark: TransitionMark) -> Bool {
    hosts == mark.hosts && source == mark.source && event == mark.event
      && (target == mark.target || (target == source && mark.isUnansweredResult))
      && (label == nil || label == mark.label)
  }

  private var isUnansweredResult: Bool {
    (move == .unhandled || move == .stay) && source != target
  }
}

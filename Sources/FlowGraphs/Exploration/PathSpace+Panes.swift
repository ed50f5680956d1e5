/// Steps with panes: screens, in which child flows run all the same.
extension PathSpace {
  /// Whether the entry holds panes.
  func showsPanes(_ entry: Int) -> Bool { shows[entries[entry].state] == .panes }

  /// Whether child flows run in the entry, in panes or alone.
  func runsChildren(_ entry: Int) -> Bool { hosts(entry) || showsPanes(entry) }

  /// Whether some answer of the flow pops its first step, so that it ends without the user's hand.
  func popsFirst(_ log: TargetLog) -> Bool {
    if log.items.contains(where: { $0.target == .leftFlow }) { return true }
    var search = DescentSearch(in: self)
    var isLeft = false
    for descent in descents where descent.record != nil && !isLeft {
      search.run(descent, for: 0) { if case .leftFlow = $0 { isLeft = true } }
    }
    return isLeft
  }
}

/// Steps with panes: screens, in which child flows run all the same.
extension PathSpace {
  /// Whether the entry holds panes.
  func showsPanes(_ entry: Int) -> Bool { shows[entries[entry].state] == .panes }

  /// Whether child flows run in the entry, in panes or alone.
  func runsChildren(_ entry: Int) -> Bool { hosts(entry) || showsPanes(entry) }
}

import FlowCoordinators

/// What is special about alerts, what steps say about the user's way back, and what the hosting step
/// says for them.
extension PathSpace {
  func showsAlert(_ state: Int) -> Bool { hasAlerts && shows[state] == .alert }

  mutating func note(hostBack: ScreenBack?) {
    self.hostBack = hostBack
    if hostBack != nil { hasPolicies = true }
  }

  /// What the user's way back from an entry's own screen does.
  func back(from entry: Int) -> ScreenBack {
    let back = backs[entries[entry].state] ?? (isFirst(entry) ? hostBack : nil)
    return back ?? .allowed
  }

  /// Whether the user's way back is open; what shows nothing itself has no say.
  func canGoBack(from entry: Int) -> Bool {
    if keepsFirst, isFirst(entry) { return false }
    return !hasPolicies || showsNothing(entry) || back(from: entry) == .allowed
  }
}

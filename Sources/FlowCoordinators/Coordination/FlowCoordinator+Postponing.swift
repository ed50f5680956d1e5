/// Events that a flow keeps until its step changes.
extension FlowCoordinator {
  /// Lets the postponed events be tried again, the oldest first, before any newer event.
  func noteStepChange() {
    guard !postponed.isEmpty else { return }
    if retryIndex == nil { tree.retryPostponed(of: self) }
    retryIndex = 0
  }

  func retryPostponed() -> Bool {
    guard isRunning, let index = retryIndex, index < postponed.count else {
      aside?.retryIndex = nil
      return false
    }
    let event = postponed.remove(at: index)
    // `handle` puts an event that is postponed again at the end; it belongs where it was.
    if handle(event) == .postponed, isRunning {
      postponed.removeLast()
      postponed.insert(event, at: index)
      retryIndex = index + 1
    }
    return true
  }
}

/// What can be done, before any of it is.
extension FlowCoordinator {
  /// Whether the current step can take a payload on its screen, or must be replaced.
  func canUpdate(to step: F.Step, in change: PathChange<F.Step>) -> Bool {
    guard change.added.isEmpty else { return true }
    let index = change.kept - 1
    switch (entries[index].kind, flow.content(of: step).kind) {
    case (.screen, .screen), (.alert, .alert), (.nothing, .nothing): return true
    case (.panes, .panes(let panes)):
      return self.panes.last { $0.index == index }?.content.style == panes.style
    case (.hosting, .flow(let host)):
      return hosted.last { $0.index == index }?.host.hostsSameFlow(as: host) == true
    default: return false
    }
  }

  /// The issue of the first new step that would be pushed onto an alert.
  ///
  /// What a new hosting step will show is not known yet: each is taken for a screen.
  func stepPushedOntoAlert(in change: PathChange<F.Step>) -> FlowIssue.Kind? {
    let place = change.kept < entries.count ? entries[change.kept].position : tree.end(of: self)
    let showsNothing = change.kept == 0 || place == base
    var isAlert = !showsNothing && area.plan.isAlert(at: place - 1)
    for offset in change.added.indices {
      let new = change.added[offset]
      let isFirst = offset == 0 && showsNothing && (change.kept == 0 || new.way == .push)
      if case .present(let style) = isFirst ? way : new.way {
        isAlert = style == .alert
      } else if isAlert, !isAlertStep(new.step) {
        return .pushOntoAlert(Naming.value(new.step))
      }
    }
    return nil
  }

  private func isAlertStep(_ step: F.Step) -> Bool {
    if case .alert = flow.content(of: step).kind { true } else { false }
  }
}

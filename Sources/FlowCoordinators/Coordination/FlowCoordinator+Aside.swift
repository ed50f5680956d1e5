/// What few coordinators have at any time.
extension FlowCoordinator {
  /// It is kept in an object that is made when it is needed: most flows show plain screens.
  @usableFromInline final class Aside {
    var panes: [HostedPanes<F>] = []
    var entering: [PathChange<F.Step>.NewStep] = []
    var restoring: RestoredPath<F>?
    var signals: [F.Signal] = []
    var postponed: [F.Event] = []
    var retryIndex: Int?

    @usableFromInline var isEmpty: Bool {
      panes.isEmpty && entering.isEmpty && restoring == nil && signals.isEmpty
        && postponed.isEmpty && retryIndex == nil
    }
  }

  /// What runs in the panes of steps, lowest step first.
  var panes: [HostedPanes<F>] {
    get { aside?.panes ?? [] }
    _modify { yield &neededAside.panes }
  }

  @usableFromInline var hasPanes: Bool { !(aside?.panes.isEmpty ?? true) }

  /// Steps of this turn that are still to be entered, the next one last.
  var entering: [PathChange<F.Step>.NewStep] {
    get { aside?.entering ?? [] }
    _modify { yield &neededAside.entering }
  }

  /// The path of a snapshot, while steps of it are still to be entered.
  var restoring: RestoredPath<F>? {
    get { aside?.restoring }
    _modify { yield &neededAside.restoring }
  }

  /// Signals that the parent has not been told yet, oldest first.
  var signals: [F.Signal] {
    get { aside?.signals ?? [] }
    _modify { yield &neededAside.signals }
  }

  var postponed: [F.Event] {
    get { aside?.postponed ?? [] }
    _modify { yield &neededAside.postponed }
  }

  /// The postponed event to try next; nil when the step has not changed.
  var retryIndex: Int? {
    get { aside?.retryIndex }
    _modify { yield &neededAside.retryIndex }
  }

  private var neededAside: Aside {
    if let aside { return aside }
    let new = Aside()
    aside = new
    return new
  }

  /// Lets go of the object once nothing is in it.
  func leaveAside() {
    if let aside, aside.isEmpty { self.aside = nil }
  }
}

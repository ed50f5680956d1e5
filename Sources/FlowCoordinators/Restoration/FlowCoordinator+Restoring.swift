/// Starting where another run has stood.
extension FlowCoordinator {
  /// Starts the flow where a snapshot was taken, instead of at its beginning.
  ///
  /// All screens come up in one turn, none of them animated, and the work of steps begins once. No
  /// flow is asked where it begins, and nothing that has happened is delivered again: from then on
  /// everything is as it was when the snapshot was taken.
  ///
  /// The snapshot is read as a whole first. Where it does not fit, the flow is started all the same,
  /// at its beginning, before the error is thrown: an app that catches the error runs.
  ///
  /// A second start, or a start on a router that is in use, is an issue and changes nothing, as with
  /// ``Coordinator/start(completion:)``.
  ///
  /// - Parameters:
  ///   - snapshot: Where to start.
  ///   - completion: Gets the result, once; see ``Coordinator/start(completion:)``.
  /// - Throws: A ``SnapshotError`` that names the place that does not fit.
  public func start(
    restoring snapshot: FlowSnapshot,
    completion: @escaping @MainActor (FlowResult<F.Output>) -> Void
  ) throws(SnapshotError) {
    try start(restoring: snapshot, onSignal: { _ in }, completion: completion)
  }

  /// Starts a root whose flow reports signals where a snapshot was taken.
  ///
  /// As ``start(restoring:completion:)`` does: the flow runs also when an error is thrown.
  ///
  /// - Parameters:
  ///   - snapshot: Where to start.
  ///   - onSignal: Gets each signal at the end of the turn that sent it.
  ///   - completion: Gets the result, once; see ``Coordinator/start(completion:)``.
  /// - Throws: A ``SnapshotError`` that names the place that does not fit.
  public func start(
    restoring snapshot: FlowSnapshot,
    onSignal: @escaping @MainActor (F.Signal) -> Void,
    completion: @escaping @MainActor (FlowResult<F.Output>) -> Void
  ) throws(SnapshotError) {
    guard prepareStart(onSignal: onSignal, completion: completion) else { return }
    let flows: [RestoredFlow]
    do throws(SnapshotError) {
      flows = try SnapshotReader.read(snapshot, for: flow, entry: way)
    } catch {
      tree.runTurn { [self] in begin() }
      throw error
    }
    tree.runTurn { [self] in
      if state == .waiting {
        observe(input: .restored(snapshot))
        tree.restore(flows)
      }
      begin()
    }
  }

  /// Begins on a path that was read.
  func begin(on path: RestoredPath<F>) {
    observe(.started(path: path.steps))
    postponed = path.postponed
    restoring = path
    enterRestored(path)
  }

  /// Enters steps up to one that hosts a child: the child starts before the next.
  func enterRestored(_ path: RestoredPath<F>) {
    while let next = path.takeNext() {
      if path.isAtEnd { restoring = nil }
      let wasAlert = next.shows == .answeredAlert
      if wasAlert || next.shows == .endedFlow {
        append(entry(for: next.step, by: next.way, as: wasAlert ? .answered : .ended, next.content))
      } else if case .panes(let panes) = next.content.kind {
        return enterRestored(panes, of: next)
      } else if !enter(next.step, by: next.way, showing: next.beginning?.content ?? next.content) {
        return updateHost(next)
      }
    }
  }

  /// Enters a step with panes, in each of which that runs which has run.
  private func enterRestored(_ panes: PanesContent<F.Event>, of next: RestoredPath<F>.Entry) {
    let entry = entry(for: next.step, by: next.way, as: .panes, next.content)
    showPanes(
      panes.falling(backTo: next.selected),
      in: entry,
      next.content,
      opens: shownWay(of: entry).style,
      restoring: next.panes
    )
  }

  /// Lets the panes be filled again, and those stay empty that were.
  func restore(_ restored: [RestoredPath<F>.Pane], in place: Int) {
    panes[place].planned.arrange(panes[place].content.ids, in: tree)
    panes[place].tenants = restored.map { _ in nil }
    // The last is begun first, since work is taken from the end.
    for (number, pane) in restored.enumerated().reversed() {
      guard let host = pane.host else { continue }
      fill(number, of: place, with: host, began: pane.began)
    }
  }

  /// Lets a step host its child as it does since an update.
  private func updateHost(_ entry: RestoredPath<F>.Entry) {
    guard let began = entry.beginning?.step, case .flow(let host) = entry.content.kind else {
      return
    }
    hosted[hosted.count - 1].began = began
    hosted[hosted.count - 1].host = host
  }
}

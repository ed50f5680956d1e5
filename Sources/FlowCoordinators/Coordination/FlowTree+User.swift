/// What the user, or the platform, did by hand.
///
/// What is gone from view is noted at once, so that no later call assumes it to be there; flows and
/// paths follow in a turn of their own.
extension FlowTree: RouterDelegate {
  @usableFromInline func router(_ router: any Router, userPoppedTo screen: Screen?) {
    lose(.above(screen), for: .back)
  }

  @usableFromInline func router(_ router: any Router, userDismissed screen: Screen) {
    lose(.from(screen), for: .dismissed)
  }

  @usableFromInline func router(_ router: any Router, refused screen: Screen) {
    lose(.from(screen), for: .refused)
  }

  @usableFromInline func router(
    _ router: any Router,
    refused screen: Screen,
    because reason: String
  ) {
    lose(.from(screen), for: .refused) {
      let step = Naming.value(screen.step.base)
      let owner = screen.content.owner
      owner?.report(.refusedScreen(step: step, because: reason))
    }
  }

  /// Notes that an alert has gone from view whose flow, or whose step, has gone in this turn.
  func noteLateChoice(in screen: Screen) {
    let area = area.area(of: screen.id.space)
    if area?.plan.shownIndex(of: screen.id) != nil { lose(.from(screen), for: .dismissed) }
  }

  /// Cuts what is lost in a turn, after something that is to be told about a loss of what was planned.
  private func lose(
    _ loss: NavigationPlan.Loss,
    for reason: CancellationReason,
    telling: @escaping @MainActor () -> Void = {}
  ) {
    // A screen that is named stands in its own area; without one, everything is meant.
    guard let area = loss.screen.map({ area.area(of: $0.id.space) }) ?? area else { return }
    let arrival = lose(loss, in: area)
    runTurn { [self] in
      if let arrival { root?.observe(userMoved: reason, arrival) }
      guard let count = area.takeLoss() else { return }
      if count < area.plan.count { telling() }
      cut(area, to: count, for: reason)
    }
  }

  /// Notes that something is gone from view; answers what an observer may want to know about it.
  func lose(_ loss: NavigationPlan.Loss, in area: NavigationArea) -> FlowArrival? {
    if observer == nil {
      _ = area.lose(loss)
      return nil
    }
    // What happens in panes that are going to leave concerns nobody any more.
    guard let place = area.shownPath else {
      _ = area.lose(loss)
      return nil
    }
    // As it is shown by now; a router may report it as it was before an update.
    let index = loss.screen.flatMap { area.plan.shownIndex(of: $0.id) }
    let screen = index.map { area.plan.shown(at: $0).screen }
    guard let count = area.lose(loss) else { return nil }
    let moment = RecordedInput.Moment(traces: traceCount, calls: callCount)
    return FlowArrival(
      screens: count,
      screen: screen,
      panes: place.isEmpty ? nil : place,
      during: isBusy ? moment : nil
    )
  }

  /// Cuts the plan, and every path that reaches above the place.
  ///
  /// Flows that have lost all their screens end, topmost and innermost first. Those that host them
  /// and still have screens are asked afterwards, in the same order.
  private func cut(_ area: NavigationArea, to count: Int, for reason: CancellationReason) {
    guard count < area.plan.count else { return }
    let owner = area.plan.planned[count].screen.content.owner
    area.keep(count)
    guard let root, root.isRunning, let owner, var index = owner.index(at: count) else { return }
    var node = owner
    while node.base >= count {
      guard let parent = node.parent, parent.area === area else {
        conclude([node], for: reason)
        if let parent = node.parent {
          deliverResult(of: node, to: parent)
        } else {
          node.concludeTree()
        }
        return
      }
      index = node.hostIndex
      node = parent
    }
    var survivors: [(node: any FlowNode, index: Int)] = [(node, index)]
    while buried > 0, let parent = node.parent, parent.area === area {
      survivors.append((parent, node.hostIndex + 1))
      node = parent
    }
    var ended: [(child: any FlowNode, parent: any FlowNode)] = []
    for (survivor, index) in survivors.reversed() {
      for child in survivor.cutSteps(from: index, for: reason) { ended.append((child, survivor)) }
    }
    for (child, parent) in ended.reversed() { deliverResult(of: child, to: parent) }
  }
}

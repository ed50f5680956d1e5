#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit

/// From what is up to what is planned, one change after the other, never during a transition.
extension NavigationRouter {
  /// Settles in a later turn of the main loop, when UIKit has told everybody.
  func settleLater() {
    later { [weak self] in self?.settle() }
  }

  /// Waits for the end of a transition that has begun.
  func transitionBegan() {
    _ = isInTransition
  }

  /// Does all that can be done now, and comes back when a transition has ended.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    repeat {
      if isInTransition { return }
      moving = nil
      noticeMoves()
      makeScreens()
      makeContainers()
    } while makeNextChange()
    holdWaysBack()
    if isInTransition { return }
    // The window may never come.
    if isWaitingForWindow { return release() }
    forgetWhatIsGone()
    isSettling = false
    runSettled()
  }

  /// Whether a transition is running; if so, its end is awaited.
  var isInTransition: Bool {
    leaving.removeAll { $0.presentingViewController == nil }
    let top = topmost
    let running = containers.values.lazy.compactMap { $0.controller.transitionCoordinator }.first
    if let running = running ?? top.transitionCoordinator {
      if awaited.wait(for: running, done: { [weak self] in self?.settleLater() }) { settleLater() }
      return true
    }
    let moves = top.isBeingPresented || top.isBeingDismissed
    if moves { lookAgain() }
    return moves || !leaving.isEmpty
  }

  /// Settles in the next turn, since nobody tells the end of what has no coordinator.
  private func lookAgain() {
    guard !looksAgain else { return }
    looksAgain = true
    later { [weak self] in
      self?.looksAgain = false
      self?.settle()
    }
  }

  /// The controller over which the next one is presented.
  var topmost: UIViewController {
    var top: UIViewController = navigationController
    while let next = top.presentedViewController { top = next }
    return top
  }

  /// Whether something is to be presented over a stack that has not been in a window yet.
  ///
  /// An app may start its flows before it shows its window.
  private var isWaitingForWindow: Bool {
    if navigationController.viewIfLoaded?.window != nil { hasBeenShown = true }
    return !hasBeenShown && !plan.presentedInView.isEmpty
  }

  /// Makes one change; false when nothing is left that can be done now.
  private func makeNextChange() -> Bool {
    if changeStack() { return true }
    let planned = plan.presentedInView
    let count = zip(up, planned).prefix { $0.shows($1) }.count
    if count < up.count {
      dismiss(from: count)
      return true
    }
    selectPanes()
    guard count < planned.count, !isWaitingForWindow else { return false }
    return present(planned[count])
  }

  /// Changes a stack that does not hold what is planned; false when all do.
  private func changeStack() -> Bool {
    let all = plan.allWorlds.flatMap(\.containers)
    // What comes into view is complete before it moves.
    let inWindow = all.filter { containers[$0.id]?.isInWindow ?? false }
    let others = all.filter { !(containers[$0.id]?.isInWindow ?? false) }
    for planned in others + inWindow {
      guard let container = containers[planned.id], let stack = container.stack else { continue }
      let motion = motions.ofStack(planned.id)
      let wanted = wanted(on: stack, for: planned)
      guard wanted != stack.viewControllers else { continue }
      let isAnimated = motion.isAnimated && container.isInWindow && !container.isCovered
      moving = isAnimated ? (planned.id, motion.transition) : nil
      takeSlot(of: container)
      stack.setViewControllers(wanted, animated: isAnimated)
      container.seen = screens.screens(in: stack.viewControllers)
      return true
    }
    return false
  }

  private func wanted(
    on stack: UINavigationController,
    for planned: NavigationContainer
  ) -> [UIViewController] {
    let columns = Set(containers.values.map { ObjectIdentifier($0.controller) })
    let arrangement = StackArrangement(
      current: stack.viewControllers,
      isOwn: { [screens] in screens.screen(shownBy: $0) != nil },
      isColumn: { columns.contains(ObjectIdentifier($0)) }
    )
    let own = planned.screens.compactMap { screens[$0.id] }
    return arrangement.holding(own, overOutside: planned.hasOutsideRoot)
  }

  /// Forgets the controllers of screens that are neither planned nor up.
  private func forgetWhatIsGone() {
    let ids = Set(plan.allScreens.map(\.id))
    screens.keep(ids)
    hosts = hosts.filter { ids.contains($0.key) }
    let planned = Set(plan.allWorlds.flatMap(\.containers).map(\.id))
    containers = containers.filter { planned.contains($0.key) }
    motions.removeAll()
    if planned.count == 1, ids.isEmpty { leaveStackAlone() }
  }
}
#endif

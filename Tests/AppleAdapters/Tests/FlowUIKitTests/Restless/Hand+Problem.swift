import FlowCoordinators
@testable import FlowUIKit
@_spi(Simulation) import UIKit

/// A controller that may have gone.
struct Known {
  weak var controller: UIViewController?
}

/// What is wrong at rest; nil for nothing.
extension Hand {
  var problem: String? {
    guard let router else { return nil }
    let differences =
      pathDifference(router) ?? stackDifference(router) ?? presentedDifference(router)
    if let problem = complaint ?? differences ?? wayDifference(router) { return problem }
    if isStuck || !router.isSettled { return "The router waits though nothing runs." }
    if !hasAllResults { return "A root has not ended exactly once." }
    return leak(router)
  }

  /// What UIKit has complained about.
  var complaint: String? {
    let said = UIKitSimulator.warnings + UIKitSimulator.exceptions
    return said.isEmpty ? nil : said.joined(separator: "\n")
  }

  /// The steps of all flows against those that the router wants to show.
  private func pathDifference(_ router: NavigationRouter) -> String? {
    let own = router.plan.allScreens.filter { !leftover.contains($0.id) }
    guard !running.isEmpty else { return nil }
    let steps = running.flatMap(\.path).filter { if case .trip = $0 { false } else { true } }
    let shown = own.map { "\($0.step)" }.sorted()
    let expected = steps.map { "\($0)" }.sorted()
    return shown == expected ? nil : "The flows are at \(expected), the router plans \(shown)."
  }

  private func stackDifference(_ router: NavigationRouter) -> String? {
    let inView = router.plan.presentedInView
    for world in router.plan.allWorlds {
      for planned in world.containers
      where planned.style == nil || inView.contains(where: { $0.id == planned.id }) {
        guard let container = router.containers[planned.id] else { return "A container lacks." }
        let shown = (container.stack?.viewControllers ?? [container.controller]).compactMap(step)
        let expected = planned.screens.map { $0.step(as: T.self) }
        if shown != expected { return "A stack shows \(shown) instead of \(expected)." }
      }
    }
    for (id, panes) in router.plan.allPanes {
      guard let deck = router.screens[id] as? any DeckShowing else { return "A deck lacks." }
      let expected = panes.all.firstIndex { $0.id == panes.selected }
      if deck.selected != expected { return "\(deck.step) shows pane \(deck.selected)." }
      let stacks = panes.all.map { router.containers[$0.world.containers[0].id]?.controller }
      if deck.stacks != stacks { return "\(deck.step) has other stacks than are planned." }
    }
    return nil
  }

  private func step(of controller: UIViewController) -> T? {
    (controller as? UIAlertController)?.step ?? (controller as? StepController)?.step
      ?? (controller as? any DeckShowing)?.step
  }

  private func presentedDifference(_ router: NavigationRouter) -> String? {
    let own = chain.filter { $0 is UINavigationController || $0 is UIAlertController }
    let expected = router.plan.presentedInView.map { router.containers[$0.id]?.controller }
    return own == expected ? nil : "\(own) is presented instead of \(expected)."
  }

  /// The bars and the ways back of all stacks.
  private func wayDifference(_ router: NavigationRouter) -> String? {
    for planned in router.plan.allWorlds.compactMap(\.containers.last) {
      guard let container = router.containers[planned.id], let stack = container.stack,
        let top = stack.topViewController
      else { continue }
      if stack.isNavigationBarHidden != (top is any DeckShowing) {
        return "A bar is hidden, or not."
      }
      guard let step = (top as? StepController)?.step, stack.presentedViewController == nil else {
        continue
      }
      let isHeld =
        switch step {
        case .locked, .asking, .patient: stack.viewControllers.count > 1
        default: false
        }
      let isEnabled = stack.interactivePopGestureRecognizer?.isEnabled ?? false
      if isEnabled == isHeld {
        return "The way back from \(step) is \(isEnabled ? "open" : "closed")."
      }
    }
    return nil
  }

  /// Controllers that are neither planned nor in view and have not gone.
  private func leak(_ router: NavigationRouter) -> String? {
    let planned = router.plan.allScreens.compactMap { router.screens[$0.id] }
    let left = known.compactMap(\.controller).filter { !planned.contains($0) }
    known = planned.map(Known.init)
    return left.first.map { "\(step(of: $0).map { "\($0)" } ?? "A controller") has not gone." }
  }
}

import FlowCoordinators
@testable import FlowUIKit
@_spi(Simulation) import UIKit

/// A navigation router, and a user's hand on the simulated UIKit.
@MainActor final class NavigationDevice: Device {
  let navigation: NavigationRouter
  private let window = UIWindow()
  private let completesFirst: Bool
  private var moves = 0
  private var stuck: String?

  init(completesFirst: Bool) {
    self.completesFirst = completesFirst
    // A screen of the app's own is there before all flows.
    let stack = UINavigationController(rootViewController: UIViewController())
    navigation = NavigationRouter(stack, later: UIKitSimulator.perform)
    window.rootViewController = navigation.navigationController
    window.makeKeyAndVisible()
    rest()
  }

  var router: any Router { navigation }

  /// Lets everything come to rest.
  func rest() {
    setSwitches()
    UIKitSimulator.settle()
    if !navigation.isSettled {
      stuck =
        "The router waits though nothing runs. \(navigation.leaving) \(navigation.isInTransition) \(navigation.topmost)"
    }
  }

  private func setSwitches() {
    UIKitSimulator.completionsRunFirst = completesFirst
    UIKitSimulator.alertHandlersRunFirst = !completesFirst
  }

  var problem: String? {
    let said = UIKitSimulator.warnings + UIKitSimulator.exceptions
    return said.isEmpty ? stuck : said.joined(separator: "\n")
  }

  var isAtRest: Bool { !UIKitSimulator.isAnimating && navigation.isSettled }

  /// Comes to rest, or does not before the next event.
  func idle(_ random: inout SplitMix64) {
    switch random.number(below: 4) {
    case 0: return
    case 1: return UIKitSimulator.runLoopTurn()
    default: rest()
    }
    // Somebody else takes the delegate's place; the router takes it back on the next occasion.
    if random.number(below: 9) == 0 {
      navigation.navigationController.delegate = nil
      navigation.whenSettled {}
    }
  }

  // MARK: - Gestures

  func tapBack() {
    rest()
    _ = innermost { self.back($0) }
  }

  func tapBack(in pane: Tab) {
    rest()
    guard let (deck, index) = decks(with: pane).first(where: { inView($0).contains($1) }) else {
      return
    }
    _ = innermost(in: deck.stacks[index]) { self.back($0) }
  }

  func pop(to step: T) {
    rest()
    _ = innermost { stack in
      let below = stack.viewControllers.dropLast()
      guard let controller = below.last(where: { self.step(of: $0) == step }) else { return false }
      if !stack.pickFromBackMenu(controller) {
        stack.popToViewController(controller, animated: true)
      }
      return true
    }
    rest()
  }

  func dismiss() {
    rest()
    if let top = chain.last { close(top) }
  }

  func dismiss(containerOf step: T) {
    rest()
    let container = chain.last { container in
      let stack = (container as? UINavigationController)?.viewControllers ?? [container]
      return stack.contains { self.step(of: $0) == step }
    }
    if let container { close(container) }
  }

  func choose(_ title: String) {
    rest()
    (chain.last as? UIAlertController)?.tapButton(title)
    rest()
  }

  func select(_ pane: Tab) { tap(pane, isSelected: false) }
  func reselect(_ pane: Tab) { tap(pane, isSelected: true) }

  private func tap(_ pane: Tab, isSelected: Bool) {
    rest()
    guard let (deck, index) = decks(with: pane).first, isSelected == (deck.selected == index) else {
      return
    }
    switch deck {
    case let tabs as DeckController: tabs.tapTab(index)
    case let drawer as DrawerController:
      if isSelected {
        drawer.stacks[index].popToRootViewController(animated: true)
      } else {
        drawer.send(.chosen(pane))
      }
    default: break
    }
    rest()
  }

  /// Goes back by the button, by a swipe, or as code of the app's own would.
  private func back(_ stack: UINavigationController) -> Bool {
    guard stack.viewControllers.count > 1 else { return false }
    moves += 1
    let drag = moves.isMultiple(of: 2) ? stack.beginSwipeBack() : nil
    if let drag {
      if moves.isMultiple(of: 4) {
        drag.release(completing: false)
        rest()
        stack.beginSwipeBack()?.release(completing: true)
      } else {
        drag.release(completing: true)
      }
    } else if !stack.tapBackButton() {
      stack.popViewController(animated: true)
    }
    rest()
    return true
  }

  /// Swipes a sheet away, or takes it away as code of the app's own would.
  private func close(_ container: UIViewController) {
    moves += 1
    let canSwipe = [.pageSheet, .popover].contains(container.modalPresentationStyle)
    if canSwipe, container === chain.last, moves.isMultiple(of: 2) {
      container.beginSwipeToDismiss()?.release(completing: true)
    } else {
      container.presentingViewController?.dismiss(animated: true)
    }
    rest()
    // An alert that goes tells nobody, so the router is given an occasion to look.
    navigation.whenSettled {}
    rest()
  }
}

// MARK: - Looking around

extension NavigationDevice {
  /// What is presented, in order.
  var chain: [UIViewController] {
    var chain: [UIViewController] = []
    var top: UIViewController = navigation.navigationController
    while let next = top.presentedViewController {
      chain.append(next)
      top = next
    }
    return chain
  }

  func step(of controller: UIViewController) -> T? {
    if let alert = controller as? UIAlertController { return alert.step }
    return (controller as? StepController)?.step ?? (controller as? any DeckShowing)?.step
  }

  /// Makes a gesture where it is possible, in the innermost stacks in view first.
  private func innermost(_ gesture: (UINavigationController) -> Bool) -> Bool {
    guard let top = chain.last ?? navigation.navigationController as UIViewController? else {
      return false
    }
    return (top as? UINavigationController).map { innermost(in: $0, gesture) } ?? false
  }

  private func innermost(
    in stack: UINavigationController,
    _ gesture: (UINavigationController) -> Bool
  ) -> Bool {
    if let deck = stack.topViewController as? any DeckShowing {
      for index in inView(deck) where innermost(in: deck.stacks[index], gesture) { return true }
    }
    return gesture(stack)
  }

  /// The panes in view, the selected one first.
  private func inView(_ deck: any DeckShowing) -> [Int] {
    guard deck.stacks.indices.contains(deck.selected) else { return [] }
    guard case .deck(let number, _) = deck.step, 4..<8 ~= number else { return [deck.selected] }
    return [deck.selected] + deck.stacks.indices.filter { $0 != deck.selected }
  }

  /// The decks in view that have a pane, the innermost first, and where they have it.
  private func decks(with pane: Tab) -> [(any DeckShowing, Int)] {
    let top = chain.last ?? navigation.navigationController
    return decks(in: top).reversed().compactMap { deck in
      guard case .deck(let number, _) = deck.step else { return nil }
      return Tour.tabs(number).firstIndex(of: pane).map { (deck, $0) }
    }
  }

  private func decks(in container: UIViewController) -> [any DeckShowing] {
    guard let stack = container as? UINavigationController,
      let deck = stack.topViewController as? any DeckShowing
    else { return [] }
    return [deck] + inView(deck).reversed().flatMap { decks(in: deck.stacks[$0]) }
  }
}

extension UIAlertController {
  /// The step that the tour makes such an alert for.
  var step: T? {
    switch title {
    case "Locked": .lockedAlert
    case "Plain": .plainAlert
    default: title.flatMap { Int($0.dropFirst("Alert ".count)) }.map { .alert($0) }
    }
  }
}

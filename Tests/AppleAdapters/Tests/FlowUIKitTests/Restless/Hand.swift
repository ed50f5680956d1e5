import FlowCoordinators
@testable import FlowUIKit
@_spi(Simulation) import UIKit

/// A user, an app and its flows, none of which waits for the others.
@MainActor final class Hand {
  /// What can happen; a gesture that is not possible does nothing.
  enum Gesture: CaseIterable {
    case event, turn, animations, rest
    case tapBack, backMenu, swipeBack, swipeSheet, release, tapTab, tapAlert
    case push, pop, popToRoot, thinOut, present, dismiss, takeDelegate
  }

  private(set) var router: NavigationRouter?
  private let window = UIWindow()
  private var root: FlowCoordinator<Tour>?
  private let silence = Silence()
  private var results = 0
  private var roots = 0
  /// What ended roots have left up.
  private(set) var leftover: Set<ScreenID> = []
  private var drag: Drag?
  private(set) var gesture = Gesture.rest
  /// Whether the last gesture was possible.
  private(set) var hasMoved = false
  /// Whether the router still waited when nothing moved any longer.
  private(set) var isStuck = false
  /// All controllers that have been seen.
  var known: [Known] = []

  init(_ random: inout SplitMix64) {
    let stack = UINavigationController(rootViewController: UIViewController())
    router = NavigationRouter(stack, later: UIKitSimulator.perform)
    window.rootViewController = stack
    if random.number(below: 4) > 0 { window.makeKeyAndVisible() }
    begin(&random)
    window.makeKeyAndVisible()
  }

  /// Lifts the finger, and lets everything come to rest.
  func rest(completing: Bool) {
    drag?.release(completing: completing)
    drag = nil
    UIKitSimulator.settle()
    isStuck = router?.isSettled == false
    // What nobody is told, the router finds on the next occasion.
    router?.whenSettled {}
    UIKitSimulator.settle()
  }

  /// Lets something happen, and says what.
  func act(_ random: inout SplitMix64) -> String {
    if root?.isRunning != true { begin(&random) }
    let action = ScriptAction(&random)
    let all = Gesture.allCases
    gesture = random.number(below: 3) == 0 ? .event : all[random.number(below: all.count)]
    // A finger is not on the screen for long, and alerts are seldom up.
    if drag != nil, random.number(below: 4) == 0 { gesture = .release }
    if chain.last is UIAlertController, random.number(below: 3) == 0 { gesture = .tapAlert }
    hasMoved = true
    switch gesture {
    case .event:
      let running = running
      guard !running.isEmpty else { break }
      let flow = running[action.first % running.count]
      flow.go(action.move)
      return "\(flow.path) after event \(action.move)"
    case .turn: UIKitSimulator.runLoopTurn()
    case .animations: UIKitSimulator.finishAnimations()
    case .rest: UIKitSimulator.settle()
    default: hasMoved = touch(action.first) || meddle(action.first)
    }
    return "\(gesture)\(hasMoved ? "" : " (not possible)")"
  }

  private func begin(_ random: inout SplitMix64) {
    guard let router else { return }
    leftover = Set(router.plan.allScreens.map(\.id))
    let isOnAlert = router.plan.containers.last?.alert != nil
    let entries: [FlowEntry] = [.root, .present(), isOnAlert ? .root : .push]
    let beginnings: [[T]] = [[.page(0)], [.page(0), .trip(2)], [.deck(1, .one)]]
    root = FlowCoordinator(
      Tour(beginning: beginnings[random.number(below: 3)]),
      router: router,
      entry: entries[random.number(below: 3)],
      observer: silence
    )
    roots += 1
    root?.start { [weak self] _ in self?.results += 1 }
  }

  /// Lets go of the router and of all flows; the names of the controllers that are left.
  func drop() -> [String] {
    weak let router = router
    weak let root = root
    window.rootViewController = nil
    self.root = nil
    self.router = nil
    UIKitSimulator.reset()
    let left = known.compactMap(\.controller).map(\.description)
    return left + (router == nil ? [] : ["router"]) + (root == nil ? [] : ["root"])
  }

  var running: [FlowCoordinator<Tour>] {
    var nodes = [root].compactMap(\.self).filter(\.isRunning)
    var next = 0
    while next < nodes.count {
      for case let child as FlowCoordinator<Tour> in nodes[next].children { nodes.append(child) }
      next += 1
    }
    return nodes
  }

  /// Whether each root has ended once, or is running.
  var hasAllResults: Bool { results == (root?.isRunning == true ? roots - 1 : roots) }
}

/// Takes the issues, which are many.
private final class Silence: FlowObserver {
  func observe<F: Flow>(_ trace: FlowTrace<F>) {}
}

// MARK: - The user

extension Hand {
  private func touch(_ number: Int) -> Bool {
    guard let stack = stack(number) else { return false }
    let all = stack.viewControllers
    switch gesture {
    case .tapBack: return stack.tapBackButton()
    case .backMenu: return all.count > 1 && stack.pickFromBackMenu(all[number % (all.count - 1)])
    case .swipeBack:
      guard drag == nil else { return false }
      drag = stack.beginSwipeBack(fromContent: number.isMultiple(of: 3))
      return drag != nil
    case .swipeSheet:
      guard drag == nil else { return false }
      drag = chain.last?.beginSwipeToDismiss()
      return drag != nil
    case .release:
      defer { drag = nil }
      drag?.release(completing: number.isMultiple(of: 2))
      return drag != nil
    case .tapTab:
      let tabs = stacks.compactMap { $0.topViewController as? DeckController }.last
      return tabs?.tapTab(number % 3) ?? false
    case .tapAlert:
      let alert = chain.last as? UIAlertController
      return alert?.tapButton(number.isMultiple(of: 2) ? "Yes" : "No") ?? false
    default: return false
    }
  }

  /// What is presented, in order.
  var chain: [UIViewController] {
    Array(sequence(first: bottom) { $0.presentedViewController }.dropFirst())
  }

  private var bottom: UIViewController { window.rootViewController ?? UIViewController() }

  /// One of the stacks in view.
  private func stack(_ number: Int) -> UINavigationController? {
    let all = stacks
    return all.isEmpty ? nil : all[all.count - 1 - number % all.count]
  }

  /// The stacks that a user or an app can get at, lowest first.
  private var stacks: [UINavigationController] {
    var all = ([bottom] + chain).compactMap { $0 as? UINavigationController }
    var next = 0
    while next < all.count {
      if let deck = all[next].topViewController as? any DeckShowing { all += deck.stacks }
      next += 1
    }
    return all
  }
}

// MARK: - Code of the app's own

extension Hand {
  /// Does to UIKit what no flow has asked for, where UIKit allows it at the moment.
  private func meddle(_ number: Int) -> Bool {
    guard let stack = stack(number), let top = chain.last ?? bottom as UIViewController? else {
      return false
    }
    let isFree = isLeftAlone(stack)
    let animated = number.isMultiple(of: 2)
    let all = stack.viewControllers
    switch gesture {
    case .push where isFree:
      stack.pushViewController(UIViewController(), animated: animated)
    case .pop where isFree && all.count > 1: stack.popViewController(animated: animated)
    case .popToRoot where isFree && all.count > 1: stack.popToRootViewController(animated: animated)
    case .thinOut where isFree && all.count > 2:
      stack.setViewControllers([all[0]] + all.dropFirst(2), animated: animated)
    case .present where isLeftAlone(top):
      top.present(UIViewController(), animated: animated)
    case .dismiss:
      let presented = chain
      guard !presented.isEmpty,
        ([bottom] + presented).allSatisfy(isLeftAlone)
      else { return false }
      presented[number % presented.count].presentingViewController?.dismiss(animated: animated)
    // Whoever waits for the stack's window can hear of it as the delegate only.
    case .takeDelegate where router?.isSettled == true: stack.delegate = nil
    default: return false
    }
    return true
  }

  /// Whether nothing stands in the way, as far as an app can be expected to know.
  private func isLeftAlone(_ controller: UIViewController) -> Bool {
    if UIKitSimulator.hidesStillTransitions { return !UIKitSimulator.isAnimating }
    return controller.transitionCoordinator == nil
  }
}

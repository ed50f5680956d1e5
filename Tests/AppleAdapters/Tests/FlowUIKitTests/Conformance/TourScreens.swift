import FlowCoordinators
import FlowUIKit
import UIKit

/// A screen that knows which step it stands for.
final class StepController: UIViewController {
  var step: T

  init(_ step: T) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// The tabs of a deck.
final class DeckController: UITabBarController, DeckShowing {
  var step: T
  var stacks: [UINavigationController] {
    (viewControllers ?? []).compactMap { $0 as? UINavigationController }
  }
  var selected: Int { selectedIndex }

  init(_ step: T) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// A deck as an app would write it whose panes are no tabs.
final class DrawerController: UIViewController, PanesViewController, DeckShowing {
  var step: T
  let send: Send<Tour.Event>
  private(set) var stacks: [UINavigationController] = []
  private(set) var selected = 0

  init(_ step: T, send: Send<Tour.Event>) {
    self.step = step
    self.send = send
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func setPanes(_ panes: [UIViewController]) {
    for stack in stacks where !panes.contains(stack) { stack.removeFromParent() }
    stacks = panes.compactMap { $0 as? UINavigationController }
    for stack in stacks where stack.parent !== self {
      addChild(stack)
      view.addSubview(stack.view)
      stack.didMove(toParent: self)
    }
  }

  func selectPane(at index: Int) { selected = index }
}

/// What the device wants to know of a controller that shows panes.
@MainActor protocol DeckShowing: UIViewController {
  var step: T { get set }
  var stacks: [UINavigationController] { get }
  var selected: Int { get }
}

extension Tour: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    switch step {
    case .deck(let number, _):
      number < 4 ? DeckController(step) : DrawerController(step, send: send)
    default: StepController(step)
    }
  }

  func update(_ viewController: UIViewController, to step: Step) {
    (viewController as? StepController)?.step = step
    (viewController as? any DeckShowing)?.step = step
  }

  func tabBarItem(for pane: ScreenPane) -> UITabBarItem? {
    pane.id == AnyHashable(Tab.one) ? UITabBarItem(title: "One", image: nil, tag: 1) : nil
  }
}

import FlowCoordinators
import FlowTesting
import FlowUIKit
import UIKit

/// What can be seen, and what of a world can be seen in UIKit.
extension NavigationDevice {
  var shown: [ShownContainer] {
    [shown(navigation.navigationController, style: nil)]
      + chain.map { shown($0, style: style(of: $0)) }
  }

  private func style(of container: UIViewController) -> PresentationStyle {
    switch container.modalPresentationStyle {
    case .pageSheet: .sheet
    case .fullScreen: .fullScreen
    case .popover: .popover
    default: container is UIAlertController ? .alert : PresentationStyle("unknown")
    }
  }

  private func shown(_ container: UIViewController, style: PresentationStyle?) -> ShownContainer {
    let stack = (container as? UINavigationController)?.viewControllers ?? [container]
    let own = stack.filter { step(of: $0) != nil }
    return ShownContainer(style: style, screens: own.map(shown))
  }

  private func shown(_ controller: UIViewController) -> ShownScreen {
    let panes = (controller as? any DeckShowing).map { deck in
      ShownPanes(
        style: .tabs,
        selected: deck.selected,
        ids: deck.stacks.indices.map(AnyHashable.init),
        containers: deck.stacks.map { [shown($0, style: nil)] }
      )
    }
    return ShownScreen(step: step(of: controller), panes: panes)
  }

  /// What can be seen of a world in UIKit: panes have no ids there, what they present stands over
  /// everything, and what is presented in a pane out of view waits.
  func visible(of shown: [ShownContainer]) -> [ShownContainer] {
    shown.map(flat) + inFront(of: shown)
  }

  private func inFront(of shown: [ShownContainer]) -> [ShownContainer] {
    guard let panes = shown.last?.screens.last?.panes else { return [] }
    return presented(in: panes) ?? []
  }

  private func presented(in panes: ShownPanes) -> [ShownContainer]? {
    let selected = panes.ids.firstIndex { $0 == panes.selected }
    guard let selected else { return nil }
    let others = panes.style == .split ? panes.ids.indices.filter { $0 != selected } : []
    for index in [selected] + others {
      let world = panes.containers[index]
      let all = world.dropFirst().map(flat) + inFront(of: world)
      if !all.isEmpty { return all }
    }
    return nil
  }

  private func flat(_ container: ShownContainer) -> ShownContainer {
    ShownContainer(
      style: container.style,
      screens: container.screens.map { screen in
        ShownScreen(
          step: screen.step,
          panes: screen.panes.map { panes in
            ShownPanes(
              style: .tabs,
              selected: panes.ids.firstIndex { $0 == panes.selected },
              ids: panes.ids.indices.map(AnyHashable.init),
              containers: panes.containers.map { [flat($0[0])] }
            )
          }
        )
      }
    )
  }
}

#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit

/// What back policies have changed on a container, so that it can be given back.
@MainActor final class BackHold {
  private enum Way { case blocked, asks }

  /// What is held, and how to give it back.
  private var held: (item: ObjectIdentifier, way: Way, undo: @MainActor () -> Void)?
  private var holdsModal = false

  /// Makes the back button and the swipe of a stack do what the screens say.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - way: What the screens say that going back from the one on top would take away.
  ///   - ask: Sends the event that the flow wants instead.
  func hold(_ stack: UINavigationController, to way: WayBack, ask: @escaping @MainActor () -> Void)
  {
    let item = stack.topViewController?.navigationItem
    guard let item, stack.viewControllers.count > 1, let way = Self.way(way) else {
      return release()
    }
    let id = ObjectIdentifier(item)
    if let held, held.item == id, held.way == way { return }
    release()
    held = (id, way, Self.change(item, of: stack, for: way, ask: ask))
  }

  /// Gives back what was changed on the stack.
  private func release() {
    held?.undo()
    held = nil
  }

  /// Lets a presented container be swiped away, or not.
  func hold(_ presented: UIViewController, isModal: Bool) {
    if isModal, !presented.isModalInPresentation {
      presented.isModalInPresentation = true
      holdsModal = true
    } else if !isModal, holdsModal {
      presented.isModalInPresentation = false
      holdsModal = false
    }
  }

  private static func way(_ way: WayBack) -> Way? {
    switch way {
    case .allowed: nil
    case .blocked: .blocked
    case .asks: .asks
    }
  }
}

// MARK: - Changes and how to take them back

extension BackHold {
  private static func change(
    _ item: UINavigationItem,
    of stack: UINavigationController,
    for way: Way,
    ask: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    #if os(tvOS)
    // Only the remote goes back, and UIKit has nothing to hold it with: a screen that must stay
    // comes back.
    return {}
    #else
    let undoButton = way == .blocked ? hideButton(of: item) : take(item, ask: ask)
    let undoSwipes = disableSwipes(of: stack)
    return {
      undoButton()
      undoSwipes()
    }
    #endif
  }

  #if !os(tvOS)
  private static func hideButton(of item: UINavigationItem) -> @MainActor () -> Void {
    let was = item.hidesBackButton
    item.hidesBackButton = true
    return { [weak item] in item?.hidesBackButton = was }
  }

  private static func take(
    _ item: UINavigationItem,
    ask: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let was = item.backAction
    item.backAction = UIAction { _ in ask() }
    return { [weak item] in item?.backAction = was }
  }

  private static func disableSwipes(of stack: UINavigationController) -> @MainActor () -> Void {
    var swipes = [stack.interactivePopGestureRecognizer]
    if #available(iOS 26, visionOS 26, *) {
      swipes.append(stack.interactiveContentPopGestureRecognizer)
    }
    let disabled = swipes.compactMap(\.self).filter(\.isEnabled)
    for swipe in disabled { swipe.isEnabled = false }
    return { for swipe in disabled { swipe.isEnabled = true } }
  }
  #endif
}
#endif

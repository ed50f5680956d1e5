#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import UIKit

/// Panes as the tabs of a tab bar.
final class TabPanes: PaneHosting {
  private let tabs: UITabBarController
  private let observer: TabObserver
  private var selected: Int?

  init(_ tabs: UITabBarController, choose: @escaping @MainActor (Int) -> Void) {
    self.tabs = tabs
    observer = TabObserver(choose: choose)
  }

  override var controller: UIViewController { tabs }

  override func set(_ panes: [UINavigationController]) {
    observer.take(tabs)
    if tabs.viewControllers ?? [] != panes { tabs.setViewControllers(panes, animated: false) }
  }

  /// Nil while the tab bar shows its list of further tabs.
  override var shown: Int? {
    tabs.viewControllers?.indices.contains(tabs.selectedIndex) == true ? tabs.selectedIndex : nil
  }

  override func select(_ index: Int) {
    // The list of further tabs stays until the flow selects another pane.
    guard index != selected || shown != nil else { return }
    selected = index
    if tabs.selectedIndex != index { tabs.selectedIndex = index }
  }
}

/// Asks the flow when the user taps another tab, and shows none before the flow says so.
///
/// The selected tab tapped again is UIKit's affair, which goes back to the first screen.
final class TabObserver: NSObject, UITabBarControllerDelegate {
  private let choose: @MainActor (Int) -> Void
  private weak var next: (any UITabBarControllerDelegate)?

  init(choose: @escaping @MainActor (Int) -> Void) {
    self.choose = choose
  }

  /// Takes the place of whoever listens, who is asked and told as well.
  func take(_ tabs: UITabBarController) {
    guard tabs.delegate !== self else { return }
    next = tabs.delegate
    tabs.delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    let may = next?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
    guard may, viewController !== tabBarController.selectedViewController else { return may }
    guard let index = tabBarController.viewControllers?.firstIndex(of: viewController) else {
      return may
    }
    choose(index)
    return false
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    next?.tabBarController?(tabBarController, didSelect: viewController)
  }
}
#endif

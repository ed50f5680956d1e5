@MainActor
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private weak var selected: UIViewController?

  open weak var delegate: (any UITabBarControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    if Set(new.map(ObjectIdentifier.init)).count < new.count {
      UIKitSimulator.raise("The controllers of a tab bar must be distinct.")
      return
    }
    let gone = tabs.filter { !new.contains($0) }
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    tabs = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if selected == nil || !new.contains(where: { $0 === selected }) { selected = new.first }
    AppearanceUpdate.run(animated: false)
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, tabs.contains(newValue) else {
        UIKitSimulator.raise("Only one of viewControllers can be selected.")
        return
      }
      selected = newValue
      AppearanceUpdate.run(animated: false)
    }
  }

  /// `NSNotFound` where nothing is selected; a number that is not there is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] } }
  }

  /// The user taps a tab; the selected one again brings its stack back to its first screen.
  ///
  /// False where there is none, or where the delegate refuses.
  @_spi(Simulation) @discardableResult
  public func tapTab(_ index: Int) -> Bool {
    guard tabs.indices.contains(index), isTouchable else { return false }
    let tapped = tabs[index]
    if delegate?.tabBarController(self, shouldSelect: tapped) == false { return false }
    let wasSelected = tapped === selected
    if !wasSelected { selectedViewController = tapped }
    delegate?.tabBarController(self, didSelect: tapped)
    if wasSelected, let stack = tapped as? UINavigationController, stack.viewControllers.count > 1,
      stack.currentTransition == nil
    {
      stack.popToRootViewController(animated: true)
    }
    return true
  }

  override func shows(_ child: UIViewController) -> Bool { child === selected }

  override func lose(_ child: UIViewController) {
    tabs.removeAll { $0 === child }
    if child === selected { selected = tabs.first }
    super.lose(child)
  }
}

@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @available(*, deprecated, message: "Call it with ?.")
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  @available(*, deprecated, message: "Call it with ?.")
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

#if !REQUIRE_ALL
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
#endif

// MARK: - Calls with a question mark

extension UITabBarControllerDelegate {
  public var tabBarController: TabBarControllerCalls? { TabBarControllerCalls(delegate: self) }
}

@MainActor
public struct TabBarControllerCalls {
  let delegate: any UITabBarControllerDelegate

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }
}

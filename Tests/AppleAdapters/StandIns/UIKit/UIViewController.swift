@MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?
  private var storedStyle = UIModalPresentationStyle.automatic
  var storedPresentationController: UIPresentationController?
  var presentedDirectly: UIViewController?
  weak var presenterDirectly: UIViewController?
  var modalTransition: RunningTransition?
  var appearance = Appearance.disappeared

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false
  open var isModalInPresentation = false
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var preferredTransition: Transition?
  open var definesPresentationContext = false
  open var hidesBottomBarWhenPushed = false
  open var restorationIdentifier: String?
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  public required init?(coder: NSCoder) {}

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedStyle == .automatic ? .pageSheet : storedStyle }
    set { storedStyle = newValue }
  }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  // MARK: - View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }

  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { view = UIView() }

  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open func viewDidLayoutSubviews() {}

  // MARK: - Containment

  open func addChild(_ childController: UIViewController) {
    if let before = childController.parent {
      guard before !== self else { return }
      before.lose(childController)
    }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.lose(self)
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  /// A child goes, to another parent or to none; containers forget it.
  func lose(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  /// Whether the child is among what the container shows.
  func shows(_ child: UIViewController) -> Bool {
    guard let storedView, let view = child.viewIfLoaded else { return false }
    return view.isDescendant(of: storedView)
  }

  var shownChildren: [UIViewController] { children.filter(shows) }

  /// Whether the child is on its way out.
  func isLosing(_ child: UIViewController) -> Bool { false }

  /// The controller has come on screen.
  func cameOnScreen() {}

  // MARK: - Presenting

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    outermost.present(viewControllerToPresent, for: self, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = outermost.presentedDirectly == nil ? outermost.presenterDirectly : outermost
    presenter?.dismissPresented(animated: flag, completion: completion)
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

// MARK: - Relatives

extension UIViewController {
  public var navigationController: UINavigationController? { ancestor() }

  public var tabBarController: UITabBarController? { ancestor() }

  public var splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// The end of the chain of parents, the controller itself where it has none.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// Whether the controller belongs to what a visible window holds, also if something covers it.
  var isAnchored: Bool {
    if let parent { return parent.shows(self) && parent.isAnchored }
    return presenterDirectly?.isAnchored ?? (rootWindow != nil)
  }

  var isOnScreen: Bool { isAnchored && !outermost.isCovered }

  /// Whether the user can touch it: nothing lies above it.
  var isTouchable: Bool { isOnScreen && outermost.presentedDirectly == nil }

  private var rootWindow: UIWindow? { AppearanceUpdate.window(of: self) }

  var simulatedWindow: UIWindow? {
    guard isOnScreen else { return nil }
    var root = outermost
    while let presenter = root.presenterDirectly { root = presenter.outermost }
    return root.rootWindow
  }
}

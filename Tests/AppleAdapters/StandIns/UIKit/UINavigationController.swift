@MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  private(set) var stack: [UIViewController] = []
  var stackBefore: [UIViewController] = []
  weak var told: UIViewController?
  var willTell = false
  private var hidesBar = false
  var transition: RunningTransition?

  open weak var delegate: (any UINavigationControllerDelegate)?
  private let popGesture = UIGestureRecognizer()
  private let contentPopGesture = UIGestureRecognizer()

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPopGesture }

  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hidesBar = hidden }

  // MARK: - Stack

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(animated: animated) { $0 = viewControllers }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(animated: animated) { $0.append(viewController) }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    change(animated: animated) { if $0.count > 1 { $0.removeLast() } }.last
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    change(animated: animated) { stack in
      guard let index = stack.firstIndex(where: { $0 === viewController }) else {
        UIKitSimulator.raise("Pop to \(viewController.name), which is not on the stack.")
        return
      }
      stack.removeSubrange((index + 1)...)
    }
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    change(animated: animated) { if !$0.isEmpty { $0.removeSubrange(1...) } }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: - Changes

  /// Makes a change now, or at the end of what runs; gives what was popped now.
  @discardableResult
  func change(
    animated: Bool,
    checked: Bool = true,
    _ edit: @escaping (inout [UIViewController]) -> Void
  ) -> [UIViewController] {
    guard currentTransition == nil else {
      UIKitSimulator.warn("The stack of \(name) is changed while a transition runs.")
      UIKitSimulator.defer(while: { [weak self] in self?.currentTransition != nil }) {
        [weak self] in self?.change(animated: false, checked: checked, edit)
      }
      return []
    }
    var new = stack
    edit(&new)
    guard !checked || mayShow(new) else { return [] }
    return replace(with: new, animated: animated)
  }

  private func mayShow(_ new: [UIViewController]) -> Bool {
    if Set(new.map(ObjectIdentifier.init)).count < new.count {
      UIKitSimulator.raise("The controllers on a stack must be distinct.")
      return false
    }
    let added = new.filter { !stack.contains($0) }
    if let container = added.first(where: {
      $0 is UINavigationController || $0 is UISplitViewController
    }) {
      UIKitSimulator.raise("\(container.name) cannot be on a navigation stack.")
      return false
    }
    if let active = added.first(where: { $0.presenterDirectly != nil }) {
      UIKitSimulator.raise("\(active.name) is presented and cannot be pushed.")
      return false
    }
    return true
  }

  /// Makes a change that has been checked.
  @discardableResult
  func replace(
    with new: [UIViewController],
    animated: Bool,
    interactive: Bool = false
  ) -> [UIViewController] {
    let old = stack
    let popped = old.filter { !new.contains($0) }
    guard old != new else { return [] }
    guard isOnScreen, let from = old.last, let to = new.last, from !== to, animated else {
      apply(new)
      if isOnScreen, old.last !== new.last { tellLater() }
      AppearanceUpdate.run(animated: false)
      return popped
    }
    stackBefore = old
    apply(new, keeping: from)
    start(from: from, to: to, operation: old.contains(to) ? .pop : .push, interactive: interactive)
    return popped
  }

  /// Puts controllers on the stack; the one that is still seen leaves its parent later.
  func apply(_ new: [UIViewController], keeping: UIViewController? = nil) {
    let gone = stack.filter { !new.contains($0) && $0 !== keeping }
    if let keeping, !new.contains(keeping) { keeping.willMove(toParent: nil) }
    for controller in gone { controller.willMove(toParent: nil) }
    stack = new
    for controller in gone { controller.removeFromParent() }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  override func lose(_ child: UIViewController) {
    stack.removeAll { $0 === child }
    stackBefore.removeAll { $0 === child }
    super.lose(child)
  }

  override func shows(_ child: UIViewController) -> Bool {
    child === stack.last || (transition != nil && child === transition?.from)
  }

  override func isLosing(_ child: UIViewController) -> Bool {
    transition != nil && child === transition?.from
  }

  override func cameOnScreen() { tellLater() }
}

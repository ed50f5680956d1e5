public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIMenuElement: NSObject {
  open fileprivate(set) var title = ""
  open fileprivate(set) var image: UIImage?
}

@MainActor
open class UIAction: UIMenuElement {
  private let handler: UIActionHandler

  public init(
    title: String = "",
    image: UIImage? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    super.init()
    self.title = title
    self.image = image
  }

  func run() { handler(self) }
}

@MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true
}

@MainActor
open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }

  open var primaryAction: UIAction?

  public override init() {}

  public required init?(coder: NSCoder) { nil }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// The user taps it.
  @_spi(Simulation) public func tap() {
    if isEnabled { primaryAction?.run() }
  }
}

@MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?

  public override init() {}

  public required init?(coder: NSCoder) { nil }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
  }
}

@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var hidesBackButton = false
  open var backAction: UIAction?
  open var backButtonTitle: String?
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?

  public init(title: String) {
    self.title = title
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

@MainActor
open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

#if !REQUIRE_ALL
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
#endif

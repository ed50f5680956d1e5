/// Holds `delegate` apart from the classes, so that sheets and popovers can have their own type of it.
@MainActor
public protocol AdaptivelyDelegating: AnyObject {}

extension AdaptivelyDelegating where Self: UIPresentationController {
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

@MainActor
open class UIPresentationController: NSObject, AdaptivelyDelegating {
  private weak var presented: UIViewController?
  /// Until it is presented the controller is kept alive, for good if it never is.
  private var unpresented: UIViewController?
  weak var presenter: UIViewController? {
    didSet { if presenter != nil { unpresented = nil } }
  }
  let style: UIModalPresentationStyle

  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet {
      guard presented is UIAlertController else { return }
      UIKitSimulator.raise("The delegate of an alert's presentation controller cannot be set.")
    }
  }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    unpresented = presentedViewController
    presenter = presentingViewController
    style = presentedViewController.modalPresentationStyle
  }

  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  open var presentingViewController: UIViewController { presenter ?? UIViewController() }

  open var presentationStyle: UIModalPresentationStyle { style }

  open var containerView: UIView? { presenter?.viewIfLoaded }

  var canBeDragged: Bool {
    self is UISheetPresentationController || self is UIPopoverPresentationController
  }

  static func make(for controller: UIViewController) -> UIPresentationController {
    let style = controller.modalPresentationStyle
    if style == .custom, let delegate = controller.transitioningDelegate,
      let own = delegate.presentationController(
        forPresented: controller,
        presenting: nil,
        source: controller
      )
    {
      return own
    }
    return switch style {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: controller, presenting: nil)
    case .popover:
      UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
    default: UIPresentationController(presentedViewController: controller, presenting: nil)
    }
  }
}

// MARK: - Sheets

@MainActor
open class UISheetPresentationController: UIPresentationController {
  @MainActor
  public final class Detent: NSObject {
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    public static func medium() -> Detent { Detent(.medium) }

    public static func large() -> Detent { Detent(.large) }
  }

  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  public var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  open func animateChanges(_ changes: () -> Void) { changes() }
}

@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

// MARK: - Popovers

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  var hasSource: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }
}

@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

#if !REQUIRE_ALL
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
#endif

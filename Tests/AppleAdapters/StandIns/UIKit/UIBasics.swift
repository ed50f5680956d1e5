@MainActor
open class UIResponder: NSObject {
  public override init() {}
}

@MainActor
open class UIView: UIResponder {
  public enum AnimationCurve: Int {
    case easeInOut, easeIn, easeOut, linear
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var alpha: CGFloat = 1
  open var transform = CGAffineTransform.identity
  open var isHidden = false
  open var backgroundColor: UIColor?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  weak var controller: UIViewController?

  public init(frame: CGRect) {
    self.frame = frame
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  open var window: UIWindow? {
    if let window = self as? UIWindow { return window }
    return superview?.window ?? controller?.simulatedWindow
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    AppearanceUpdate.run(animated: false)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    view.superview = self
    AppearanceUpdate.run(animated: false)
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    AppearanceUpdate.run(animated: false)
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  open func layoutIfNeeded() {}

  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    UIKitSimulator.atEndOfAnimations { completion?(true) }
  }
}

@MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet { AppearanceUpdate.run(animated: false) }
  }
  open weak var windowScene: UIWindowScene?
  open private(set) var isKeyWindow = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
    isHidden = true
    windowScene.add(self)
  }

  public required init?(coder: NSCoder) { nil }

  open override var isHidden: Bool {
    didSet { AppearanceUpdate.run(animated: false) }
  }

  open func makeKeyAndVisible() {
    isKeyWindow = true
    AppearanceUpdate.show(self)
    isHidden = false
  }
}

open class UIColor: NSObject, @unchecked Sendable {
  public static let black = UIColor()
  public static let clear = UIColor()
  public static let white = UIColor()
  public static let systemBackground = UIColor()
}

open class UIImage: NSObject, @unchecked Sendable {
  public override init() {}

  public convenience init?(systemName name: String) { self.init() }

  public convenience init?(named name: String) { self.init() }
}

public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

open class UITraitCollection: NSObject, @unchecked Sendable {}

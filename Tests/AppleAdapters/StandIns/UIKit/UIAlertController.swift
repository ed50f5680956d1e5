@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  fileprivate let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .custom
  }

  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(preferredAction) else { return }
      UIKitSimulator.raise("The preferred action of \(name) is none of its actions.")
    }
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIKitSimulator.raise("\(name) can have one cancel action only.")
      return
    }
    actions.append(action)
  }

  /// The user taps a button: the alert goes, and nobody is told but the action's handler.
  ///
  /// The handler runs when the alert has gone, or before it starts to go; see the switch. False where
  /// there is no such button or the alert is not up.
  @_spi(Simulation) @discardableResult
  public func tapButton(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }),
      let presenter = presenterDirectly, modalTransition == nil
    else { return false }
    if UIKitSimulator.alertHandlersRunFirst {
      action.handler?(action)
      if presenterDirectly === presenter, modalTransition == nil {
        presenter.dismissPresented(animated: true, completion: nil)
      }
    } else {
      presenter.dismissPresented(animated: true) { action.handler?(action) }
    }
    return true
  }
}

#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit

extension UIAlertController {
  /// An alert as a flow describes it.
  ///
  /// - Parameters:
  ///   - alert: What it says, and its buttons.
  ///   - choose: Called with the position of the button that the user has tapped.
  convenience init(_ alert: ScreenAlert, choose: @escaping @MainActor (Int) -> Void) {
    self.init(title: alert.title, message: alert.message, preferredStyle: .alert)
    for (index, button) in alert.buttons.enumerated() {
      let action = UIAlertAction(title: button.title, style: button.role.actionStyle) { _ in
        choose(index)
      }
      addAction(action)
    }
  }
}

extension AlertRole {
  fileprivate var actionStyle: UIAlertAction.Style {
    switch self {
    case .plain: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
#endif

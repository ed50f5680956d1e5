@_exported public import Foundation
@_exported public import UIKit

// Initialisers that UIKit gives Swift in Swift; nothing of this runs.

extension UIAction {
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    handler: @escaping UIActionHandler
  ) {
    fatalError()
  }
}

extension UIBarButtonItem {
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) { fatalError() }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    fatalError()
  }
}

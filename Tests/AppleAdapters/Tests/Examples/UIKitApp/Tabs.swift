import FlowCoordinators
import FlowUIKit
import UIKit

extension ShopFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    UITabBarController()  // its panes come by themselves
  }

  func tabBarItem(for pane: ScreenPane) -> UITabBarItem? {
    switch pane.id as? Tab {
    case .home: UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    case .account: UITabBarItem(title: "Account", image: UIImage(systemName: "person"), tag: 1)
    case nil: nil
    }
  }
}

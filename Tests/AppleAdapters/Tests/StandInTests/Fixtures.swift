import Testing
@_spi(Simulation) import UIKit

/// All tests of this target, one after the other: there is one simulator.
@Suite("The simulated UIKit", .serialized, .simulated) @MainActor
struct StandInTests {}

/// A window, a stack in it, and what its delegate hears.
@MainActor
final class Fixture {
  let window = UIWindow()
  let navigation: UINavigationController
  let root = Page("root")
  let log = Log()

  init() {
    UIKitSimulator.reset()
    navigation = UINavigationController(rootViewController: root)
    navigation.title = "stack"
    navigation.delegate = log
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    UIKitSimulator.settle()
    log.entries = []
  }

  var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// Pushes pages and waits.
  @discardableResult
  func push(_ titles: String...) -> [Page] {
    let pages = titles.map(Page.init)
    for page in pages {
      navigation.pushViewController(page, animated: true)
      UIKitSimulator.settle()
    }
    log.entries = []
    return pages
  }
}

final class Page: UIViewController {
  private(set) var appearance: [String] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  func forget() { appearance = [] }

  override func viewDidLoad() { appearance.append("didLoad") }

  override func viewWillAppear(_ animated: Bool) { appearance.append("willAppear") }

  override func viewDidAppear(_ animated: Bool) { appearance.append("didAppear") }

  override func viewWillDisappear(_ animated: Bool) { appearance.append("willDisappear") }

  override func viewDidDisappear(_ animated: Bool) { appearance.append("didDisappear") }
}

/// Every delegate call as a line.
final class Log: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate,
  UITabBarControllerDelegate
{
  var entries: [String] = []
  var mayDismiss = true
  var maySelect = true

  override init() {}

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    entries.append("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stillRuns = navigationController.transitionCoordinator == nil ? "" : " in transition"
    entries.append("didShow \(viewController.title ?? "")\(stillRuns)")
  }

  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    entries.append("shouldDismiss")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
    entries.append("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    entries.append("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    entries.append("didAttemptToDismiss")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    entries.append("shouldSelect \(viewController.title ?? "")")
    return maySelect
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    entries.append("didSelect \(viewController.title ?? "")")
  }
}

#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit

/// What shows the panes of a screen: tabs, columns, or a controller of the app's own.
@MainActor class PaneHosting {
  /// What stands on the stack.
  var controller: UIViewController { abstract() }

  /// The position of the pane that the user sees, where the host can tell.
  var shown: Int? { nil }

  /// The panes that it has taken.
  var ids: [AnyHashable] = []

  /// The pane that was seen last.
  var noticed: AnyHashable?

  /// The pane that the user sees, where the host can tell.
  var pane: AnyHashable? { shown.flatMap { ids.indices.contains($0) ? ids[$0] : nil } }

  /// Takes the panes.
  func set(_ panes: [UINavigationController]) { abstract() }

  /// Shows a pane.
  func select(_ index: Int) { abstract() }

  private func abstract() -> Never {
    fatalError("PaneHosting is abstract: one of its classes answers for it")
  }

  /// Returns what shows the panes that a controller was made for.
  ///
  /// - Parameters:
  ///   - controller: What the flow answered for a step with panes.
  ///   - choose: Tells the flow that the user chose a pane.
  /// - Returns: A host; nil for a controller that cannot show panes.
  static func host(
    for controller: UIViewController,
    choose: @escaping @MainActor (Int) -> Void
  ) -> PaneHosting? {
    switch controller {
    case let panes as any PanesViewController: AppPanes(panes)
    case let tabs as UITabBarController: TabPanes(tabs, choose: choose)
    case let split as UISplitViewController: ColumnPanes(split)
    default: nil
    }
  }

  /// What is wrong with a controller for a step with panes; nil when nothing is.
  static func problem(with controller: UIViewController, for panes: ScreenPanes) -> Refusal? {
    if controller is any PanesViewController || controller is UITabBarController { return nil }
    guard let split = controller as? UISplitViewController else {
      return .noPanesController(controller)
    }
    let count = panes.all.count
    return ColumnPanes.columns(of: split.style)?.count == count ? nil : .columns(count: count)
  }
}

/// Panes in a controller of the app's own.
final class AppPanes: PaneHosting {
  private let panes: any PanesViewController
  private var all: [UINavigationController] = []
  private var selected: Int?

  init(_ panes: any PanesViewController) {
    self.panes = panes
  }

  override var controller: UIViewController { panes }

  override func set(_ panes: [UINavigationController]) {
    guard panes != all else { return }
    all = panes
    selected = nil
    self.panes.setPanes(panes)
  }

  override func select(_ index: Int) {
    guard index != selected else { return }
    selected = index
    panes.selectPane(at: index)
  }
}
#endif

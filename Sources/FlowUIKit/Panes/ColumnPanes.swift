#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import UIKit

/// Panes as the columns of a split view.
///
/// A split view cannot stand on a stack itself, so a plain controller around it does.
final class ColumnPanes: PaneHosting {
  private let split: UISplitViewController
  private let frame: FramedController
  private let columns: [UISplitViewController.Column]
  private let observer = ColumnObserver()
  private var panes: [UINavigationController] = []
  private var selected: Int?

  init(_ split: UISplitViewController) {
    self.split = split
    frame = FramedController(split)
    columns = Self.columns(of: split.style) ?? []
  }

  /// The columns of a style, outermost first; nil for a split view without columns.
  static func columns(
    of style: UISplitViewController.Style
  ) -> [UISplitViewController.Column]? {
    switch style {
    case .doubleColumn: [.primary, .secondary]
    case .tripleColumn: [.primary, .supplementary, .secondary]
    default: nil
    }
  }

  override var controller: UIViewController { frame }

  /// In a collapsed split view the column that stands on top; else all are in view.
  override var shown: Int? {
    guard split.isCollapsed, let primary = panes.first else { return nil }
    return panes.indices.dropFirst().last { primary.viewControllers.contains(panes[$0]) } ?? 0
  }

  override func set(_ panes: [UINavigationController]) {
    observer.take(split)
    guard panes != self.panes else { return }
    self.panes = panes
    for (index, column) in columns.enumerated() {
      split.setViewController(panes.indices.contains(index) ? panes[index] : nil, for: column)
    }
  }

  override func select(_ index: Int) {
    guard columns.indices.contains(index), index != selected || index != shown ?? index else {
      return
    }
    selected = index
    observer.top = columns[index]
    split.show(columns[index])
  }
}

/// Says which column a collapsing split view shows.
final class ColumnObserver: NSObject, UISplitViewControllerDelegate {
  var top: UISplitViewController.Column = .primary
  private weak var next: (any UISplitViewControllerDelegate)?

  /// Takes the place of whoever listens.
  func take(_ split: UISplitViewController) {
    guard split.delegate !== self else { return }
    next = split.delegate
    split.delegate = self
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    top
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    next?.splitViewControllerDidCollapse?(svc)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    next?.splitViewControllerDidExpand?(svc)
  }
}

/// A plain controller that is filled by another one.
final class FramedController: UIViewController {
  private let content: UIViewController

  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    addChild(content)
    content.didMove(toParent: self)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
  }
}
#endif

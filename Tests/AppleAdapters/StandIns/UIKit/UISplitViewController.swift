@MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// What was set for a column, and what stands for it: a navigation controller around it.
  private struct Entry {
    let content: UIViewController
    let container: UIViewController
  }

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open private(set) var isCollapsed = false
  private var entries: [Column: Entry] = [:]

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: - Columns

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let vc, entries[column]?.content === vc { return }
    let wasShown = shownWhenCollapsed.contains(column)
    let before = entries[column]?.container
    entries[column] = vc.map { content in
      let needsContainer = column != .compact && !(content is UINavigationController)
      return Entry(
        content: content,
        container: needsContainer ? UINavigationController(rootViewController: content) : content
      )
    }
    guard isCollapsed else {
      before?.removeFromParent()
      return placeColumns()
    }
    if wasShown, let primaryStack {
      let shown = shownWhenCollapsed.union(vc == nil ? [] : [column])
      collapsedStack(primaryStack, upTo: ordered.last(where: shown.contains) ?? .primary)
    }
  }

  open func viewController(for column: Column) -> UIViewController? { entries[column]?.content }

  /// The columns' controllers, primary first.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? children : ordered.compactMap { entries[$0]?.container } }
    set {
      let columns: [Column] = [.primary, .secondary]
      for (index, column) in columns.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  open func show(_ column: Column) {
    delegate?.splitViewController(self, willShow: column)
    guard isCollapsed, entries[.compact] == nil, let primaryStack, entries[column] != nil,
      !shownWhenCollapsed.contains(column) || topColumn != column
    else { return }
    collapsedStack(primaryStack, upTo: column, animated: true)
  }

  open func hide(_ column: Column) {
    delegate?.splitViewController(self, willHide: column)
    guard isCollapsed, entries[.compact] == nil, let primaryStack, column != .primary,
      shownWhenCollapsed.contains(column), let index = ordered.firstIndex(of: column)
    else { return }
    collapsedStack(primaryStack, upTo: ordered[index - 1], animated: true)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  private var ordered: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  private var primaryStack: UINavigationController? {
    entries[.primary]?.container as? UINavigationController
  }

  private var shownWhenCollapsed: Set<Column> {
    guard isCollapsed, let primaryStack else { return [] }
    return Set(
      ordered.filter { column in
        guard let container = entries[column]?.container else { return false }
        return container === primaryStack || primaryStack.viewControllers.contains(container)
      }
    )
  }

  private var topColumn: Column? { ordered.last(where: shownWhenCollapsed.contains) }

  /// Columns are controllers on the primary stack, above what that stack has of its own.
  private func collapsedStack(
    _ stack: UINavigationController,
    upTo column: Column,
    animated: Bool = false
  ) {
    let own = stack.viewControllers.filter { !($0 is UINavigationController) }
    let end = ordered.firstIndex(of: column) ?? 0
    let pushed = ordered[...end].dropFirst().compactMap { entries[$0]?.container }
    if animated {
      stack.change(animated: true, checked: false) { $0 = own + pushed }
    } else {
      stack.replace(with: own + pushed, animated: false)
    }
  }

  // MARK: - Collapsing

  /// The window becomes narrow.
  @_spi(Simulation) public func collapse() {
    guard !isCollapsed else { return }
    let proposed = ordered.last { entries[$0] != nil } ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    isCollapsed = true
    placeColumns()
    if entries[.compact] == nil, let primaryStack { collapsedStack(primaryStack, upTo: top) }
    AppearanceUpdate.run(animated: false)
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// The window becomes wide again.
  @_spi(Simulation) public func expand() {
    guard isCollapsed else { return }
    if let primaryStack { collapsedStack(primaryStack, upTo: .primary) }
    isCollapsed = false
    placeColumns()
    AppearanceUpdate.run(animated: false)
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Makes children of what the split view shows itself.
  private func placeColumns() {
    let compact = entries[.compact]?.container
    let columns = ordered.compactMap { entries[$0]?.container }
    let shown = isCollapsed ? [compact ?? columns.first].compactMap { $0 } : columns
    for child in children where !shown.contains(child) { child.removeFromParent() }
    for child in shown where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    AppearanceUpdate.run(animated: false)
  }

  override func shows(_ child: UIViewController) -> Bool { true }
}

/// One evaluation of a view, and the user's hand on it.
///
/// It does not follow changes: one that is kept from earlier is a stale screen, whose writes are
/// late. What the user sees after a change is seen by evaluating the view again. A view graph with
/// identity, lifetimes and animations is not simulated.
@_spi(Simulation) @MainActor public final class SwiftUIScreen {
  let surface = Surface()

  public init<V: View>(_ view: V) {
    render(view, on: surface, in: EnvironmentValues())
    let appearances = surface.appearances
    surface.appearances = []
    for action in appearances { action() }
  }

  init<V: View>(_ view: V, in environment: EnvironmentValues) {
    render(view, on: surface, in: environment)
  }
}

// MARK: - Eyes

extension SwiftUIScreen {
  public var texts: [String] { surface.texts }
  public var title: String? { surface.title }
  public var buttons: [String] { surface.buttons.map(\.title) }
  public var tabs: [String] { surface.tabs.map(\.label) }
  public var selectedTab: String? { surface.tabs.first { $0.isSelected }?.label }
  public var columns: [String] { surface.columns.map(\.name) }
  public var preferredColumn: String? { surface.columns.first { $0.isPreferred }?.name }
  public var detents: Set<PresentationDetent> { surface.detents }
  public var isInteractiveDismissDisabled: Bool { surface.isDismissDisabled }
  public var stackCount: Int { surface.stacks.count }
  /// What the views say that they are, such as the root of a stack.
  public var ids: [AnyHashable] { surface.ids }
  public var controllers: [AnyObject] { surface.controllers }

  /// What is presented over it; of several, the first, as on a device.
  public var presented: SwiftUIScreen? { surface.presentations.first?.screen }
  public var presentedKind: PresentationKind? { surface.presentations.first?.kind }
  /// What all views want to present at once; a device shows one.
  public var allPresented: [SwiftUIScreen] { surface.presentations.map(\.screen) }
  public var alertTitles: [String] { surface.alerts.map(\.title) }
  /// How many views want to present something at once; a device shows one.
  public var presentedCount: Int { surface.presentations.count + surface.alerts.count }

  /// The screen that lies on all others.
  public var top: SwiftUIScreen { presented?.top ?? self }

  public struct Alert {
    public let title: String
    public let message: String
    public let buttons: [String]
    public let roles: [ButtonRole?]
  }

  public var alert: Alert? {
    surface.alerts.first.map { alert in
      Alert(
        title: alert.title,
        message: alert.message,
        buttons: alert.buttons.map(\.title),
        roles: alert.buttons.map(\.role)
      )
    }
  }

  /// Whether a back button is in view.
  public var hasBackButton: Bool {
    surface.stacks.last.map { $0.count > 0 && !$0.isBackHidden } ?? false
  }
}

// MARK: - Hand

extension SwiftUIScreen {
  /// Goes back by the button, or by the swipe that goes with it.
  @discardableResult public func goBack() -> Bool {
    guard hasBackButton else { return false }
    surface.stacks.last?.pop(1)
    return true
  }

  /// Goes back to the first screen by the menu of the back button.
  @discardableResult public func goToRoot() -> Bool {
    guard hasBackButton, let stack = surface.stacks.last else { return false }
    stack.pop(stack.count)
    return true
  }

  /// Takes screens away by a way that no policy can close.
  public func popAnyway(_ count: Int = 1) { surface.stacks.last?.pop(count) }

  /// Swipes away what is presented.
  @discardableResult public func swipeDown() -> Bool {
    guard let presentation = surface.presentations.first,
      presentation.kind != .fullScreenCover, !presentation.screen.isInteractiveDismissDisabled
    else { return false }
    presentation.dismiss()
    return true
  }

  /// Takes away what is presented by a way that no policy can close.
  public func dismissAnyway() { surface.presentations.first?.dismiss() }

  @discardableResult public func tapButton(_ title: String) -> Bool {
    guard let button = surface.buttons.first(where: { $0.title == title }) else { return false }
    button.action()
    return true
  }

  /// Chooses a button of the alert, which closes it before or after it runs the action.
  @discardableResult
  public func chooseAlertButton(_ title: String, closesFirst: Bool = true) -> Bool {
    guard let alert = surface.alerts.first,
      let button = alert.buttons.first(where: { $0.title == title })
    else { return false }
    if closesFirst { alert.dismiss() }
    button.action()
    if !closesFirst { alert.dismiss() }
    return true
  }

  /// Closes the alert without a button of its own, as an alert without buttons is closed.
  public func closeAlert() { surface.alerts.first?.dismiss() }

  /// Takes the view controllers out of view for good.
  public func dismantle() {
    for dismantle in surface.dismantlings { dismantle() }
  }

  @discardableResult public func selectTab(_ label: String) -> Bool {
    guard let tab = surface.tabs.first(where: { $0.label == label }) else { return false }
    tab.select()
    return true
  }

  /// Brings a column into view where there is room for one.
  @discardableResult public func goToColumn(_ name: String) -> Bool {
    guard let column = surface.columns.first(where: { $0.name == name }) else { return false }
    column.prefer()
    return true
  }
}

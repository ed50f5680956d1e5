/// What has been shown by one evaluation: on the screen, or in something that is presented.
@MainActor final class Surface {
  struct Button {
    let title: String
    let role: ButtonRole?
    let action: @MainActor () -> Void
  }

  struct Presentation {
    let kind: PresentationKind
    let screen: SwiftUIScreen
    let dismiss: @MainActor () -> Void
  }

  struct Alert {
    let title: String
    let message: String
    let buttons: [Button]
    let dismiss: @MainActor () -> Void
  }

  struct Stack {
    let count: Int
    let isBackHidden: Bool
    /// Writes what is left without that many screens.
    let pop: @MainActor (Int) -> Void
  }

  struct Tab {
    let label: String
    let isSelected: Bool
    let select: @MainActor () -> Void
  }

  struct Column {
    let name: String
    let isPreferred: Bool
    let prefer: @MainActor () -> Void
  }

  /// A view that is shown in the place of the one that declares it.
  struct Destination {
    let view: @MainActor (AnyHashable) -> (any View)?
  }

  var texts: [String] = []
  var title: String?
  var buttons: [Button] = []
  var presentations: [Presentation] = []
  var alerts: [Alert] = []
  var stacks: [Stack] = []
  var tabs: [Tab] = []
  var columns: [Column] = []
  var ids: [AnyHashable] = []
  var detents: Set<PresentationDetent> = []
  var isDismissDisabled = false
  var isBackHidden = false
  var destinations: [ObjectIdentifier: Destination] = [:]
  /// What `navigationDestination(isPresented:)` shows now, and how it goes.
  var shown: (view: any View, hide: @MainActor () -> Void)?
  var appearances: [() -> Void] = []
  var controllers: [AnyObject] = []
  var dismantlings: [@MainActor () -> Void] = []
  /// Whether the views on it are tabs, which are collected instead of shown.
  var collectsTabs = false
  var collected: [Surface] = []
  /// What has been given to the view that is a tab.
  var tag: AnyHashable?
  var tabLabel: String?

  /// Adds what another surface has, as a part of this one.
  func add(_ other: Surface) {
    texts += other.texts
    title = other.title ?? title
    buttons += other.buttons
    addPresented(other)
    stacks += other.stacks
    tabs += other.tabs
    columns += other.columns
    ids += other.ids
    detents.formUnion(other.detents)
    isDismissDisabled = isDismissDisabled || other.isDismissDisabled
    controllers += other.controllers
    dismantlings += other.dismantlings
  }

  /// Adds what is presented by views that are not in view themselves.
  func addPresented(_ other: Surface) {
    presentations += other.presentations
    alerts += other.alerts
    appearances += other.appearances
  }
}

@_spi(Simulation) public enum PresentationKind: Sendable { case sheet, fullScreenCover, popover }

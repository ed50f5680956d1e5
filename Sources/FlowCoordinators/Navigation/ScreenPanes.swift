/// The panes of a screen as a router shows them.
///
/// ```swift
/// if let panes = screen.panes {
///   for pane in panes.all { addTab(for: pane.id) { pane.select() } }
/// }
/// ```
public struct ScreenPanes {
  let content: ScreenContent

  /// The screen that has the panes.
  public var screen: Screen { Screen(content) }

  /// How the panes stand beside each other.
  public var style: PaneStyle { content.paneStyle ?? .tabs }

  /// The panes, in the order of the flow.
  public var all: [ScreenPane] {
    (0..<content.paneCount).map { ScreenPane(content: content, number: $0) }
  }

  /// The pane that the user works in; nil where there is no pane.
  public var selected: ScreenPane? {
    content.selectedPane.map { ScreenPane(content: content, number: $0) }
  }

  /// Panes that belong to no coordinator, to compare others with.
  init<ID: Hashable>(_ style: PaneStyle, _ ids: [ID], selected: ID) {
    content = ComparedPanes(style: style, ids: ids).content(selecting: selected)
  }

  init(content: ScreenContent) {
    self.content = content
  }

  /// Whether both have the same panes in the same order, whichever of them is selected.
  func hasSamePanes(as other: ScreenPanes) -> Bool {
    style == other.style && all == other.all
  }
}

/// One pane of a screen, as a router shows it.
///
/// Two panes are equal when their ids are. A router keys on the ``Screen/id`` of ``screen`` together
/// with ``id``, since panes of different screens can have the same.
public struct ScreenPane {
  let content: ScreenContent
  // Half a word: with it a call that names a pane is as small as one that names a screen.
  private let shortNumber: Int32
  private var number: Int { Int(shortNumber) }

  /// What tells the pane from the others of its screen.
  public var id: AnyHashable { content.paneID(number) }

  /// The screen that has the pane.
  public var screen: Screen { Screen(content) }

  /// Tells the flow that the user chose this pane; the router shows it when it is asked to.
  ///
  /// - Returns: What became of the event that the flow makes of it.
  @MainActor @discardableResult public func select() -> EventOutcome {
    content.selectPane(number)
  }

  init(content: ScreenContent, number: Int) {
    self.content = content
    shortNumber = Int32(number)
  }

  /// A pane that belongs to no coordinator, to compare others with.
  init<ID: Hashable>(_ id: ID) {
    content = ComparedPanes(style: .tabs, ids: [id]).content(selecting: id)
    shortNumber = 0
  }
}

extension ScreenPanes: Equatable {
  /// Returns whether both are arranged in the same way, have the same panes, and the same one
  /// selected.
  public static func == (lhs: ScreenPanes, rhs: ScreenPanes) -> Bool {
    lhs.hasSamePanes(as: rhs) && lhs.selected == rhs.selected
  }
}

extension ScreenPane: Equatable {
  /// Returns whether both have the same id, of the same type.
  public static func == (lhs: ScreenPane, rhs: ScreenPane) -> Bool { lhs.id == rhs.id }
}

extension ScreenPanes: CustomStringConvertible {
  /// The panes as a test would write them.
  public var description: String {
    let ids = all.map(\.description).joined(separator: ", ")
    return ".\(style), [\(ids)]" + (selected.map { ", selected: \($0)" } ?? "")
  }
}

extension ScreenPane: CustomStringConvertible {
  /// The id as it is written in code, such as `Tab.home`.
  public var description: String { Naming.expression(id.base) }
}

/// Panes that were written down to compare others with.
private struct ComparedPanes<ID: Hashable>: Flow {
  typealias Output = Never

  let style: PaneStyle
  let ids: [ID]

  var initial: [ID] { ids }

  func transition(from step: [ID], on event: ID) -> Transition { .unhandled }

  func content(selecting id: ID) -> ScreenContent {
    FlowScreen(
      number: 0,
      origin: FlowOrigin(self),
      step: ids,
      content: .panes(style, selected: id, onSelect: { $0 }) {
        for id in ids { Pane(id, ComparedStep(initial: id)) { _ in id } }
      }
    )
  }
}

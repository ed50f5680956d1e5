/// The panes of a step as its flow describes them.
///
/// A class, so that the content of all other steps stays small.
@usableFromInline package final class PanesContent<Event> {
  /// How they stand beside each other.
  package let style: PaneStyle
  /// What tells them apart, in the order of the flow; never twice the same.
  package let ids: [AnyHashable]
  /// What runs in each of them.
  package let hosts: [HostedFlow<Event>]
  /// The number of the selected pane; nil when the flow selects one that is not there.
  package let selected: Int?
  /// The pane that the flow selects.
  let selectedID: AnyHashable
  /// The identities that the flow gives to more than one pane; the first of each counts.
  let repeated: [AnyHashable]

  private let onSelect: (Int) -> Event

  init<ID: Hashable>(
    _ style: PaneStyle,
    selected: ID,
    onSelect: @escaping (ID) -> Event,
    _ panes: [Pane<ID, Event>]
  ) {
    var kept: [Pane<ID, Event>] = []
    var repeated: [AnyHashable] = []
    for pane in panes {
      if kept.contains(where: { $0.id == pane.id }) {
        repeated.append(AnyHashable(pane.id))
      } else {
        kept.append(pane)
      }
    }
    self.style = style
    self.repeated = repeated
    ids = kept.map { AnyHashable($0.id) }
    hosts = kept.map(\.host)
    selectedID = AnyHashable(selected)
    self.selected = kept.firstIndex { $0.id == selected }
    self.onSelect = { [kept] in onSelect(kept[$0].id) }
  }

  private init(_ other: PanesContent, selected: Int?) {
    style = other.style
    ids = other.ids
    hosts = other.hosts
    selectedID = other.selectedID
    repeated = other.repeated
    onSelect = other.onSelect
    self.selected = selected
  }

  /// The same panes with a selection that is there, where the flow's is not.
  func falling(backTo id: AnyHashable?) -> PanesContent {
    if selected != nil { return self }
    let old = id.flatMap { ids.firstIndex(of: $0) }
    return PanesContent(self, selected: old ?? (ids.isEmpty ? nil : 0))
  }

  /// The event that the user's choice of a pane stands for.
  package func event(forSelecting pane: Int) -> Event { onSelect(pane) }
}

extension StepContent {
  /// Child flows side by side, each with its own stack: tabs, a split view, a drawer.
  ///
  /// All of them start when the step enters, and run as long as it is in the path: a tab keeps its
  /// place. The step has a screen of its own, the one that holds the panes. Which pane is selected
  /// is the step's payload: when the user taps a tab, `onSelect` makes an event of it, and the flow
  /// answers with `update`.
  ///
  /// ```swift
  /// // in content(of:)
  /// case .main(let tab):
  ///   .panes(.tabs, selected: tab, onSelect: Event.tabChosen) {
  ///     Pane(Tab.home, HomeFlow(), Event.homeEnded)
  ///     Pane(Tab.search, SearchFlow(), Event.searchEnded)
  ///   }
  /// // in transition(from:on:)
  /// case (.main, .tabChosen(let tab)): .update(.main(tab))
  /// ```
  ///
  /// A pane whose flow has ended, and whose step stays, begins again. A pane that is given twice, and
  /// a selection that is not there, are issues: the first one counts, and the selection stays.
  ///
  /// - Parameters:
  ///   - style: How the panes stand beside each other.
  ///   - selected: The pane that the user works in.
  ///   - onSelect: Makes the user's choice of another pane an event of this flow.
  ///   - panes: The panes, in order.
  /// - Returns: The content that runs the panes.
  public static func panes<ID: Hashable>(
    _ style: PaneStyle,
    selected: ID,
    onSelect: @escaping (ID) -> Event,
    @PaneBuilder<ID, Event> _ panes: () -> [Pane<ID, Event>]
  ) -> Self {
    Self(.panes(PanesContent(style, selected: selected, onSelect: onSelect, panes())))
  }
}

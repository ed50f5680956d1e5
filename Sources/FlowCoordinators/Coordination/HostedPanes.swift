/// The panes of one step of a path, and the coordinators that run in them.
@usableFromInline struct HostedPanes<F: Flow> {
  /// What runs in a pane.
  struct Tenant {
    let child: any FlowNode
    /// The step that its flow began with; nil while that is what has the panes, without an update.
    var began: F.Step?
  }

  /// Which step of the path it is.
  let index: Int
  /// What the step says about its panes; the selected one is there.
  var content: PanesContent<F.Event>
  /// Where the screens of each pane stand.
  let planned: PlannedPanes
  /// What runs in each pane, in the order of the panes; nothing does where the first screen was
  /// refused, and for a moment within a turn.
  var tenants: [Tenant?] = []

  /// The identity of the selected pane.
  var selectedID: AnyHashable? { content.selected.map { content.ids[$0] } }

  /// The coordinators, the last pane's first.
  var newestFirst: [any FlowNode] { tenants.reversed().compactMap { $0?.child } }

  /// The coordinators, the selected pane's first, then in order.
  var nearestFirst: [any FlowNode] {
    let numbers = tenants.indices
    let selected = numbers.filter { $0 == content.selected }
    return (selected + numbers.filter { $0 != content.selected }).compactMap { tenants[$0]?.child }
  }
}

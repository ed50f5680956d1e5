/// The panes of one planned screen, each an area of its own, and what the router knows of them.
@MainActor final class PlannedPanes {
  /// Where the screen that has them stands in its area.
  let position: Int
  /// The area that the screen stands in.
  private(set) weak var area: NavigationArea?
  /// The panes, in order.
  private(set) var areas: [NavigationArea] = []

  /// The panes that the router has been told of; nil for none yet.
  private var shown: ScreenPanes?

  init(at position: Int, in area: NavigationArea) {
    self.position = position
    self.area = area
  }

  func number(of id: AnyHashable) -> Int? { areas.firstIndex { $0.place?.id == id } }

  /// Gives the panes an order, and returns the areas of those that are not among them any more.
  func arrange(_ ids: [AnyHashable], in tree: FlowTree) {
    areas = ids.map { id in
      if let number = number(of: id) { return areas[number] }
      return NavigationArea(of: tree, in: PanePlace(panes: self, id: id))
    }
  }

  /// Appends what the router must be told about the panes, and about the screens in each of them.
  ///
  /// Panes that it does not know yet come up in one go, unanimated.
  func appendCalls(in screen: Screen, to calls: inout [RouterCall]) {
    guard let panes = screen.panes else { return }
    let isNew = shown == nil
    if shown?.hasSamePanes(as: panes) != true {
      calls.append(.setPanes(panes))
    } else if shown?.selected != panes.selected, let selected = panes.selected {
      calls.append(.select(selected))
    }
    shown = panes
    for (pane, area) in zip(panes.all, areas) {
      if isNew { area.holdStill() }
      var inner: [RouterCall] = []
      area.appendCalls(to: &inner)
      area.appendCallsOfPanes(to: &inner)
      for call in inner { calls.append(.inPane(pane, call)) }
    }
  }
}

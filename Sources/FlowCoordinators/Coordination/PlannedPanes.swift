/// The panes of one planned screen, each an area of its own, and what the router knows of them.
@MainActor final class PlannedPanes {
  /// Where the screen that has them stands in its area.
  let position: Int
  /// The area that the screen stands in.
  private(set) weak var area: NavigationArea?
  /// The panes, in order.
  private(set) var areas: [NavigationArea] = []
  /// Panes that have gone in this turn, of which the router still shows what was in them.
  private var gone: [NavigationArea] = []

  /// All that the router may speak of.
  var allAreas: [NavigationArea] { areas + gone }

  /// The panes that the router has been told of; nil for none yet.
  private var shown: ScreenPanes?

  init(at position: Int, in area: NavigationArea) {
    self.position = position
    self.area = area
  }

  func number(of area: NavigationArea) -> Int? { areas.firstIndex { $0 === area } }

  /// The number that a pane has for the router; nil once it is planned no more.
  func shownNumber(of area: NavigationArea) -> Int? {
    guard let number = number(of: area) else { return nil }
    return shown?.all.firstIndex { $0.id == area.place?.id } ?? number
  }

  /// Gives the panes an order; those that are not among them any more are let go after the turn.
  func arrange(_ ids: [AnyHashable], in tree: FlowTree) {
    let known = areas + gone
    areas = ids.map { id in
      if let area = known.first(where: { $0.place?.id == id }) { return area }
      let area = NavigationArea(in: PanePlace(panes: self, id: id))
      area.join(tree)
      return area
    }
    gone = known.filter { area in !areas.contains { $0 === area } }
  }

  /// Appends what the router must be told about the panes, and about the screens in each of them.
  ///
  /// Panes that it does not know yet come up in one go, unanimated.
  func appendCalls(in screen: Screen, to calls: inout [RouterCall]) {
    guard let panes = screen.panes else { return }
    if shown?.hasSamePanes(as: panes) != true {
      calls.append(.setPanes(panes))
    } else if shown?.selected != panes.selected, let selected = panes.selected {
      calls.append(.select(selected, animated: screen.transition != TransitionName.none))
    }
    shown = panes
    gone = []
    for (pane, area) in zip(panes.all, areas) {
      if !area.isShown { area.holdStill() }
      area.isShown = true
      var inner: [RouterCall] = []
      area.appendCalls(to: &inner)
      area.appendCallsOfPanes(to: &inner)
      for call in inner { calls.append(.inPane(pane, call)) }
    }
  }
}

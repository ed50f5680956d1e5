/// One step of a real path, together with everything below it.
struct PathCell: Hashable {
  /// The number of the flow, where several are walked through together.
  var flow = 0
  let state: Int
  var traits: PathEntry.Traits
  /// The cell below; ``PathArena/nothing`` for the first step.
  var lower: Int
  /// The coordinator that runs in the step; ``PathArena/nothing`` where there is none.
  var child = PathArena.nothing
  /// The number of what runs in the panes of the step; ``PathArena/nothing`` where it has none.
  var panes = PathArena.nothing
}

/// What runs in the panes of a step.
struct PaneRunners: Hashable {
  /// The position of the selected pane.
  var selected: Int
  /// By pane, the coordinator; ``PathArena/nothing`` where there is none.
  var runners: [Int]
}

/// Real paths, each once: equal paths have the same number, and share what is below.
struct PathArena {
  /// The number of no path.
  static let nothing = -1

  private(set) var cells: [PathCell] = []
  private var numbers: [PathCell: Int] = [:]
  private(set) var panes: [PaneRunners] = []
  private var paneNumbers: [PaneRunners: Int] = [:]

  mutating func number(of cell: PathCell) -> Int {
    if let number = numbers[cell] { return number }
    numbers[cell] = cells.count
    cells.append(cell)
    return cells.count - 1
  }

  mutating func number(of runners: PaneRunners) -> Int {
    if let number = paneNumbers[runners] { return number }
    paneNumbers[runners] = panes.count
    panes.append(runners)
    return panes.count - 1
  }

  /// The states of a path, lowest first.
  func states(of path: Int) -> [Int] {
    var states: [Int] = []
    var path = path
    while path != Self.nothing {
      states.append(cells[path].state)
      path = cells[path].lower
    }
    return states.reversed()
  }
}

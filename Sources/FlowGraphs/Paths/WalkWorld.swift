/// A coordinator as it is at some moment of a walk.
struct WalkRunner: Hashable {
  static let settled = -1

  let flow: Int
  /// The path, whose cells name the runners of the child flows.
  var path: Int
  /// Events that wait for another step, oldest first.
  var postponed: [Int] = []
  /// Which of them is tried next; `settled` while the step has not changed.
  var retry = WalkRunner.settled
}

/// Everything that a walk through a flow and the flows inside has met.
///
/// A moment of the app is one number: that of the root's runner. Equal moments have the same number.
final class WalkWorld {
  private(set) var flows: [WalkedFlow] = []
  private var flowNumbers: [ObjectIdentifier: Int] = [:]
  var arena = PathArena()
  private(set) var runners: [WalkRunner] = []
  /// By path that has panes in it, the same without what runs there.
  var outlines: [Int: Int] = [:]
  private var hasPanes = false
  private var runnerNumbers: [WalkRunner: Int] = [:]

  /// The number of a flow, which is prepared when it is first met.
  func number(of flow: any CheckedFlow) -> Int {
    let key = ObjectIdentifier(flow)
    if let number = flowNumbers[key] { return number }
    flowNumbers[key] = flows.count
    flows.append(WalkedFlow(flow, number: flows.count))
    if !flow.panes.isEmpty { hasPanes = true }
    return flows.count - 1
  }

  func number(of runner: WalkRunner) -> Int {
    if let number = runnerNumbers[runner] { return number }
    runnerNumbers[runner] = runners.count
    runners.append(runner)
    return runners.count - 1
  }

  func cell(_ path: Int) -> PathCell { arena.cells[path] }

  /// A path without what runs in the panes of its steps; the path itself where there are none.
  func outline(of path: Int) -> Int { hasPanes ? outline(ofPanesIn: path) : path }

  func hosts(_ cell: PathCell) -> Bool { flows[cell.flow].moves.hosts(cell) }

  func showsPanes(_ cell: PathCell) -> Bool { flows[cell.flow].moves.showsPanes(cell) }

  func showsNothing(_ cell: PathCell) -> Bool { flows[cell.flow].moves.showsNothing(cell) }

  func state(of runner: WalkRunner) -> Int { arena.cells[runner.path].state }

  /// The hosting step's child, as it was explored for the way in which the step was entered.
  func hosting(in cell: PathCell) -> Hosting? { flows[cell.flow].index.hostings(in: cell).first }

  func carryOut(_ answer: Answer, of flow: Int, on path: Int) -> Landing {
    flows[flow].moves.carryOut(answer, on: path, in: &arena)
  }

  func beginningPath(of flow: Int) -> Int {
    flows[flow].moves.path(flows[flow].flow.beginning, in: &arena)
  }

  /// A path with one of its cells replaced; what stands above it can be left out.
  func path(_ path: Int, replacing old: Int, by new: PathCell, keepingAbove: Bool) -> Int {
    var above: [PathCell] = []
    var position = path
    while position != old, position != PathArena.nothing {
      above.append(arena.cells[position])
      position = arena.cells[position].lower
    }
    var top = arena.number(of: new)
    guard keepingAbove else { return top }
    for var cell in above.reversed() {
      cell.lower = top
      top = arena.number(of: cell)
    }
    return top
  }
}

/// A coordinator and those around it, outermost first.
struct WalkPlace {
  /// A coordinator, and the cell of its path that hosts the next one.
  struct Level {
    var runner: WalkRunner
    let host: Int
    /// The position of the pane that the next one runs in; nil where it runs in none.
    var pane: Int?
  }

  let around: [Level]
  let runner: WalkRunner
  /// Whether it is what the user sees, or hosts that.
  let isActive: Bool
}

extension WalkWorld {
  /// The coordinators of a moment: those that lead to the top, innermost first, then the others.
  func places(in root: Int) -> [WalkPlace] {
    var active: [WalkPlace] = []
    var buried: [WalkPlace] = []
    var open = [WalkPlace(around: [], runner: runners[root], isActive: true)]
    while let place = open.popLast() {
      if place.isActive { active.append(place) } else { buried.append(place) }
      var position = place.runner.path
      while position != PathArena.nothing {
        let cell = arena.cells[position]
        if cell.child != PathArena.nothing {
          open.append(
            WalkPlace(
              around: place.around + [.init(runner: place.runner, host: position)],
              runner: runners[cell.child],
              isActive: place.isActive && position == place.runner.path
            )
          )
        }
        open += panes(of: cell, at: position, in: place)
        position = cell.lower
      }
    }
    return active.reversed() + buried
  }
}

import FlowCoordinators

/// Something that must never be true between two turns, whatever a flow answers.
enum Inconsistency: Equatable {
  /// The router was asked for what a platform would reject.
  case violation(String)
  /// The router shows other screens than the paths stand for.
  case screens(shown: String, planned: String)
  /// A coordinator runs without a step.
  case emptyPath(flow: String)
  /// A step that shows nothing has a step above it.
  case buriedNothing(step: String, flow: String)
  /// Coordinators have got lost, or have ended twice.
  case count(begun: Int, ended: Int, running: Int)
}

extension Inconsistency: CustomStringConvertible {
  var description: String {
    switch self {
    case .violation(let text): text
    case .screens(let shown, let planned):
      "The router shows \(shown), but the paths stand for \(planned)."
    case .emptyPath(let flow): "\(flow) runs without a step."
    case .buriedNothing(let step, let flow):
      "\(step) of \(flow) shows nothing and has a step above it."
    case .count(let begun, let ended, let running):
      "\(begun) flows have begun and \(ended) have ended, but \(running) run."
    }
  }
}

extension Inconsistency {
  /// Returns what is wrong with a tree of coordinators and the router that it is shown on.
  @MainActor static func all(
    of root: any InspectedFlow,
    on router: RecordingRouter,
    _ listener: TestListener
  ) -> [Inconsistency] {
    let planned = PlannedScreens(of: root)
    var all: [Inconsistency] = router.violations.map { .violation("\($0)") }
    all += planned.problems
    let shown = ShownScreens(router.world)
    if root.isRunning, shown != planned.screens {
      all.append(.screens(shown: "\(shown)", planned: "\(planned.screens)"))
    }
    let running = planned.flows.count
    if listener.begun - listener.ended != running {
      all.append(.count(begun: listener.begun, ended: listener.ended, running: running))
    }
    return all
  }
}

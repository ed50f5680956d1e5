import FlowCoordinators
import FlowGraphs

/// The coordinator that an event of a path is for.
@MainActor struct CoverReceiver {
  let flow: any InspectedFlow
  private let root: any InspectedFlow
  /// From the root down, both included.
  private let line: [any InspectedFlow]

  /// Goes down from the root, by the steps that host; nil when there is no such coordinator.
  init?(_ event: FlowPath.Event, in root: any InspectedFlow) {
    guard root.isRunning else { return nil }
    var line = [root]
    for (number, host) in event.hosts.enumerated() {
      let path = line[line.count - 1].inspectedPath
      let index = event.hostIndices[number]
      guard path.indices.contains(index),
        let next = path[index].flow(in: event.hostPanes[number]),
        next.isRunning, Label.case(path[index].step.base) == host
      else { return nil }
      line.append(next)
    }
    self.root = root
    self.line = line
    flow = line[line.count - 1]
    if flow.flowType != event.flowType { return nil }
  }

  /// The current step as it is written in code.
  var step: String? { flow.inspectedPath.last.map { Label.value($0.step.base) } }

  func isIn(_ step: String) -> Bool { self.step == step }

  /// The flow types that lead a test from the root to the flow, as `child(_:)` finds them.
  ///
  /// Its type alone where that is enough, else with the flows around it; nil for one of several of
  /// the same type that cannot be told apart like that.
  var chain: [String]? {
    guard line.count > 1 else { return [] }
    let types = line.dropFirst().map { Naming.type($0.flowType) }
    if root.nearestFlow(of: flow.flowType) === flow { return Array(types.suffix(1)) }
    let isFound = zip(line, line.dropFirst()).allSatisfy { parent, child in
      parent.nearestFlow(of: child.flowType) === child
    }
    return isFound ? types : nil
  }
}

extension InspectedStep {
  /// The flow that the step hosts, in a pane or alone.
  fileprivate func flow(in pane: AnyHashable?) -> (any InspectedFlow)? {
    switch content {
    case .flow(let flow): pane == nil ? flow : nil
    case .panes(let panes): pane.flatMap { id in panes.first { $0.id == id }?.flow }
    case .screen, .nothing: nil
    }
  }
}

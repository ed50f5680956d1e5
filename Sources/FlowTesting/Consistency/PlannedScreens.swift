import FlowCoordinators

/// The screens that the paths of a tree of coordinators stand for, in containers.
///
/// Put together from what the coordinators say about themselves, without the plan that the router's
/// calls were made from, so that the two can be compared.
@MainActor struct PlannedScreens {
  /// The steps that should be up, lowest container first; the first one may be empty.
  private(set) var containers: [[AnyHashable]] = [[]]

  /// The coordinators that run, parents first.
  private(set) var flows: [any InspectedFlow] = []

  /// What is wrong with the paths themselves.
  private(set) var problems: [Inconsistency] = []

  init(of root: any InspectedFlow) {
    if root.isRunning { add(root) }
  }

  private mutating func add(_ flow: any InspectedFlow) {
    flows.append(flow)
    let path = flow.inspectedPath
    if path.isEmpty { problems.append(.emptyPath(flow: flow.name)) }
    for (index, step) in path.enumerated() {
      switch step.content {
      case .screen:
        if step.style == nil {
          containers[containers.count - 1].append(step.step)
        } else {
          containers.append([step.step])
        }
      case .flow(let child): add(child)
      case .panes: break
      case .nothing where index < path.count - 1:
        problems.append(.buriedNothing(step: Naming.value(step.step.base), flow: flow.name))
      case .nothing: break
      }
    }
  }
}

import FlowCoordinators

/// The screens that the paths of a tree of coordinators stand for.
///
/// Put together from what the coordinators say about themselves, without the plan that the router's
/// calls were made from, so that the two can be compared.
@MainActor struct PlannedScreens {
  /// What should be up.
  private(set) var screens = ShownScreens()

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
    let start = screens.count
    for (index, step) in path.enumerated() {
      // The first screen of a flow enters as the flow does, whichever step has it.
      let style = step.style ?? (screens.count == start ? path.first?.style : nil)
      switch step.content {
      case .screen: show(.init(step: step.step), in: style)
      case .flow(let child): add(child)
      case .panes(let panes):
        var shown: [ShownScreens.ShownPane] = []
        for item in panes { shown.append(pane(item)) }
        show(.init(step: step.step, panes: shown), in: style)
      case .nothing where index < path.count - 1:
        problems.append(.buriedNothing(step: Naming.value(step.step.base), flow: flow.name))
      case .nothing: break
      }
    }
  }

  private mutating func show(_ shown: ShownScreens.Shown, in style: PresentationStyle?) {
    if style == nil {
      screens.containers[screens.containers.count - 1].append(shown)
    } else {
      screens.containers.append([shown])
    }
  }

  /// A pane has containers of its own, put together beside those around it.
  private mutating func pane(_ pane: InspectedPane) -> ShownScreens.ShownPane {
    let around = screens
    screens = ShownScreens()
    if let flow = pane.flow { add(flow) }
    defer { screens = around }
    return .init(id: pane.id, isSelected: pane.isSelected, screens: screens)
  }
}

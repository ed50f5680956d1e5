/// A coordinator as the testing kit looks at it, whatever its flow: with values, not only texts.
@MainActor package protocol InspectedFlow: RunningFlow {
  /// The type of its flow.
  var flowType: any Flow.Type { get }

  /// The path with what each step shows, lowest first; empty before the start and after the end.
  var inspectedPath: [InspectedStep] { get }

  /// The work of the steps in the path, lowest first.
  var inspectedTasks: [Task<Void, Never>] { get }

  /// Sends an event of any type; nil when it is no event of this flow.
  func send(inspected event: Any) -> EventOutcome?

  /// The flow that it runs.
  var inspectedBlueprint: any Flow { get }

  /// Its place in the tree.
  var inspectedAddress: FlowAddress { get }

  /// How often the router of its tree has been called.
  var inspectedCallCount: Int { get }

  /// Lets a recorded event, choice or ending come again; a choice is made in a screen.
  ///
  /// The example stands in for an event that was recorded as text. Throws before anything happens
  /// when neither can be used.
  func replay(_ input: RecordedInput, as example: Any?, in screen: Screen?) throws(ReplayObstacle)

  /// The running child of a flow type nearest the top, as `child(_:)` finds it.
  func nearestFlow(of type: any Flow.Type) -> (any InspectedFlow)?
}

/// One step of a path, and what it shows.
package struct InspectedStep {
  /// What a step shows.
  package enum Content {
    case screen
    case flow(any InspectedFlow)
    /// A screen of its own that holds panes, in order.
    case panes([InspectedPane])
    /// Nothing of its own; a step whose child has ended, too.
    case nothing
  }

  /// The step's value.
  package let step: AnyHashable

  /// What it shows.
  package let content: Content

  /// The style, when the step opens a container.
  package let style: PresentationStyle?
}

/// One pane of a step, and what runs in it; nothing does where its first screen was refused.
package struct InspectedPane {
  /// What tells it from the others.
  package let id: AnyHashable

  /// What runs in it.
  package let flow: (any InspectedFlow)?

  /// Whether it is the one that the user works in.
  package let isSelected: Bool
}

extension FlowCoordinator: InspectedFlow {
  package var flowType: any Flow.Type { F.self }

  package var inspectedPath: [InspectedStep] {
    entries.indices.map { index in
      let entry = entries[index]
      let child = hosted.last { $0.index == index }?.child
      let content: InspectedStep.Content =
        switch entry.kind {
        case .screen, .alert: .screen
        case .hosting: child.map { .flow($0) } ?? .nothing
        case .panes: .panes(inspectedPanes(at: index))
        case .nothing, .ended, .answered: .nothing
        }
      let style = entry.kind == .alert ? PresentationStyle.alert : entry.way.style
      return InspectedStep(step: entry.step, content: content, style: style)
    }
  }

  package var inspectedTasks: [Task<Void, Never>] { entries.compactMap { $0.task?.task } }

  package func send(inspected event: Any) -> EventOutcome? {
    (event as? F.Event).map { send($0) }
  }

  package func nearestFlow(of type: any Flow.Type) -> (any InspectedFlow)? {
    func child<G: Flow>(_ type: G.Type) -> (any InspectedFlow)? { self.child(type) }
    return child(type)
  }
}

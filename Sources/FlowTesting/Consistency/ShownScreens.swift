import FlowCoordinators

/// What is up, or should be, in the router or in one pane: steps in containers, panes within them.
struct ShownScreens: Equatable {
  /// One screen, by its step.
  struct Shown: Equatable {
    let step: AnyHashable
    var panes: [ShownPane] = []
  }

  /// One pane of a screen.
  struct ShownPane: Equatable {
    let id: AnyHashable
    let isSelected: Bool
    var screens: ShownScreens
  }

  /// The screens by containers, lowest first; the first one may be empty.
  var containers: [[Shown]] = [[]]

  /// How many screens there are, those in panes left out.
  var count: Int { containers.reduce(0) { $0 + $1.count } }
}

extension ShownScreens {
  /// What the current root shows on a router.
  init(_ world: RouterWorld) {
    containers = world.ownContainers.map { $0.map { Self.shown($0, in: world) } }
  }

  private static func shown(_ screen: Screen, in world: RouterWorld) -> Shown {
    guard let panes = world.panes[screen.id] else { return Shown(step: screen.step) }
    let shown = panes.ids.indices.map { number in
      ShownPane(
        id: panes.ids[number],
        isSelected: number == panes.selected,
        screens: ShownScreens(panes.worlds[number])
      )
    }
    return Shown(step: screen.step, panes: shown)
  }
}

extension ShownScreens: CustomStringConvertible {
  /// Steps with commas, a bar where a container opens, panes in braces, the selected one starred.
  var description: String {
    "[\(containers.map { $0.map(text).joined(separator: ", ") }.joined(separator: " | "))]"
  }

  private func text(_ shown: Shown) -> String {
    let step = Naming.value(shown.step.base)
    if shown.panes.isEmpty { return step }
    let panes = shown.panes.map { pane in
      "\(Naming.value(pane.id.base))\(pane.isSelected ? "*" : ""): \(pane.screens)"
    }
    return "\(step) {\(panes.joined(separator: ", "))}"
  }
}

import FlowCoordinators
@testable import FlowTesting

/// The recording router, whose world says what the others have to show.
@MainActor final class RecordingDevice: Device {
  let recording = RecordingRouter()
  var router: any Router { recording }
  var shown: [ShownContainer] { shown(recording.world) }

  func tapBack() { recording.userTapsBack() }
  func tapBack(in pane: Tab) { recording.userTapsBack(in: pane) }
  func pop(to step: T) { recording.userPops(to: step) }
  func dismiss() { recording.userDismisses() }
  func dismiss(containerOf step: T) { recording.userDismisses(containerOf: step) }
  func choose(_ title: String) { recording.userChooses(title) }
  func select(_ pane: Tab) { recording.userSelects(pane) }
  func reselect(_ pane: Tab) { recording.userReselects(pane) }
  func idle(_ random: inout SplitMix64) {}

  private func shown(_ world: RouterWorld) -> [ShownContainer] {
    world.containers.map { container in
      ShownContainer(
        style: container.style,
        screens: container.screens.map {
          ShownScreen(step: $0.step(as: T.self), panes: world.panes[$0.id].map(shown))
        }
      )
    }
  }

  private func shown(_ panes: WorldPanes) -> ShownPanes {
    ShownPanes(
      style: panes.style,
      selected: panes.ids.indices.contains(panes.selected) ? panes.ids[panes.selected] : nil,
      ids: panes.ids,
      containers: panes.worlds.map(shown)
    )
  }
}

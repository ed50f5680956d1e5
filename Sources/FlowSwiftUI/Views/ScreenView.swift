#if (canImport(SwiftUI) && canImport(Darwin)) || STAND_INS
import FlowCoordinators
import SwiftUI

/// A screen, with its newest step as long as it is up, and the last one while it goes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct ScreenView: View {
  let scene: FlowScene
  let id: ScreenID

  @State private var screens = Memory<Screen>()
  @State private var panes = Memory<NavigationPanes>()

  var body: some View {
    if let screen = screens.latest(scene.model.screen(id)) {
      content(of: screen, panes.latest(scene.model.panes(of: id)))
    }
  }

  @ViewBuilder private func content(
    of screen: Screen,
    _ panes: NavigationPanes?
  ) -> some View {
    if let panes, panes.style != .drawer {
      PanesView(scene: scene, screen: screen, panes: panes)
    } else if let view = screen.view {
      view.environment(\.panesInFlow, panes.map { PanesInFlow(scene: scene, panes: $0) })
    } else {
      // It has come up before the model could refuse it.
      EmptyView()
    }
  }
}

/// A screen that the user can go back from, if it lets them.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct PushedScreenView: View {
  let scene: FlowScene
  let id: ScreenID

  var body: some View {
    let way = scene.model.wayBack(from: id)
    ScreenView(scene: scene, id: id)
      .navigationBarBackButtonHidden(!way.isAllowed)
      .toolbar {
        if way.isAsking {
          ToolbarItem(placement: .cancellationAction) {
            Button {
              scene.model.goBack(from: id)
            } label: {
              Label("Back", systemImage: "chevron.backward")
            }
          }
        }
      }
  }
}

extension WayBack {
  fileprivate var isAllowed: Bool {
    if case .allowed = self { true } else { false }
  }

  fileprivate var isAsking: Bool {
    if case .asks = self { true } else { false }
  }
}
#endif

#if (canImport(SwiftUI) && canImport(Darwin)) || STAND_INS
import FlowCoordinators
import SwiftUI

/// Panes side by side: tabs, or two or three columns.
///
/// SwiftUI knows no more columns: more of them are tabs, and one is shown alone.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct PanesView: View {
  let scene: FlowScene
  let screen: Screen
  let panes: NavigationPanes

  var body: some View {
    if panes.hasColumns {
      columns
    } else if panes.style == .split, panes.all.count == 1 {
      PaneView(scene: scene, pane: panes.all[0])
    } else {
      tabs
    }
  }

  private var tabs: some View {
    TabView(selection: scene.model.selection(of: screen.id, panes)) {
      ForEach(panes.all) { pane in
        PaneView(scene: scene, pane: pane)
          .tabItem { screen.label(for: pane.id) }
          .tag(panes.all.firstIndex { $0.id == pane.id } ?? 0)
      }
    }
  }

  @ViewBuilder private var columns: some View {
    let model = scene.model
    let all = panes.all
    if all.count == 2 {
      NavigationSplitView(
        preferredCompactColumn: model.column(of: screen.id, panes, [.sidebar, .detail])
      ) {
        PaneView(scene: scene, pane: all[0])
      } detail: {
        PaneView(scene: scene, pane: all[1])
      }
    } else {
      NavigationSplitView(
        preferredCompactColumn: model.column(of: screen.id, panes, [.sidebar, .content, .detail])
      ) {
        PaneView(scene: scene, pane: all[0])
      } content: {
        PaneView(scene: scene, pane: all[1])
      } detail: {
        PaneView(scene: scene, pane: all[2])
      }
    }
  }
}

/// One pane, with its own stack.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct PaneView: View {
  let scene: FlowScene
  let pane: NavigationPane

  var body: some View {
    let container = pane.containers[0]
    ContainerView(scene: scene, container: container).id(container.id)
  }
}
#endif

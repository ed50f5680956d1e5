#if (canImport(SwiftUI) && canImport(Darwin)) || STAND_INS
import FlowCoordinators
import SwiftUI

/// A container with its stack, and with what is presented over it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct ContainerView<Outside: View>: View {
  let scene: FlowScene
  /// The container when the view was made.
  let container: NavigationContainer
  /// What the stack begins with, where no flow has put a screen there.
  let outside: Outside

  @State private var memory = Memory<NavigationContainer>()

  private var model: NavigationModel { scene.model }

  var body: some View {
    let container = memory.latest(model.container(container.id)) ?? container
    content(of: container)
      .presents(scene, over: container.id)
  }

  /// Panes have stacks of their own, and stand in none themselves as long as nothing is pushed onto
  /// them.
  @ViewBuilder private func content(of container: NavigationContainer) -> some View {
    if let root = container.root, root.panes != nil, container.path.isEmpty {
      ScreenView(scene: scene, id: root.id).id(root.id)
    } else {
      NavigationStack(path: model.path(of: container)) {
        root(of: container)
          .navigationDestination(for: ScreenID.self) { id in
            PushedScreenView(scene: scene, id: id)
          }
      }
    }
  }

  @ViewBuilder private func root(of container: NavigationContainer) -> some View {
    if let root = container.root {
      ScreenView(scene: scene, id: root.id).id(root.id)
    } else {
      outside
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ContainerView where Outside == EmptyView {
  init(scene: FlowScene, container: NavigationContainer) {
    self.init(scene: scene, container: container, outside: EmptyView())
  }
}
#endif

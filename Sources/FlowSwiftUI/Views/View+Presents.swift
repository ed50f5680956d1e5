#if (canImport(SwiftUI) && canImport(Darwin)) || STAND_INS
import FlowCoordinators
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
  /// Presents what stands over a container.
  ///
  /// A popover has no anchor that a flow could name: it points at the middle of the container. Where
  /// there are no popovers it is a sheet, and where there are no covers they are sheets too.
  func presents(_ scene: FlowScene, over id: NavigationContainer.ID) -> some View {
    let model = scene.model
    let alert = model.alertItem(over: id)
    return sheet(item: model.presented(.sheet, over: id)) { container in
      PresentedView(scene: scene, container: container)
    }
    #if !os(macOS)
    .fullScreenCover(item: model.presented(.cover, over: id)) { container in
      PresentedView(scene: scene, container: container)
    }
    #endif
    #if !os(tvOS) && !os(watchOS)
    .popover(
      item: model.presented(.popover, over: id),
      attachmentAnchor: .point(.center)
    ) { container in
      PresentedView(scene: scene, container: container)
    }
    #endif
    .alert(
      Text(verbatim: alert?.alert.title ?? ""),
      isPresented: model.isAlertPresented(over: id),
      presenting: alert
    ) { item in
      ForEach(item.alert.buttons.indices, id: \.self) { index in
        let button = item.alert.buttons[index]
        Button(button.title, role: button.role.buttonRole) { model.choose(button, in: item.id) }
      }
    } message: { item in
      if let message = item.alert.message { Text(verbatim: message) }
    }
  }
}

/// A container that is presented.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct PresentedView: View {
  let scene: FlowScene
  let container: NavigationContainer

  var body: some View {
    content
      .interactiveDismissDisabled(scene.model.isDismissDisabled(for: container.id))
  }

  @ViewBuilder private var content: some View {
    let stack = ContainerView(scene: scene, container: container)
    if let style = container.style, let presentation = scene.presentations[style] {
      presentation(AnyView(stack))
    } else {
      stack
    }
  }
}

/// What SwiftUI presents a container as.
enum PresentedKind {
  case sheet, cover, popover, alert
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationContainer {
  /// What SwiftUI presents the container as; a style that it does not know is a sheet.
  var kind: PresentedKind {
    switch style {
    case .alert? where alert != nil: return .alert
    #if !os(macOS)
    case .fullScreen?: return .cover
    #endif
    #if !os(tvOS) && !os(watchOS)
    case .popover?: return .popover
    #endif
    default: return .sheet
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension AlertRole {
  /// The role that SwiftUI knows.
  fileprivate var buttonRole: ButtonRole? {
    switch self {
    case .plain: nil
    case .destructive: .destructive
    case .cancel: .cancel
    }
  }
}
#endif

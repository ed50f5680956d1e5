#if (canImport(SwiftUI) && canImport(Darwin)) || STAND_INS
import FlowCoordinators
public import SwiftUI

/// A pane of a drawer, in the place where a step's view wants it.
///
/// SwiftUI has no drawer. The step is asked for its view, and that puts its panes where they belong:
///
/// ```swift
/// case .main(let selected):
///   DrawerView(isOpen: selected == .menu) {
///     FlowPane(Area.menu)
///   } content: {
///     FlowPane(selected == .menu ? Area.inbox : selected)
///   }
/// ```
///
/// Elsewhere than in the view of a step with a drawer, and for an id that no pane has, it is empty.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct FlowPane: View {
  @Environment(\.panesInFlow) private var place
  private let id: AnyHashable

  /// Creates the view of a pane.
  ///
  /// - Parameter id: The pane's id.
  public init<ID: Hashable>(_ id: ID) {
    self.id = AnyHashable(id)
  }

  /// The stack of the pane.
  public var body: some View {
    if let place, let pane = place.panes[id] {
      PaneView(scene: place.scene, pane: pane)
    }
  }
}

/// The panes that a step's view arranges.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct PanesInFlow {
  let scene: FlowScene
  let panes: NavigationPanes
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct PanesInFlowKey: EnvironmentKey {
  static var defaultValue: PanesInFlow? { nil }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension EnvironmentValues {
  var panesInFlow: PanesInFlow? {
    get { self[PanesInFlowKey.self] }
    set { self[PanesInFlowKey.self] = newValue }
  }
}
#endif

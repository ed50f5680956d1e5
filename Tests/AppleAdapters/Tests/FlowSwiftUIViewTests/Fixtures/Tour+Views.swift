import FlowCoordinators
import FlowSwiftUI
@_spi(Simulation) import SwiftUI

extension Tour: ViewFlow {
  func view(for step: Step, send: Send<Event>) -> some View {
    switch step {
    case .deck(_, let selected):
      FlowPane(Tab.one)
      Text("beside")
      FlowPane(selected == .one ? .two : selected)
    default:
      Text(verbatim: "\(step)")
      Button("Next") { send(.go(.push(.page(9)))) }
    }
  }

  func label(for pane: ScreenPane) -> some View {
    Label("Tab \((pane.id as? Tab)?.rawValue ?? 0)", systemImage: "star")
  }
}

extension Stage {
  /// What the user sees now.
  var screen: SwiftUIScreen { SwiftUIScreen(FlowStack(model)) }
}

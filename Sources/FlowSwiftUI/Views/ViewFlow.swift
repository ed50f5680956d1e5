#if (canImport(SwiftUI) && canImport(Darwin)) || STAND_INS
public import FlowCoordinators
public import SwiftUI

/// A flow that has views.
///
/// The conformance stands where the views are, the flow itself knows nothing of it.
///
/// ```swift
/// extension LoginFlow: ViewFlow {
///   func view(for step: Step, send: Send<Event>) -> some View {
///     switch step {
///     case .credentials: CredentialsView { send(.submitted($0)) }
///     case .code(let user): CodeView(user) { send(.codeAccepted(user)) }
///     }
///   }
/// }
/// ```
///
/// A ``FlowStack`` asks for the view of a step whenever the model changes, as SwiftUI asks a view for
/// its body. Steps with child flows and alerts are never asked about, nor those with tabs or columns;
/// a step with a drawer is, and arranges its panes with ``FlowPane``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol ViewFlow: Flow {
  /// What shows a step.
  associatedtype StepView: View

  /// What stands on the tab of a pane.
  associatedtype PaneLabel: View = Text

  /// Returns the view of a step.
  ///
  /// - Parameters:
  ///   - step: The step, with its newest payload.
  ///   - send: What the view reports its events to.
  /// - Returns: The view.
  @MainActor @ViewBuilder func view(for step: Step, send: Send<Event>) -> StepView

  /// Returns what stands on the tab of a pane; the name of the pane's id where a flow says nothing.
  ///
  /// - Parameter pane: A pane of a step of this flow.
  /// - Returns: A text, a label or an image.
  @MainActor @ViewBuilder func label(for pane: ScreenPane) -> PaneLabel
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ViewFlow {
  /// Returns the name of the pane's id, as it is written in code.
  ///
  /// - Parameter pane: A pane of a step of this flow.
  /// - Returns: The text.
  @MainActor public func label(for pane: ScreenPane) -> Text {
    Text(verbatim: Naming.case(pane.id.base))
  }
}

// MARK: - Without its types

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ViewFlow {
  @MainActor fileprivate func erasedView(of screen: Screen) -> AnyView? {
    guard let step = screen.step(as: Step.self), let send = screen.send(for: Self.self) else {
      return nil
    }
    return AnyView(view(for: step, send: send))
  }

  @MainActor fileprivate func erasedLabel(for pane: ScreenPane) -> AnyView {
    AnyView(label(for: pane))
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Screen {
  @MainActor private var viewFlow: (any ViewFlow)? { instance as? any ViewFlow }

  /// The view of the step; nil where its flow has none.
  @MainActor var view: AnyView? { viewFlow?.erasedView(of: self) }

  /// What stands on the tab of a pane of the screen.
  @MainActor func label(for id: AnyHashable) -> AnyView {
    let pane = panes?.all.first { $0.id == id }
    let label = pane.flatMap { viewFlow?.erasedLabel(for: $0) }
    return label ?? AnyView(Text(verbatim: Naming.case(id.base)))
  }

  /// Why a ``FlowStack`` cannot show the screen; nil where it can.
  @MainActor var reasonToRefuse: String? {
    // These are shown by what they are.
    if alert != nil || panes.map({ $0.style != .drawer }) == true || viewFlow != nil { return nil }
    let flow = Naming.type(flow)
    return """
      \(flow) has no views.
      Add them where they are known: extension \(flow): ViewFlow { func view(for:send:) … }.
      """
  }
}
#endif

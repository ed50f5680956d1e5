#if (canImport(SwiftUI) && canImport(Darwin)) || STAND_INS
public import FlowCoordinators
public import SwiftUI

/// Shows what is up in a model: stacks, sheets, alerts and panes.
///
/// ```swift
/// struct ContentView: View {
///   let model: NavigationModel
///
///   var body: some View {
///     FlowStack(model)
///   }
/// }
/// ```
///
/// The views come from the flows, see ``ViewFlow``. From when it appears, the model refuses screens
/// of flows that have no views: their coordinators end as `cancelled(.refused)` or go back, and report
/// a ``/FlowCoordinators/FlowIssue``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct FlowStack<Root: View>: View {
  private let model: NavigationModel
  private let root: Root
  private var presentations: FlowScene.Presentations = [:]

  /// Creates a view of a model whose flow has the entry `.root`.
  ///
  /// - Parameter model: The router of the flow's coordinator.
  public init(_ model: NavigationModel) where Root == EmptyView {
    self.init(model) { EmptyView() }
  }

  /// Creates a view of a model whose flow stands on a view of the app.
  ///
  /// That view is the root of the lowest stack as long as no flow with the entry `.root` takes its
  /// place: for flows with the entry `.push` or `.present`.
  ///
  /// - Parameters:
  ///   - model: The router of the flow's coordinator.
  ///   - root: The view of the app.
  public init(_ model: NavigationModel, @ViewBuilder root: () -> Root) {
    self.model = model
    self.root = root()
  }

  /// Says how containers of a style are presented.
  ///
  /// ```swift
  /// FlowStack(model)
  ///   .presentation(.card) { $0.presentationDetents([.medium]) }
  /// ```
  ///
  /// A style that the app has made up is shown as a sheet.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - content: Makes what is presented, of the container's stack.
  /// - Returns: The view that knows it.
  public func presentation<Content: View>(
    _ style: PresentationStyle,
    @ViewBuilder content: @escaping @MainActor (AnyView) -> Content
  ) -> FlowStack {
    var copy = self
    copy.presentations[style] = { AnyView(content($0)) }
    return copy
  }

  /// The stack of the lowest container, with everything that is presented over it.
  public var body: some View {
    ContainerView(
      scene: FlowScene(model: model, presentations: presentations),
      container: model.containers[0],
      outside: root
    )
    .onAppear { model.refuse { $0.reasonToRefuse } }
  }
}

/// What all views of a model share.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct FlowScene {
  typealias Presentations = [PresentationStyle: @MainActor (AnyView) -> AnyView]

  let model: NavigationModel
  let presentations: Presentations
}

/// Keeps what a view has shown last, for the time in which it goes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor final class Memory<Value> {
  private var value: Value?

  /// The newest value; the last one there was, where there is none any more.
  func latest(_ value: Value?) -> Value? {
    if let value { self.value = value }
    return self.value
  }
}
#endif

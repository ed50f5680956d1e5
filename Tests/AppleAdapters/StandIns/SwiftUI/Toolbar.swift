@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

/// Content that the stand-in shows itself.
@MainActor protocol RenderedToolbar {
  func renderToolbar(on surface: Surface, in environment: EnvironmentValues)
}

@MainActor func renderToolbar<T: ToolbarContent>(
  _ content: T,
  on surface: Surface,
  in environment: EnvironmentValues
) {
  if let content = content as? any RenderedToolbar {
    content.renderToolbar(on: surface, in: environment)
  } else {
    renderToolbar(content.body, on: surface, in: environment)
  }
}

@resultBuilder
public struct ToolbarContentBuilder {
  @MainActor public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  @MainActor public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { content }

  @MainActor public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { fatalError("The stand-in shows optional content itself") }
}

extension Optional: RenderedToolbar where Wrapped: ToolbarContent {
  func renderToolbar(on surface: Surface, in environment: EnvironmentValues) {
    if let content = self { SwiftUI.renderToolbar(content, on: surface, in: environment) }
  }
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent, RenderedToolbar {
  let content: Content

  public var body: Never { fatalError("The stand-in shows toolbar items itself") }

  func renderToolbar(on surface: Surface, in environment: EnvironmentValues) {
    SwiftUI.render(content, on: surface, in: environment)
  }
}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension View {
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return Modified(self) { view, surface, environment in
      SwiftUI.render(view, on: surface, in: environment)
      renderToolbar(content, on: surface, in: environment)
    }
  }
}

@_exported import Foundation
import UIKit

/// What a view is: isolated as since the iOS 18 SDK.
///
/// Modifiers and initialisers are isolated too, where the real ones are not: the stricter way.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never is never shown") }
}

/// A view that the stand-in shows itself; every other one is asked for its body.
@MainActor protocol Rendered {
  func render(on surface: Surface, in environment: EnvironmentValues)
}

extension Rendered {
  public var body: Never { fatalError("The stand-in shows \(Self.self) itself") }
}

@MainActor func render<V: View>(
  _ view: V,
  on surface: Surface,
  in environment: EnvironmentValues
) {
  if let view = view as? any Rendered {
    view.render(on: surface, in: environment)
  } else if let view = view as? any UIViewControllerRepresentable {
    EnvironmentValues.current = environment
    view.renderController(on: surface)
  } else {
    EnvironmentValues.current = environment
    render(view.body, on: surface, in: environment)
  }
}

/// A view with something done to it.
struct Modified<Content: View>: View, Rendered {
  typealias Effect = @MainActor (Content, Surface, EnvironmentValues) -> Void

  let content: Content
  let effect: Effect

  init(_ content: Content, _ effect: @escaping Effect) {
    self.content = content
    self.effect = effect
  }

  func render(on surface: Surface, in environment: EnvironmentValues) {
    EnvironmentValues.current = environment
    effect(content, surface, environment)
  }
}

extension View {
  /// This view, and then something else about the surface that it is on.
  func noting(_ note: @escaping @MainActor (Surface) -> Void) -> some View {
    Modified(self) { content, surface, environment in
      SwiftUI.render(content, on: surface, in: environment)
      note(surface)
    }
  }

  public func id<ID: Hashable>(_ id: ID) -> some View {
    noting { $0.ids.append(AnyHashable(id)) }
  }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    noting { surface in
      if let action { surface.appearances.append(action) }
    }
  }
}

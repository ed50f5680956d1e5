@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// There is nothing to run here: an app only has to compile.
  public static func main() { _ = Self().body }
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  @MainActor public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

public struct WindowGroup<Content: View>: Scene {
  @_spi(Simulation) public let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("Windows are not simulated") }
}

@resultBuilder
public struct ViewBuilder {
  @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  @MainActor public static func buildBlock() -> EmptyView { EmptyView() }

  @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views)
  }

  @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  @MainActor public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  @MainActor public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  @MainActor public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}

public struct EmptyView: View, Rendered {
  public init() {}
  func render(on surface: Surface, in environment: EnvironmentValues) {}
}

public struct TupleView<T>: View, Rendered {
  public var value: T
  private let views: [any View]

  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }

  func render(on surface: Surface, in environment: EnvironmentValues) {
    for view in views { SwiftUI.render(view, on: surface, in: environment) }
  }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, Rendered {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  func render(on surface: Surface, in environment: EnvironmentValues) {
    switch storage {
    case .first(let view): SwiftUI.render(view, on: surface, in: environment)
    case .second(let view): SwiftUI.render(view, on: surface, in: environment)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("The stand-in shows optional views itself") }
}

extension Optional: Rendered where Wrapped: View {
  func render(on surface: Surface, in environment: EnvironmentValues) {
    if let view = self { SwiftUI.render(view, on: surface, in: environment) }
  }
}

public struct AnyView: View, Rendered {
  private let view: any View

  public init<V: View>(_ view: V) { self.view = view }
  public init<V: View>(erasing view: V) { self.view = view }

  func render(on surface: Surface, in environment: EnvironmentValues) {
    SwiftUI.render(view, on: surface, in: environment)
  }
}

public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError("The stand-in shows groups itself") }
}

extension Group: Rendered where Content: View {
  func render(on surface: Surface, in environment: EnvironmentValues) {
    SwiftUI.render(content, on: surface, in: environment)
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  public var body: Never { fatalError("The stand-in shows each itself") }
}

extension ForEach: Rendered where Content: View {
  func render(on surface: Surface, in environment: EnvironmentValues) {
    for element in data {
      EnvironmentValues.current = environment
      SwiftUI.render(content(element), on: surface, in: environment)
    }
  }
}

public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  var all: [AnyHashable] { elements }
}

public struct NavigationStack<Data, Root: View>: View, Rendered {
  private let elements: @MainActor () -> [AnyHashable]
  private let pop: @MainActor (Int) -> Void
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    elements = { [] }
    pop = { _ in }
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    elements = { path.wrappedValue.all }
    pop = { path.wrappedValue.removeLast($0) }
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    elements = { path.wrappedValue.map { AnyHashable($0) } }
    // What it has when it is shown: a write of an evaluation that is kept is a late one.
    let shown = path.wrappedValue
    pop = { count in
      var left = shown
      left.removeLast(count)
      path.wrappedValue = left
    }
    self.root = root()
  }

  func render(on surface: Surface, in environment: EnvironmentValues) {
    let bottom = Surface()
    SwiftUI.render(root, on: bottom, in: environment)
    var destinations = bottom.destinations
    var top = bottom
    let path = elements()
    for element in path {
      let next = Surface()
      let type = ObjectIdentifier(Swift.type(of: element.base))
      if let view = destinations[type]?.view(element) {
        SwiftUI.render(view, on: next, in: environment)
        destinations.merge(next.destinations) { old, _ in old }
      } else {
        next.texts.append("⚠️ no destination")
      }
      surface.addPresented(top)
      top = next
    }
    var count = path.count
    var pop = self.pop
    if let shown = top.shown {
      surface.addPresented(top)
      top = Surface()
      SwiftUI.render(shown.view, on: top, in: environment)
      count += 1
      pop = { _ in shown.hide() }
    }
    surface.stacks.append(Surface.Stack(count: count, isBackHidden: top.isBackHidden, pop: pop))
    surface.add(top)
  }
}

extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    noting { surface in
      surface.destinations[ObjectIdentifier(data)] = Surface.Destination { element in
        (element.base as? D).map { destination($0) }
      }
    }
  }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return noting { surface in
      if isPresented.wrappedValue {
        surface.shown = (destination, { isPresented.wrappedValue = false })
      }
    }
  }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    noting { surface in
      if hidesBackButton { surface.isBackHidden = true }
    }
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    noting { $0.title = titleKey.key }
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    noting { $0.title = String(title) }
  }
}

public struct TabView<SelectionValue: Hashable, Content: View>: View, Rendered {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  func render(on surface: Surface, in environment: EnvironmentValues) {
    let all = Surface()
    all.collectsTabs = true
    SwiftUI.render(content, on: all, in: environment)
    for tab in all.collected {
      let isSelected = tab.tag == selection.map { AnyHashable($0.wrappedValue) }
      surface.tabs.append(
        Surface.Tab(label: tab.tabLabel ?? "", isSelected: isSelected) { [selection] in
          if let value = tab.tag?.base as? SelectionValue ?? tab.tag as? SelectionValue {
            selection?.wrappedValue = value
          }
        }
      )
      if isSelected { surface.add(tab) } else { surface.addPresented(tab) }
    }
  }
}

extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return Modified(self) { content, surface, environment in
      SwiftUI.render(content, on: surface, in: environment)
      let text = Surface()
      SwiftUI.render(label, on: text, in: environment)
      surface.tabLabel = text.texts.joined(separator: " ")
    }
  }

  /// What is tagged within a tab view is a tab of it.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    Modified(self) { content, surface, environment in
      guard surface.collectsTabs else {
        return SwiftUI.render(content, on: surface, in: environment)
      }
      let tab = Surface()
      tab.tag = AnyHashable(tag)
      SwiftUI.render(content, on: tab, in: environment)
      surface.collected.append(tab)
    }
  }
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  public static var sidebar: NavigationSplitViewColumn { Self(name: "sidebar") }
  public static var content: NavigationSplitViewColumn { Self(name: "content") }
  public static var detail: NavigationSplitViewColumn { Self(name: "detail") }
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, Rendered {
  private let preferred: Binding<NavigationSplitViewColumn>
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    preferred = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    preferred = preferredCompactColumn
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }

  /// All columns are in view, as where there is room.
  func render(on surface: Surface, in environment: EnvironmentValues) {
    show(sidebar, .sidebar, on: surface, in: environment)
    if let content { show(content, .content, on: surface, in: environment) }
    show(detail, .detail, on: surface, in: environment)
  }

  private func show<V: View>(
    _ view: V,
    _ column: NavigationSplitViewColumn,
    on surface: Surface,
    in environment: EnvironmentValues
  ) {
    let isPreferred = preferred.wrappedValue == column
    surface.columns.append(
      Surface.Column(name: column.name, isPreferred: isPreferred) { [preferred] in
        preferred.wrappedValue = column
      }
    )
    let part = Surface()
    SwiftUI.render(view, on: part, in: environment)
    surface.add(part)
  }
}

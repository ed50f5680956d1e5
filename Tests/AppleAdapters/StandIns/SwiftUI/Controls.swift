public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

public struct Text: View, Rendered, Equatable {
  let string: String

  public init(_ key: LocalizedStringKey) { string = key.key }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }
  public init(verbatim content: String) { string = content }

  func render(on surface: Surface, in environment: EnvironmentValues) {
    surface.texts.append(string)
  }

  public nonisolated static func == (lhs: Text, rhs: Text) -> Bool { lhs.string == rhs.string }
}

public struct Image: View, Rendered {
  public init(systemName: String) {}
  func render(on surface: Surface, in environment: EnvironmentValues) {}
}

public struct Label<Title: View, Icon: View>: View, Rendered {
  let title: Title

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
  }

  func render(on surface: Surface, in environment: EnvironmentValues) {
    SwiftUI.render(title, on: surface, in: environment)
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) { title = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) { self.title = Text(title) }
}

public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: View, Rendered {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  func render(on surface: Surface, in environment: EnvironmentValues) {
    let text = Surface()
    SwiftUI.render(label, on: text, in: environment)
    let title = text.texts.joined(separator: " ")
    surface.buttons.append(Surface.Button(title: title, role: role, action: action))
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}

public struct VerticalAlignment: Sendable {
  public static let center = VerticalAlignment()
}

public struct VStack<Content: View>: View, Rendered {
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func render(on surface: Surface, in environment: EnvironmentValues) {
    SwiftUI.render(content, on: surface, in: environment)
  }
}

public struct HStack<Content: View>: View, Rendered {
  let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func render(on surface: Surface, in environment: EnvironmentValues) {
    SwiftUI.render(content, on: surface, in: environment)
  }
}

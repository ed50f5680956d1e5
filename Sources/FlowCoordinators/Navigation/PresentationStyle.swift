/// How a presented step appears.
///
/// The set is open: an app names its own styles, and its router maps the names.
///
/// ```swift
/// extension PresentationStyle {
///   static let drawer = PresentationStyle("drawer")
/// }
/// ```
public struct PresentationStyle: Sendable {
  private final class Name: Sendable {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  // An object, so that a style takes one word in each step and each screen that might have one.
  private let reference: Name

  /// The name that a router maps to its platform.
  public var name: String { reference.text }

  /// Creates a style of the app's own.
  public init(_ name: String) {
    reference = Name(name)
  }

  /// A sheet that the user can swipe down.
  public static let sheet = PresentationStyle("sheet")

  /// A modal that covers the whole screen.
  public static let fullScreen = PresentationStyle("fullScreen")

  /// A popover, or a sheet where there is no room for one.
  public static let popover = PresentationStyle("popover")

  /// An alert; it has no stack of its own, so nothing can be pushed onto it.
  public static let alert = PresentationStyle("alert")
}

// MARK: - Hashable

extension PresentationStyle: Hashable {
  /// Returns whether both have the same name.
  public static func == (lhs: PresentationStyle, rhs: PresentationStyle) -> Bool {
    lhs.reference === rhs.reference || lhs.name == rhs.name
  }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

// MARK: - CustomStringConvertible

extension PresentationStyle: CustomStringConvertible {
  /// The name with a leading dot, as it is written in code.
  public var description: String { ".\(name)" }
}

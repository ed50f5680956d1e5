/// How a presented step appears.
///
/// The set is open: an app names its own styles, and its router maps the names.
///
/// ```swift
/// extension PresentationStyle {
///   static let drawer = PresentationStyle("drawer")
/// }
/// ```
public struct PresentationStyle: Hashable, Sendable {
  /// The name that a router maps to its platform.
  public let name: String

  /// Creates a style of the app's own.
  public init(_ name: String) {
    self.name = name
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

// MARK: - CustomStringConvertible

extension PresentationStyle: CustomStringConvertible {
  /// The name with a leading dot, as it is written in code.
  public var description: String { ".\(name)" }
}

/// A stack of screens: the lowest one, one that is presented over it, or one of a pane.
///
/// The router for SwiftUI, `NavigationModel`, has them. A view makes a `NavigationStack` of one:
/// ``root`` is what the stack begins with, ``path`` what it binds to, and the model's `screen(_:)`
/// finds the screen of an identity in the path.
public struct NavigationContainer: Identifiable {
  /// The identity of a container, never used again in a process.
  ///
  /// It stays the same while screens come and go in the container.
  public struct ID: Hashable, Sendable {
    private final class Token: Sendable {}

    /// Held, so that the address of an identity that is still in use is never given to another one.
    private let token = Token()

    /// Returns whether both are the same container.
    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

    /// Feeds the identity into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  /// The identity of the container.
  public let id = ID()

  /// How the container was presented; nil for a lowest one, which nothing presented.
  public let style: PresentationStyle?

  /// All screens of the container, lowest first; what an app had up by itself is not among them.
  public package(set) var screens: [Screen] = []

  /// Whether the stack begins with a view of the app that no flow brought up.
  ///
  /// True for a lowest container until a root with entry `.root` takes it.
  public package(set) var hasOutsideRoot: Bool

  /// Whether the user has closed it and may still have chosen a button of it, which is told later.
  package var isClosing = false

  package init(style: PresentationStyle?, hasOutsideRoot: Bool = false) {
    self.style = style
    self.hasOutsideRoot = hasOutsideRoot
  }

  /// The screen that the stack begins with; nil where that is a view of the app.
  public var root: Screen? { hasOutsideRoot ? nil : screens.first }

  /// The identities of the screens above the root, lowest first, as a `NavigationStack` wants them.
  public var path: [ScreenID] { screens.dropFirst(hasOutsideRoot ? 0 : 1).map(\.id) }

  /// The alert that the container is; nil for any other container.
  public var alert: ScreenAlert? { style == .alert ? screens.last?.alert : nil }

  /// How many of its screens a path with so many identities stands for.
  package func count(ofPath count: Int) -> Int { count + (hasOutsideRoot ? 0 : 1) }
}

/// The name of the animation with which a step comes and goes.
///
/// The flow names it and the router maps it to its platform; a name that the router does not know
/// means the platform's own animation.
///
/// ```swift
/// extension TransitionName {
///   static let flip: TransitionName = "flip"
/// }
///
/// case .code: .screen.transition(.flip)
/// ```
public struct TransitionName: Hashable, Sendable {
  /// The name.
  public let name: String

  /// Creates a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Not animated.
  public static let none = TransitionName("none")
}

// MARK: - ExpressibleByStringLiteral

extension TransitionName: ExpressibleByStringLiteral {
  /// Creates a name from a literal.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

// MARK: - CustomStringConvertible

extension TransitionName: CustomStringConvertible {
  /// The name with a leading dot, as it is written in code.
  public var description: String { ".\(name)" }
}

/// The place of a coordinator in the tree, such as `App/login`.
///
/// The root is named after its flow type, without "Flow"; a child after the step that hosts it.
public struct FlowAddress: Hashable, Sendable, CustomStringConvertible {
  /// The names from the root down.
  public let names: [String]

  init(names: [String]) {
    self.names = names
  }

  static func name(ofRoot flow: Any.Type) -> String {
    let name = Naming.type(flow)
    return name.hasSuffix("Flow") && name != "Flow" ? String(name.dropLast(4)) : name
  }

  /// The names, separated by slashes.
  public var description: String { names.joined(separator: "/") }
}

import FlowCoordinators

/// Names for drawings: those of the core, made the same in every process.
package enum Label {
  /// The name of a type, without its modules.
  static func type(_ type: Any.Type) -> String { stable(Naming.type(type)) }

  /// The name of a value's case, or the value where it has none.
  package static func `case`<Value>(_ value: Value) -> String {
    isOptional(value) ? self.value(value) : stable(Naming.case(value))
  }

  /// A value as it is written in code.
  package static func value<Value>(_ value: Value) -> String {
    guard isOptional(value) else { return stable(Naming.value(value)) }
    return Mirror(reflecting: value).children.first.map { self.value($0.value) } ?? "nil"
  }

  /// Whether a value is an optional, which would print with the module of what is in it.
  private static func isOptional<Value>(_ value: Value) -> Bool {
    Mirror(reflecting: value).displayStyle == .optional
  }

  /// A text without memory addresses, which differ from process to process.
  private static func stable(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "0")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      rest.removeFirst()
      result.append(scalar)
      guard scalar == "0", rest.first == "x" else { continue }
      let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
      guard digits.count >= 6 else { continue }
      result.append(contentsOf: "x…".unicodeScalars)
      rest = rest[digits.endIndex...]
    }
    return String(result)
  }
}

/// What a flow and its output are called.
struct FlowNames {
  let flow: String
  let output: String

  init(flow: String, output: String) {
    self.flow = flow
    self.output = output
  }

  init<F: Flow>(_ flow: F.Type) {
    self.flow = Label.type(F.self)
    output = F.Output.self == Void.self ? "Void" : Label.type(F.Output.self)
  }
}

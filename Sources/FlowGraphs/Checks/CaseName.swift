import FlowCoordinators

/// Names of cases as a report has them, for values that hide theirs behind a mirror as well.
enum CaseName {
  /// The cases of a type; an optional counts as what it wraps, which has no cases of this type.
  static func all(of type: Any.Type) -> [String]? {
    type is any OptionalType.Type ? nil : EnumCases.names(of: type)
  }

  /// The name of a value's case, or the value where it has none.
  static func of<Value>(_ value: Value) -> String { hiddenName(of: value) ?? Label.case(value) }

  /// A value as it is written after a dot.
  static func code<Value>(of value: Value) -> String { hiddenName(of: value) ?? Label.value(value) }

  /// A value as it is written in code, with the dot if it is a case.
  static func dotted<Value>(_ value: Value) -> String {
    let isCase = Mirror(reflecting: value).displayStyle == .enum || hiddenName(of: value) != nil
    return (isCase ? "." : "") + code(of: value)
  }

  /// The name of a case that a mirror of its own hides, and what it carries with it.
  private static func hiddenName<Value>(of value: Value) -> String? {
    guard value is any CustomReflectable, !(Value.self is any OptionalType.Type) else { return nil }
    return EnumCases.name(of: value)
  }
}

private protocol OptionalType {}
extension Optional: OptionalType {}

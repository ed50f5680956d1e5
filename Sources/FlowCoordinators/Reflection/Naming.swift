/// Names of types and values as they are written in code, for labels and messages only.
package enum Naming {
  /// The name of a type without its modules, such as `LoginFlow.Step` or `Wizard<Int>`.
  package static func type(_ type: Any.Type) -> String {
    withoutModules(String(reflecting: type))
  }

  /// The name of an enum value's case without payload; any other value's description.
  ///
  /// A case with payload has its name in its mirror, whatever `description` says. A case without
  /// one has no child there; the runtime knows its name, and where it does not, the description is
  /// all there is.
  package static func `case`(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, let label = mirror.children.first?.label { return label }
    return plainCase(value)
  }

  /// A value as it is written after a dot, such as `code(7)`.
  package static func value(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first,
      let label = payload.label
    else { return plainCase(value) }
    return label + payloadText(payload.value)
  }

  /// The name of a case without payload, or the text of a value that has no cases.
  private static func plainCase(_ value: Any) -> String {
    // A description of the value's own hides the name; without one, printing gives it.
    var name: String?
    if let value = value as? any CustomStringConvertible {
      name = EnumCases.name(of: value)
    } else if let value = value as? any CustomDebugStringConvertible {
      name = EnumCases.name(of: value)
    }
    return name ?? String(describing: value)
  }

  /// A value as an expression with its type, such as `LoginFlow.Step.code(7)`.
  package static func expression(_ value: Any) -> String {
    guard Mirror(reflecting: value).displayStyle == .enum else { return argument(value) }
    return "\(type(Swift.type(of: value))).\(self.value(value))"
  }

  /// A payload in parentheses; a tuple prints its labels.
  private static func payloadText(_ payload: Any) -> String {
    let mirror = Mirror(reflecting: payload)
    let isTuple = mirror.displayStyle == .tuple
    return "(\(isTuple ? arguments(mirror, depth: 0) : argument(payload)))"
  }

  /// A payload's text, written as in code and without modules.
  ///
  /// What describes itself is asked; below a few levels everything is.
  private static func argument(_ value: Any, depth: Int = 0) -> String {
    if let text = value as? String { return text.debugDescription }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { argument($0.value, depth: depth) } ?? "nil"
    case .enum: return ".\(self.value(value))"
    case .collection where depth < 4: return "[\(arguments(mirror, depth: depth))]"
    case .struct where depth < 4 && !(value is any CustomStringConvertible):
      return "\(type(Swift.type(of: value)))(\(arguments(mirror, depth: depth)))"
    default: return String(describing: value)
    }
  }

  private static func arguments(_ mirror: Mirror, depth: Int) -> String {
    mirror.children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + argument(child.value, depth: depth + 1)
    }.joined(separator: ", ")
  }

  /// Drops the first component of every dotted name, and the contexts of local types.
  private static func withoutModules(_ name: String) -> String {
    var result = ""
    var path: [Substring] = []
    var rest = name[...]
    // What follows the arguments of a generic type is nested in it: no module stands there.
    func written() -> String {
      let isNested = result.hasSuffix(">.")
      return path.dropFirst(path.count > 1 && !isNested ? 1 : 0).joined(separator: ".")
    }
    while let character = rest.first {
      if rest.hasPrefix("(unknown context at "), let end = rest.firstIndex(of: ")") {
        rest = rest[end...].dropFirst()
        if rest.first == "." { rest = rest.dropFirst() }
      } else if character == "." {
        if path.isEmpty, result.last == ">" { result.append(character) }
        rest = rest.dropFirst()
      } else if isDelimiter(character) {
        result += written()
        path = []
        result.append(character)
        rest = rest.dropFirst()
      } else {
        let part = rest.prefix { $0 != "." && !isDelimiter($0) }
        path.append(part)
        rest = rest[part.endIndex...]
      }
    }
    return result + written()
  }

  private static func isDelimiter(_ character: Character) -> Bool {
    "<>(),[]:&? ->".contains(character)
  }
}

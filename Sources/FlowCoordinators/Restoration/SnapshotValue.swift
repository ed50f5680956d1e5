/// A `Codable` value as plain data, in the one form in which it survives any file format.
///
/// The form is canonical, so that a snapshot equals the one that was written and read: a whole number
/// is an integer whatever its type, and what many formats have no number for is text.
enum SnapshotValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  /// A number above those of `int`.
  case unsigned(UInt64)
  /// A number that is not whole, or too large for an integer.
  case double(Double)
  case string(String)
  case array([SnapshotValue])
  case object([String: SnapshotValue])
}

// MARK: - Numbers

extension SnapshotValue {
  /// The value of an integer of any width.
  init(integer: some BinaryInteger) {
    if let integer = Int64(exactly: integer) {
      self = .int(integer)
    } else if let integer = UInt64(exactly: integer) {
      self = .unsigned(integer)
    } else {
      self = .string(String(integer))
    }
  }

  /// The value of a number.
  // Without `Int64(exactly:)`: unoptimised, it asks for the C library's mathematics, and a program in
  // Linux that imports no other module is not linked with that.
  init(number: Double) {
    if !number.isFinite || (number == 0 && number.sign == .minus) {
      self = .string(number.description)
    } else if number >= -0x1p63, number < 0x1p63, Double(Int64(number)) == number {
      self = .int(Int64(number))
    } else if number >= 0x1p63, number < 0x1p64 {
      self = .unsigned(UInt64(number))
    } else {
      self = .double(number)
    }
  }

  /// The value as an integer type; nil when it is none, or does not fit.
  func integer<T: FixedWidthInteger>(_ type: T.Type) -> T? {
    switch self {
    case .int(let integer): T(exactly: integer)
    case .unsigned(let integer): T(exactly: integer)
    case .string(let text): T.bitWidth > 64 ? T(text) : nil
    case .null, .bool, .double, .array, .object: nil
    }
  }

  /// The value as a number; nil when it is none, or would change.
  var number: Double? {
    switch self {
    case .int(let integer): Double(exactly: integer)
    case .unsigned(let integer): Double(exactly: integer)
    case .double(let number): number
    case .string(let text):
      Double(text).flatMap { !$0.isFinite || $0 == 0 && $0.sign == .minus ? $0 : nil }
    case .null, .bool, .array, .object: nil
    }
  }
}

// MARK: - CustomStringConvertible

extension SnapshotValue: CustomStringConvertible {
  /// The value on one line, much as JSON has it, with keys in order.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .array(let values): "[\(values.map(\.description).joined(separator: ","))]"
    case .object(let values): "{\(Self.members(of: values).joined(separator: ","))}"
    }
  }

  private static func members(of values: [String: SnapshotValue]) -> [String] {
    values.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription):\($0.value)" }
  }

  /// The description, cut where it would fill a message.
  var shortDescription: String {
    let text = description
    return text.count > 120 ? text.prefix(120) + "…" : text
  }
}

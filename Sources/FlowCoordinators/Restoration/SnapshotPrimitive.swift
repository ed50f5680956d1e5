/// A type that is one value of a snapshot, not made of others.
///
/// The standard library's own types only: what a user writes is asked to encode itself.
protocol SnapshotPrimitive: Codable {
  var snapshotValue: SnapshotValue { get }

  /// The value as this type; nil when it is another kind, or does not fit.
  static func read(_ value: SnapshotValue) -> Self?
}

extension SnapshotValue: SnapshotPrimitive {
  var snapshotValue: SnapshotValue { self }
  static func read(_ value: SnapshotValue) -> SnapshotValue? { value }
}

extension Bool: SnapshotPrimitive {
  var snapshotValue: SnapshotValue { .bool(self) }
  static func read(_ value: SnapshotValue) -> Bool? {
    if case .bool(let value) = value { value } else { nil }
  }
}

extension String: SnapshotPrimitive {
  var snapshotValue: SnapshotValue { .string(self) }
  static func read(_ value: SnapshotValue) -> String? {
    if case .string(let value) = value { value } else { nil }
  }
}

extension Double: SnapshotPrimitive {
  var snapshotValue: SnapshotValue { SnapshotValue(number: self) }
  static func read(_ value: SnapshotValue) -> Double? { value.number }
}

extension Float: SnapshotPrimitive {
  var snapshotValue: SnapshotValue { SnapshotValue(number: Double(self)) }
  static func read(_ value: SnapshotValue) -> Float? {
    guard let number = value.number else { return nil }
    let float = Float(number)
    return float.isFinite == number.isFinite ? float : nil
  }
}

// MARK: - Integers

extension SnapshotPrimitive where Self: FixedWidthInteger {
  var snapshotValue: SnapshotValue { SnapshotValue(integer: self) }
  static func read(_ value: SnapshotValue) -> Self? { value.integer(Self.self) }
}

extension Int: SnapshotPrimitive {}
extension Int8: SnapshotPrimitive {}
extension Int16: SnapshotPrimitive {}
extension Int32: SnapshotPrimitive {}
extension Int64: SnapshotPrimitive {}
extension UInt: SnapshotPrimitive {}
extension UInt8: SnapshotPrimitive {}
extension UInt16: SnapshotPrimitive {}
extension UInt32: SnapshotPrimitive {}
extension UInt64: SnapshotPrimitive {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: SnapshotPrimitive {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: SnapshotPrimitive {}

// MARK: - Collections without an order

/// A collection that writes its elements in an order that means nothing.
///
/// They are put in order, so that equal steps are equal in a snapshot.
protocol SnapshotUnordered {
  /// How many values in a row are one element.
  static var elementWidth: Int { get }
}

extension Set: SnapshotUnordered {
  static var elementWidth: Int { 1 }
}

/// Where keys are no texts, a dictionary writes a list: a key, its value, the next key.
extension Dictionary: SnapshotUnordered {
  static var elementWidth: Int { 2 }
}

extension SnapshotValue {
  /// The value with its elements in order.
  func ordered(_ width: Int) -> SnapshotValue {
    guard case .array(let values) = self, values.count.isMultiple(of: width) else { return self }
    let elements = stride(from: 0, to: values.count, by: width)
      .map { (text: values[$0].description, index: $0) }
      .sorted { $0.text < $1.text }
    return .array(elements.flatMap { values[$0.index..<$0.index + width] })
  }
}

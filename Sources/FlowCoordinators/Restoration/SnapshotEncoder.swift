/// Makes plain data of any `Encodable` value, without a file format in between.
struct SnapshotEncoder: Encoder {
  let place: SnapshotPlace
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Returns a value as plain data.
  static func value(of value: any Encodable) throws -> SnapshotValue {
    try self.value(of: value, at: [])
  }

  static func value(of value: any Encodable, at path: [any CodingKey]) throws -> SnapshotValue {
    if let primitive = value as? any SnapshotPrimitive { return primitive.snapshotValue }
    let encoder = SnapshotEncoder(place: SnapshotPlace(), codingPath: path)
    try value.encode(to: encoder)
    let result = try encoder.place.value(of: value, at: path)
    guard let unordered = value as? any SnapshotUnordered else { return result }
    return result.ordered(type(of: unordered).elementWidth)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    place.become(.object([:]))
    return KeyedEncodingContainer(SnapshotKeyedEncoder<Key>(place: place, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    place.become(.array([]))
    return SnapshotUnkeyedEncoder(place: place, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SnapshotSingleEncoder(place: place, codingPath: codingPath)
  }
}

/// The place that one value is written to, by one or several containers.
///
/// A reference, since a nested container is filled after it was put in its place.
final class SnapshotPlace {
  enum Content {
    case empty
    case value(SnapshotValue)
    case array([SnapshotPlace])
    case object([String: SnapshotPlace])
    /// Written to as two kinds of value; found out at the end, where it can be thrown.
    case mixed
  }

  private(set) var content = Content.empty

  init(_ value: SnapshotValue? = nil) {
    if let value { content = .value(value) }
  }

  /// Becomes a container, unless it is one of that kind.
  func become(_ kind: Content) {
    switch (content, kind) {
    case (.empty, _): content = kind
    case (.array, .array), (.object, .object): break
    default: content = .mixed
    }
  }

  func set(_ value: SnapshotValue) {
    if case .empty = content { content = .value(value) } else { content = .mixed }
  }

  func append(_ place: SnapshotPlace) {
    guard case .array(var places) = content else { return }
    content = .empty
    places.append(place)
    content = .array(places)
  }

  func set(_ place: SnapshotPlace, for key: String) {
    guard case .object(var places) = content else { return }
    content = .empty
    places[key] = place
    content = .object(places)
  }

  var count: Int {
    if case .array(let places) = content { places.count } else { 0 }
  }

  /// What was written; a value that wrote nothing is an empty object.
  func value(of original: any Encodable, at path: [any CodingKey]) throws -> SnapshotValue {
    switch content {
    case .empty: return .object([:])
    case .value(let value): return value
    case .array(let places): return .array(try places.map { try $0.value(of: original, at: path) })
    case .object(let places):
      return .object(try places.mapValues { try $0.value(of: original, at: path) })
    case .mixed:
      let text = "it writes more than one value to one place"
      throw EncodingError.invalidValue(
        original,
        EncodingError.Context(codingPath: path, debugDescription: text)
      )
    }
  }
}

/// A key that a container makes itself: an index, or the key of a superclass.
struct SnapshotKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }

  static let `super` = SnapshotKey(stringValue: "super")
}

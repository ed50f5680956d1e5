// One generic `decode` answers for all types of each container: `SnapshotDecoder` knows the primitive.

/// Reads the values of an object.
struct SnapshotKeyedDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let values: [String: SnapshotValue]
  let codingPath: [any CodingKey]

  var allKeys: [Key] { values.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(for: key) == .null }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try SnapshotDecoder.decode(type, from: value(for: key), at: codingPath + [key])
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try superDecoder(forKey: key).unkeyedContainer()
  }

  /// The part of a superclass; one that wrote nothing has none.
  func superDecoder() -> any Decoder {
    let key = SnapshotKey.super
    return SnapshotDecoder(
      value: values[key.stringValue] ?? .null,
      codingPath: codingPath + [key]
    )
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    SnapshotDecoder(value: try value(for: key), codingPath: codingPath + [key])
  }

  private func value(for key: Key) throws -> SnapshotValue {
    if let value = values[key.stringValue] { return value }
    let text = "\(key.stringValue.debugDescription) is missing"
    throw DecodingError.keyNotFound(
      key,
      DecodingError.Context(codingPath: codingPath, debugDescription: text)
    )
  }
}

/// Reads the values of a list, one after another.
struct SnapshotUnkeyedDecoder: UnkeyedDecodingContainer {
  let values: [SnapshotValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(values: [SnapshotValue], codingPath: [any CodingKey]) {
    self.values = values
    self.codingPath = codingPath
  }

  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  mutating func decodeNil() throws -> Bool {
    guard try next(Any?.self).value == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let decoder = try next(type)
    // The place is left only when the value could be read.
    let value = try SnapshotDecoder.decode(type, from: decoder.value, at: decoder.codingPath)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try next([String: Any].self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try next([Any].self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try next((any Decoder).self)
    currentIndex += 1
    return decoder
  }

  private func next(_ type: Any.Type) throws -> SnapshotDecoder {
    let path = codingPath + [SnapshotKey(intValue: currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(codingPath: path, debugDescription: "the list ends before")
      )
    }
    return SnapshotDecoder(value: values[currentIndex], codingPath: path)
  }
}

/// Reads one value.
struct SnapshotSingleDecoder: SingleValueDecodingContainer {
  let decoder: SnapshotDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .null }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try SnapshotDecoder.decode(type, from: decoder.value, at: codingPath)
  }
}

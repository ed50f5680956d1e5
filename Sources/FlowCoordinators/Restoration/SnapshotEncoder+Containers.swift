// One generic `encode` answers for all types of each container: `SnapshotEncoder` knows the primitive.

/// Writes the values of an object.
struct SnapshotKeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let place: SnapshotPlace
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) {
    place.set(SnapshotPlace(.null), for: key.stringValue)
  }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    let new = try SnapshotEncoder.value(of: value, at: codingPath + [key])
    place.set(SnapshotPlace(new), for: key.stringValue)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(for: SnapshotKey.super) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  /// An encoder for a place in the object; the same place when it is asked for again.
  private func encoder(for key: some CodingKey) -> SnapshotEncoder {
    var nested = SnapshotPlace()
    if case .object(let places) = place.content, let old = places[key.stringValue] { nested = old }
    place.set(nested, for: key.stringValue)
    return SnapshotEncoder(place: nested, codingPath: codingPath + [key])
  }
}

/// Writes the values of a list.
struct SnapshotUnkeyedEncoder: UnkeyedEncodingContainer {
  let place: SnapshotPlace
  let codingPath: [any CodingKey]

  var count: Int { place.count }

  func encodeNil() { place.append(SnapshotPlace(.null)) }

  func encode<T: Encodable>(_ value: T) throws {
    let path = codingPath + [SnapshotKey(intValue: count)]
    place.append(SnapshotPlace(try SnapshotEncoder.value(of: value, at: path)))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    next().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }

  func superEncoder() -> any Encoder { next() }

  private func next() -> SnapshotEncoder {
    let nested = SnapshotPlace()
    let path = codingPath + [SnapshotKey(intValue: count)]
    place.append(nested)
    return SnapshotEncoder(place: nested, codingPath: path)
  }
}

/// Writes one value.
struct SnapshotSingleEncoder: SingleValueEncodingContainer {
  let place: SnapshotPlace
  let codingPath: [any CodingKey]

  func encodeNil() { place.set(.null) }

  func encode<T: Encodable>(_ value: T) throws {
    place.set(try SnapshotEncoder.value(of: value, at: codingPath))
  }
}

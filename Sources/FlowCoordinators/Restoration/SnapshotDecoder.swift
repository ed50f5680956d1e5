/// Makes a `Decodable` value of plain data.
struct SnapshotDecoder: Decoder {
  let value: SnapshotValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Returns the value of a type that plain data stands for.
  static func decode<T: Decodable>(_ type: T.Type, from value: SnapshotValue) throws -> T {
    try decode(type, from: value, at: [])
  }

  static func decode<T: Decodable>(
    _ type: T.Type,
    from value: SnapshotValue,
    at path: [any CodingKey]
  ) throws -> T {
    let decoder = SnapshotDecoder(value: value, codingPath: path)
    guard let primitive = type as? any SnapshotPrimitive.Type else { return try T(from: decoder) }
    if let result = primitive.read(value) as? T { return result }
    throw decoder.mismatch(type)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let values) = value else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(
      SnapshotKeyedDecoder<Key>(values: values, codingPath: codingPath)
    )
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = value else { throw mismatch([Any].self) }
    return SnapshotUnkeyedDecoder(values: values, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SnapshotSingleDecoder(decoder: self)
  }

  /// The error that says that the value is something else.
  func mismatch(_ type: Any.Type) -> DecodingError {
    let wanted =
      switch type {
      case is [String: Any].Type: "an object"
      case is [Any].Type: "a list"
      default: Naming.type(type)
      }
    let context = DecodingError.Context(
      codingPath: codingPath,
      debugDescription: value == .null
        ? "\(wanted) is missing" : "\(value.shortDescription) is not \(wanted)"
    )
    return value == .null
      ? DecodingError.valueNotFound(type, context) : DecodingError.typeMismatch(type, context)
  }
}

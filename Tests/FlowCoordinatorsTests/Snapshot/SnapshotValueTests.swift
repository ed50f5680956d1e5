import Foundation
import Testing

@testable import FlowCoordinators

@Suite("Steps as plain data")
struct SnapshotValueTests {
  /// Through plain data, through JSON, and back.
  private func roundTrip<T: Codable & Equatable>(_ value: T) throws {
    let data = try SnapshotEncoder.value(of: value)
    #expect(try SnapshotDecoder.decode(T.self, from: data) == value)
    let json = try JSONEncoder().encode(data)
    let read = try JSONDecoder().decode(SnapshotValue.self, from: json)
    #expect(read == data, "\(String(decoding: json, as: UTF8.self))")
    #expect(try SnapshotDecoder.decode(T.self, from: read) == value)
  }

  @Test("enums of every form come back")
  func enums() throws {
    for value: Nested in [
      .plain, .one(.min), .labelled(name: "", count: nil), .labelled(name: "é", count: -128),
      .mixed("a", flag: true, .mixed("b", flag: false, .plain)),
      .keys([.low: [], .high(.max): [1, 2]]), .choice(.yes), .choice(.no(reason: nil)),
      .choice(.no(reason: "because")),
    ] {
      try roundTrip(value)
    }
    try roundTrip(Raw.second)
    try roundTrip([Raw.first: Raw.second])
  }

  @Test("numbers of every width, texts, optionals and containers made by hand come back")
  func structs() throws {
    try roundTrip(Numbers())
    try roundTrip(Texts())
    try roundTrip(Optionals())
    try roundTrip(ByHand())
    try roundTrip(Hollow())
    try roundTrip([ByHand](repeating: ByHand(), count: 3))
    try roundTrip(UInt64.max)
    try roundTrip("alone")
    try roundTrip(Int?.none)
    try roundTrip(Date(timeIntervalSince1970: 1.5))
    try roundTrip(Data([0, 255]))
    try roundTrip(try #require(URL(string: "https://example.org/a?b=c#d")))
    try roundTrip(Decimal(string: "1.10"))
    if #available(macOS 15, *) { try roundTrip([Int128.min, Int128(UInt64.max) + 1, 0]) }
  }

  @Test("a subclass and its superclass come back")
  func classes() throws {
    let truck = Truck()
    truck.wheels = 10
    let data = try SnapshotEncoder.value(of: truck)
    #expect(data.description == #"{"load":"sand","super":{"wheels":10}}"#)
    #expect(try SnapshotDecoder.decode(Truck.self, from: data).wheels == 10)
  }

  @Test("numbers that formats have no number for come back")
  func oddNumbers() throws {
    try roundTrip([Double.infinity, -.infinity, 1e300, .leastNonzeroMagnitude])
    try roundTrip([Float.infinity, 0.1, .greatestFiniteMagnitude])
    let zero = try SnapshotEncoder.value(of: -0.0)
    #expect(try SnapshotDecoder.decode(Double.self, from: zero).sign == .minus)
    let nan = try SnapshotEncoder.value(of: Float.nan)
    #expect(nan == .string("nan"))
    #expect(try SnapshotEncoder.value(of: Double.nan) == nan)
    #expect(try SnapshotDecoder.decode(Float.self, from: nan).isNaN)
    #expect(try SnapshotDecoder.decode(Double.self, from: nan).isNaN)
  }

  @Test(
    "a number is kept as the whole number that it is, where one is wide enough",
    arguments: [
      (0.5, .double(0.5)), (-0.5, .double(-0.5)), (7, .int(7)), (-0x1p63, .int(.min)),
      (0x1p63 - 1024, .int(.max - 1023)), (-0x1p63 - 2048, .double(-0x1p63 - 2048)),
      (0x1p63, .unsigned(1 << 63)), (0x1p64 - 2048, .unsigned(.max - 2047)),
      (0x1p64, .double(0x1p64)),
    ] as [(Double, SnapshotValue)]
  )
  func wholeNumbers(number: Double, value: SnapshotValue) throws {
    #expect(try SnapshotEncoder.value(of: number) == value)
    #expect(try SnapshotDecoder.decode(Double.self, from: value) == number)
  }

  @Test("equal values are equal as data, in whatever order they keep their elements")
  func order() throws {
    let numbers = (0..<500).map { Nested.Key.high($0) }
    var reversed = Set<Nested.Key>(minimumCapacity: 4_000)
    for number in numbers.reversed() { reversed.insert(number) }
    let (first, second) = (Set(numbers), reversed)
    #expect(try SnapshotEncoder.value(of: first) == SnapshotEncoder.value(of: second))
    let table = Dictionary(uniqueKeysWithValues: numbers.map { ($0, "\($0)") })
    var other = [Nested.Key: String](minimumCapacity: 4_000)
    for number in numbers.reversed() { other[number] = "\(number)" }
    #expect(try SnapshotEncoder.value(of: table) == SnapshotEncoder.value(of: other))
    try roundTrip(other)
  }

  @Test("keys are written as they are, whatever an encoder does to keys")
  func keyStrategies() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = try SnapshotEncoder.value(of: ["someKey": Optionals(), "some_key": Optionals()])
    #expect(try decoder.decode(SnapshotValue.self, from: encoder.encode(data)) == data)
  }

  @Test("a property list keeps the data, too")
  func propertyList() throws {
    let data = try SnapshotEncoder.value(of: [Numbers()])
    let list = try PropertyListEncoder().encode(data)
    #expect(try PropertyListDecoder().decode(SnapshotValue.self, from: list) == data)
  }

  // MARK: - What does not fit

  private func failure<T: Decodable>(_ type: T.Type, _ data: SnapshotValue) -> String {
    do {
      return "\(try SnapshotDecoder.decode(type, from: data))"
    } catch {
      let (path, reason) = SnapshotError.placeAndReason(of: error)
      return "\(path): \(reason)"
    }
  }

  @Test("a value that is another kind, or too large, is an error with its place")
  func misfits() {
    #expect(failure([UInt8].self, .array([.int(1), .int(256)])) == "[1]: 256 is not UInt8")
    #expect(failure(UInt.self, .int(-1)) == ": -1 is not UInt")
    #expect(failure(Int64.self, .unsigned(.max)) == ": 18446744073709551615 is not Int64")
    #expect(failure(Int.self, .double(0.5)) == ": 0.5 is not Int")
    #expect(failure(Float.self, .double(1e300)) == ": 1e+300 is not Float")
    #expect(failure(Double.self, .string("1.5")) == #": "1.5" is not Double"#)
    #expect(failure(Double.self, .int(.max)) == ": 9223372036854775807 is not Double")
    #expect(failure(String.self, .int(1)) == ": 1 is not String")
    #expect(failure(Bool.self, .int(1)) == ": 1 is not Bool")
    #expect(failure([Int].self, .null) == ": a list is missing")
    #expect(failure([Int].self, .object([:])) == ": {} is not a list")
    #expect(failure(Hollow.self, .object([:])) == "Hollow()")
    #expect(failure(Numbers.self, .array([])) == ": [] is not an object")
    #expect(failure(Numbers.self, .object([:])) == #": "int" is missing"#)
    let list = SnapshotValue.object(["a b": .array([.null])])
    #expect(failure([String: [Int]].self, list) == "a b[0]: Int is missing")
    #expect(failure(Stubborn.self, .object([:])) == ": Refusal()")
    let nested = SnapshotValue.object(["mixed": .object(["_0": .string("a"), "flag": .int(2)])])
    #expect(failure(Nested.self, nested) == "mixed.flag: 2 is not Bool")
  }

  @Test("a value that writes more than one value to one place is an error")
  func mixing() {
    let error = #expect(throws: EncodingError.self) {
      try SnapshotEncoder.value(of: ["a": [Stubborn(.writesTwice)]])
    }
    let text = error.map { SnapshotError.placeAndReason(of: $0) }
    #expect(text?.path == "a[0]" && text?.reason == "it writes more than one value to one place")
  }
}

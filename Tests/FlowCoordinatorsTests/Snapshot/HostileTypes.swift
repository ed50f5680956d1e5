/// Enums in enums, with labelled, unlabelled, optional and no payloads.
indirect enum Nested: Hashable, Codable {
  case plain
  case one(Int)
  case labelled(name: String, count: Int8?)
  case mixed(String, flag: Bool, Nested)
  case keys([Key: [Int]])
  case choice(Result)

  enum Key: Hashable, Codable { case low, high(UInt64) }
  enum Result: Hashable, Codable { case yes, no(reason: String?) }
}

enum Raw: String, Hashable, Codable { case first = "1st", second = "zweite" }

struct Numbers: Hashable, Codable {
  var int = Int.min
  var int8 = Int8.min
  var int16 = Int16.max
  var int32 = Int32.min
  var int64 = Int64.max
  var uint = UInt.max
  var uint8 = UInt8.max
  var uint16 = UInt16.max
  var uint32 = UInt32.max
  var uint64 = UInt64.max
  var double = 0.1
  var float: Float = 0.1
  var huge = Double.greatestFiniteMagnitude
  var tiny = Double.leastNonzeroMagnitude
  var whole = 3.0
  var power = 9_223_372_036_854_775_808.0
  var negative = -9_223_372_036_854_775_808.0
}

struct Texts: Hashable, Codable {
  var texts: [String: String] = [
    "": "empty", "e\u{301}": "é", "👩‍👩‍👧": "family", "\u{0}\n\"\\": "\u{0}", "a.b/c": "שלום",
  ]
  var numbers: [Int: [String?]] = [-1: [nil, "nil"], 7: []]
  var set: Set<Nested.Key> = [.low, .high(1), .high(2), .high(.max)]
}

struct Optionals: Hashable, Codable {
  var none: Int?
  var some: Int? = 1
  var list: [Int?] = [nil, 2, nil]
  var values: [String: Nested?] = ["a": nil, "b": .one(1)]
}

/// A superclass and a subclass that write to places of their own.
class Vehicle: Codable {
  var wheels = 4
  init() {}
}

final class Truck: Vehicle {
  enum CodingKeys: String, CodingKey { case load }
  var load = "sand"

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    load = try container.decode(String.self, forKey: .load)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(load, forKey: .load)
    try super.encode(to: container.superEncoder())
  }
}

/// Containers in containers, made by hand and filled late and out of order.
struct ByHand: Hashable, Codable {
  enum Key: String, CodingKey { case matrix, inner, number }
  var matrix = [[1, 2], [], [3]]
  var number: Int? = 5

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var rows = try container.nestedUnkeyedContainer(forKey: .matrix)
    matrix = []
    while !rows.isAtEnd {
      var row = try rows.nestedUnkeyedContainer()
      var numbers: [Int] = []
      while !row.isAtEnd { numbers.append(try row.decode(Int.self)) }
      matrix.append(numbers)
    }
    let inner = try container.nestedContainer(keyedBy: Key.self, forKey: .inner)
    number = try inner.decodeIfPresent(Int.self, forKey: .number)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var inner = container.nestedContainer(keyedBy: Key.self, forKey: .inner)
    var again = encoder.container(keyedBy: Key.self)
    var rows = again.nestedUnkeyedContainer(forKey: .matrix)
    for row in matrix {
      var numbers = rows.nestedUnkeyedContainer()
      for number in row { try numbers.encode(number) }
    }
    try inner.encodeIfPresent(number, forKey: .number)
  }
}

struct Hollow: Hashable, Codable {}

/// A value that writes what it does not read, or writes nothing that can be read.
struct Stubborn: Hashable, Codable {
  struct Refusal: Error {}

  enum Way: Hashable { case throwsOnWriting, throwsOnReading, writesTwice }
  var way = Way.throwsOnReading

  init(_ way: Way) {
    self.way = way
  }

  init(from decoder: any Decoder) throws {
    throw Refusal()
  }

  func encode(to encoder: any Encoder) throws {
    switch way {
    case .throwsOnWriting: throw Refusal()
    case .throwsOnReading: break
    case .writesTwice:
      var single = encoder.singleValueContainer()
      try single.encode(1)
      _ = encoder.unkeyedContainer()
    }
  }
}

/// The ids of all nodes of a drawing, as they are written: in quotes.
///
/// A large drawing names each of its nodes many times: elsewhere an id is a number.
struct DOTIDs {
  private var bytes: [UInt8] = []
  private var ends = [0]

  /// Adds an id: the address of a box and a name within, both made of safe characters.
  ///
  /// - Returns: The number of the id, one more than that of the one before.
  @discardableResult mutating func add(_ name: String, in box: String) -> Int {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: box.utf8)
    bytes.append(UInt8(ascii: "/"))
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: "\""))
    ends.append(bytes.count)
    return ends.count - 2
  }

  subscript(number: Int) -> ArraySlice<UInt8> { bytes[ends[number]..<ends[number + 1]] }
}

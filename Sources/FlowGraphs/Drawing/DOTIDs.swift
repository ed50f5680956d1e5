/// The ids of all nodes of a drawing, as they are written: in quotes.
///
/// A large drawing names each of its nodes many times: elsewhere an id is a number.
struct DOTIDs {
  private(set) var bytes: [UInt8] = []
  private var ends = [0]

  /// Makes room for that many ids, as long as they usually are.
  mutating func reserve(_ count: Int) {
    // For the outermost flow alone: room for each of many flows would be made by copying all.
    guard ends.count == 1 else { return }
    bytes.reserveCapacity(count * 24)
    ends.reserveCapacity(count + 2)
  }

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

  /// Where an id stands in the bytes; a slice of them would count references.
  func range(of number: Int) -> Range<Int> { ends[number]..<ends[number + 1] }
}

import FlowCoordinators

/// The cases of an event type that carry a ``FlowResult``: they stand for the end of a child.
///
/// Their payloads' types are read from the compiler's field descriptors, as the names of cases are.
/// Where those cannot be read there are none.
enum ResultCases {
  static func names(of type: Any.Type) -> [String] {
    guard let names = EnumCases.names(of: type), !names.isEmpty,
      let failure = descriptor(of: FlowFailure.self), let event = descriptor(of: type),
      let fields = target(of: event + 16)
    else { return [] }
    // Each record has flags, the payload's type and the name, four bytes each.
    return names.indices.filter { index in
      guard let payload = target(of: fields + 16 + 12 * index + 4) else { return false }
      return mentions(failure, in: payload)
    }.map { names[$0] }
  }

  /// What the compiler wrote down about an enum.
  private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
    guard MemoryLayout<Any.Type>.size == MemoryLayout<UnsafeRawPointer>.size else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == 0x201 else { return nil }
    return (metadata + MemoryLayout<UInt>.size).load(as: UnsafeRawPointer?.self)
  }

  /// Whether a mangled type refers to a type; such references stand between the letters, each led by
  /// a small number that tells how it is to be read.
  private static func mentions(_ type: UnsafeRawPointer, in name: UnsafeRawPointer) -> Bool {
    var place = name
    while true {
      switch place.load(as: UInt8.self) {
      case 0: return false
      case 1:
        if target(of: place + 1) == type { return true }
        place += 5
      case 2:
        if let entry = target(of: place + 1),
          entry.loadUnaligned(as: UnsafeRawPointer?.self) == type
        {
          return true
        }
        place += 5
      case 3...0x17: place += 5
      case 0x18...0x1F: place += 1 + MemoryLayout<UInt>.size
      default: place += 1
      }
    }
  }

  /// Follows an offset that is relative to where it stands; zero leads nowhere.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.loadUnaligned(as: Int32.self)
    return offset == 0 ? nil : place + Int(offset)
  }
}

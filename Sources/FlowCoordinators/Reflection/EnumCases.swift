/// The names of all cases of an enum, payloads or not, as the runtime's type descriptor lists them.
///
/// The language has no list of the cases of an enum with payloads, but the compiler writes one for
/// reflection. This file alone knows its layout, which is part of Swift's stable interface. It reads
/// only what it has found to be consistent, and answers nil where it cannot know: for a type that is
/// no enum, and where reflection metadata was left out of the build.
package enum EnumCases {
  /// Returns the case names, those whose payload takes room first, each group as declared.
  package static func names(of type: Any.Type) -> [String]? {
    guard let descriptor = enumDescriptor(of: type) else { return nil }
    let counts = descriptor + Layout.caseCounts
    let withPayload = Int(counts.loadUnaligned(as: UInt32.self) & 0x00FF_FFFF)
    let empty = Int((counts + 4).loadUnaligned(as: UInt32.self))
    let count = withPayload + empty
    if count == 0 { return [] }
    guard let fields = target(of: descriptor + Layout.fields),
      let records = records(in: fields, count: count)
    else { return nil }
    var names: [String] = []
    for record in records {
      guard let text = target(of: record + Layout.recordName)?.assumingMemoryBound(to: CChar.self),
        let name = String(validatingCString: text), !name.isEmpty
      else { return nil }
      names.append(name)
    }
    return names
  }

  /// Returns the name of a value's case, whatever the value says about itself.
  package static func name<Value>(of value: Value) -> String? {
    guard let names = names(of: Value.self), let tags = CaseTags<Value>() else { return nil }
    let tag = tags.tag(of: value)
    return names.indices.contains(tag) ? names[tag] : nil
  }

  /// Offsets in bytes, as documented for the type and field descriptors of the stable interface.
  private enum Layout {
    static let fields = 16
    static let caseCounts = 20
    static let fieldKind = 8
    static let recordSize = 10
    static let recordCount = 12
    static let records = 16
    static let recordName = 8
  }

  /// What the runtime knows about a type, if it is an enum.
  static func metadata(of type: Any.Type) -> UnsafeRawPointer? {
    guard MemoryLayout<Any.Type>.size == MemoryLayout<UnsafeRawPointer>.size else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let kind = metadata.load(as: UInt.self)
    let (enumKind, optionalKind) = (UInt(0x201), UInt(0x202))
    return kind == enumKind || kind == optionalKind ? metadata : nil
  }

  /// The function that tells the cases of an enum apart, where it can be called like one of C.
  static func tagFunction(in metadata: UnsafeRawPointer) -> UnsafeRawPointer? {
    #if _ptrauth(_arm64e) || !(arch(x86_64) || arch(arm64))
    return nil
    #else
    let word = MemoryLayout<UInt>.size
    guard let witnesses = (metadata - word).load(as: UnsafeRawPointer?.self) else { return nil }
    // Eight functions, the size and the stride stand before the flags.
    let flags = (witnesses + 10 * word).load(as: UInt32.self)
    let (hasEnumFunctions, isIncomplete) = (UInt32(0x20_0000), UInt32(0x40_0000))
    guard flags & hasEnumFunctions != 0, flags & isIncomplete == 0 else { return nil }
    return (witnesses + 11 * word).load(as: UnsafeRawPointer?.self)
    #endif
  }

  private static func enumDescriptor(of type: Any.Type) -> UnsafeRawPointer? {
    guard let metadata = metadata(of: type) else { return nil }
    let word = MemoryLayout<UInt>.size
    guard let descriptor = (metadata + word).load(as: UnsafeRawPointer?.self) else { return nil }
    // The low five bits of the flags tell what is described; 18 is an enum.
    guard descriptor.loadUnaligned(as: UInt32.self) & 0x1F == 18 else { return nil }
    return descriptor
  }

  private static func records(in fields: UnsafeRawPointer, count: Int) -> [UnsafeRawPointer]? {
    let kind = (fields + Layout.fieldKind).loadUnaligned(as: UInt16.self)
    let size = (fields + Layout.recordSize).loadUnaligned(as: UInt16.self)
    let recordCount = (fields + Layout.recordCount).loadUnaligned(as: UInt32.self)
    let (singlePayload, multiPayload) = (UInt16(2), UInt16(3))
    guard kind == singlePayload || kind == multiPayload, size == 12, recordCount == count else {
      return nil
    }
    return (0..<count).map { fields + Layout.records + $0 * Int(size) }
  }

  /// Follows an offset that is relative to where it stands; zero leads nowhere.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.loadUnaligned(as: Int32.self)
    return offset == 0 ? nil : place + Int(offset)
  }
}

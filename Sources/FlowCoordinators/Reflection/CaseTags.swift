/// Reads which case an enum value is, as a number and without a mirror.
///
/// The number comes from a function that the compiler writes for every enum. Like ``EnumCases`` this
/// relies on Swift's stable interface and on nothing else, and there is none of it where it cannot
/// know: for a type that is no enum, and on processors whose calls differ from those of C.
package struct CaseTags<Value> {
  private typealias GetTag =
    @convention(c) (
      _ value: UnsafeRawPointer,
      _ metadata: UnsafeRawPointer
    ) -> UInt32

  private let metadata: UnsafeRawPointer
  private let getTag: GetTag

  package init?() {
    guard let metadata = EnumCases.metadata(of: Value.self),
      let function = EnumCases.tagFunction(in: metadata)
    else { return nil }
    self.metadata = metadata
    getTag = unsafeBitCast(function, to: GetTag.self)
  }

  /// The same for all values of a case, and of no other one.
  package func tag(of value: Value) -> Int {
    withUnsafePointer(to: value) { Int(getTag(UnsafeRawPointer($0), metadata)) }
  }
}

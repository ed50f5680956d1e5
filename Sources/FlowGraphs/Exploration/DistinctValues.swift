/// Values in the order in which they were found, each once.
///
/// Nothing demands `Hashable` of outputs, errors and signals. Where it is missing, values that read
/// alike count as equal only if they are `Equatable` and equal; of the others a few are kept, since
/// equal text does not prove that two values are treated alike.
struct DistinctValues<Value> {
  private static var mostAlike: Int { 8 }

  private(set) var values: [Value] = []
  private var numbers: [AnyHashable: Int] = [:]
  private var alike: [String: [Int]] = [:]

  /// The position of a value, which is kept if it is new.
  mutating func position(of value: Value) -> Int {
    if MemoryLayout<Value>.size == 0, !values.isEmpty { return 0 }
    if let key = value as? any Hashable {
      let key = AnyHashable(key)
      if let number = numbers[key] { return number }
      numbers[key] = values.count
    } else if let number = position(amongAlike: value) {
      return number
    }
    values.append(value)
    return values.count - 1
  }

  private mutating func position(amongAlike value: Value) -> Int? {
    let text = String(reflecting: value)
    let candidates = alike[text, default: []]
    if let value = value as? any Equatable,
      let number = candidates.first(where: { isEqual(value, to: values[$0]) })
    {
      return number
    }
    if candidates.count >= Self.mostAlike { return candidates.last }
    alike[text, default: []].append(values.count)
    return nil
  }

  private func isEqual<T: Equatable>(_ lhs: T, to rhs: Value) -> Bool {
    lhs == rhs as? T
  }
}

extension PathSpace {
  /// A neighbour of an entry, in a list of neighbours.
  struct Link {
    private let number: Int32
    private let nextNumber: Int32
    /// Whether the list's owner stands in the place of the entry instead of above it.
    let isPlace: Bool

    init(entry: Int, isPlace: Bool, next: Int) {
      number = Int32(truncatingIfNeeded: entry)
      nextNumber = Int32(truncatingIfNeeded: next)
      self.isPlace = isPlace
    }

    var entry: Int { Int(number) }
    var next: Int { Int(nextNumber) }
  }
}

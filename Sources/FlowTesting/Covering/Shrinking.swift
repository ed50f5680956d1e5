/// Finds a short list that fails like a long one.
@MainActor enum Shrinking {
  /// Leaves out halves, then smaller pieces, then single elements, as long as the rest still fails.
  ///
  /// - Parameters:
  ///   - list: A list that fails.
  ///   - fails: Whether a shorter list fails in the same way.
  /// - Returns: A list that fails, and of which no single element can be left out.
  /// - Complexity: O(*n*²) calls in the worst case, O(*n* log *n*) where few elements matter.
  static func shortest<Element>(
    of list: [Element],
    that fails: ([Element]) -> Bool
  ) -> [Element] {
    var list = list
    var size = max(1, list.count / 2)
    while true {
      var hasShrunk = false
      var end = list.count
      while end > 0 {
        let start = max(0, end - size)
        let shorter = Array(list[..<start] + list[end...])
        if fails(shorter) {
          list = shorter
          hasShrunk = true
        }
        end = start
      }
      if size > 1 { size /= 2 } else if !hasShrunk { return list }
    }
  }
}

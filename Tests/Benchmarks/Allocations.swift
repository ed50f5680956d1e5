import AllocationCounter

/// What work asks of the allocator.
enum Allocations {
  /// Whether they are counted on this platform.
  static var areCounted: Bool { allocation_counter_works() != 0 }

  /// Returns how often work allocates, for each of its operations.
  ///
  /// It is done twice: buffers that are kept have their size by then.
  @MainActor static func count(operations: Int, of work: () -> Void) -> Double {
    work()
    let before = allocation_counter_calls()
    work()
    return Double(allocation_counter_calls() - before) / Double(operations)
  }

  /// Returns how many bytes more are in use after work than before it.
  @MainActor static func bytes(after work: () -> Void) -> Double {
    let before = allocation_counter_live_bytes()
    work()
    return Double(allocation_counter_live_bytes() - before)
  }
}

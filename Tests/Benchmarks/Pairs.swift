import Foundation

/// How long two pieces of work take that were measured in turns.
struct Pairs {
  /// The median of how many times as long the work takes as its baseline.
  let ratio: Double
  /// The least time that the work took, in nanoseconds.
  let nanoseconds: Double
  /// The least time that the baseline took, in nanoseconds.
  let baseline: Double

  /// Measures work and baseline in pairs of alternating order, so that a slow moment meets both.
  ///
  /// - Parameters:
  ///   - count: How many pairs; odd.
  ///   - operations: How many operations both do in one go.
  ///   - work: What is measured.
  ///   - baseline: What it is measured against.
  @MainActor init(
    _ count: Int = 21,
    operations: Int = 1,
    of work: () -> Void,
    against baseline: () -> Void
  ) {
    self.init(count, operations: operations, timing: { Self.seconds(work) }) {
      Self.seconds(baseline)
    }
  }

  /// The same for work that has to be prepared: both say themselves how many seconds they took.
  @MainActor init(
    _ count: Int = 21,
    operations: Int = 1,
    timing work: () -> Double,
    against baseline: () -> Double
  ) {
    var pairs: [(work: Double, baseline: Double)] = []
    for number in 0..<count {
      if number.isMultiple(of: 2) {
        let time = work()
        pairs.append((time, baseline()))
      } else {
        let time = baseline()
        pairs.append((work(), time))
      }
    }
    ratio = pairs.map { $0.work / $0.baseline }.sorted()[count / 2]
    let scale = 1e9 / Double(operations)
    nanoseconds = (pairs.map(\.work).min() ?? 0) * scale
    self.baseline = (pairs.map(\.baseline).min() ?? 0) * scale
  }

  /// How many seconds of the processor something takes, whoever else wants it meanwhile.
  static func seconds(_ work: () -> Void) -> Double {
    let start = processorTime()
    work()
    return processorTime() - start
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Keeps a result from being optimised away.
@inline(never) func use<Value>(_ value: Value) {}

/// Keeps the optimiser from knowing what a value is.
@inline(never) func opaque<Value>(_ value: Value) -> Value { value }

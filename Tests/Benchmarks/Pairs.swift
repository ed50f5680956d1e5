/// Measures two pieces of work against each other in one run.
enum Pairs {
  /// Returns the median of the ratios of pairs that alternate, so that a slow moment meets both.
  ///
  /// - Parameters:
  ///   - count: How many pairs; odd.
  ///   - work: What is measured.
  ///   - baseline: What it is measured against.
  /// - Returns: How many times as long the work takes.
  static func ratio(count: Int = 21, of work: () -> Void, against baseline: () -> Void) -> Double {
    var ratios: [Double] = []
    for number in 0..<count {
      if number.isMultiple(of: 2) {
        let time = seconds(work)
        ratios.append(time / seconds(baseline))
      } else {
        let time = seconds(baseline)
        ratios.append(seconds(work) / time)
      }
    }
    return ratios.sorted()[count / 2]
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }
}

/// Keeps a result from being optimised away.
@inline(never) func use<Value>(_ value: Value) {}

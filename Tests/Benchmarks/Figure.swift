/// One measured figure and its goal.
struct Figure {
  let name: String
  /// Nil where this platform does not tell.
  let value: Double?
  let unit: String
  /// Nil where there is none.
  let goal: Double?
  /// What a ratio was made of, in nanoseconds for each operation.
  private let times: (work: Double, baseline: Double)?

  init(_ name: String, _ value: Double?, _ unit: String, goal: Double?) {
    self.name = name
    self.value = value
    self.unit = unit
    self.goal = goal
    times = nil
  }

  init(_ name: String, _ pairs: Pairs, goal: Double?) {
    self.name = name
    value = pairs.ratio
    unit = "x"
    self.goal = goal
    times = (pairs.nanoseconds, pairs.baseline)
  }

  /// A count of allocations, or nothing where they are not counted.
  static func allocations(_ name: String, _ value: Double, goal: Double) -> Figure {
    Figure(name, Allocations.areCounted ? value : nil, "allocations", goal: goal)
  }

  /// A number of bytes, or nothing where they are not counted.
  static func bytes(_ name: String, _ value: Double, goal: Double) -> Figure {
    Figure(name, Allocations.areCounted ? value : nil, "bytes", goal: goal)
  }

  /// Whether the goal is reached; so it is where there is none, or nothing to compare with it.
  var isMet: Bool {
    guard let value, let goal else { return true }
    return rounded(value) <= goal
  }

  /// One line for people: `name  value unit  goal value  ok|MISSED`.
  var line: String {
    "\(name)  \(value.map { "\(rounded($0))" } ?? "-") \(unit)  "
      + "goal \(goal.map { "\($0)" } ?? "-")  \(isMet ? "ok" : "MISSED")"
  }

  /// One object for programs.
  var json: String {
    let times = times.map {
      #", "nanoseconds": \#(rounded($0.work)), "baseline": \#(rounded($0.baseline))"#
    }
    return #"{"name": "\#(name)", "value": \#(value.map { "\($0)" } ?? "null"), "#
      + #""unit": "\#(unit)", "goal": \#(goal.map { "\($0)" } ?? "null"), "met": \#(isMet)"#
      + "\(times ?? "")}"
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

/// One measured ratio and its goal.
struct Figure {
  let name: String
  let value: Double
  let unit: String
  let goal: Double

  var isMet: Bool { value <= goal }

  /// One line for people: `name  value unit  goal value  ok|MISSED`.
  var line: String {
    let value = (self.value * 100).rounded() / 100
    return "\(name)  \(value) \(unit)  goal \(goal)  \(isMet ? "ok" : "MISSED")"
  }

  /// One object for programs.
  var json: String {
    #"{"name": "\#(name)", "value": \#(value), "unit": "\#(unit)", "goal": \#(goal), "#
      + #""met": \#(isMet)}"#
  }
}

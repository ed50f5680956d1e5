import FlowCoordinators

/// Names router calls, results and misuse as they happen.
@MainActor final class EventLog: FlowObserver {
  private let console: Console

  /// How many router calls it has named.
  private(set) var callCount = 0

  init(console: Console) {
    self.console = console
  }

  func note(_ call: RouterCall) {
    callCount += 1
    write("router", "\(call)")
  }

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    switch trace.record {
    case .ended: write("result", "\(F.self) \(trace.record)")
    case .issue(let issue): write("issue", "\(issue)")
    case .started, .event, .transition, .userMoved: break
    }
  }

  func write(_ topic: String, _ text: String) {
    let start = "  \(topic)  "
    let width = (console.width() ?? .max) - start.count
    let lines = text.words.folded(to: width)
    for (index, line) in lines.enumerated() {
      console.write((index == 0 ? start : String(repeating: " ", count: start.count)) + line)
    }
  }
}

import FlowCoordinators

/// Counts who has started and who has ended, and sees that children end before their parents.
@MainActor final class WalkLedger: FlowObserver {
  private(set) var started = 0
  private(set) var ended = 0
  private(set) var runaways = 0
  private(set) var problems: [String] = []
  var onRecord: (() -> Void)?
  /// What was told, as text; nil while nobody wants to read it.
  var lines: [String]?
  /// The flows that run, by address; twins share one.
  private var open: [FlowAddress: Int] = [:]

  var running: Int { started - ended }

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    switch trace.record {
    case .started: start(trace.address)
    case .ended: end(trace.address)
    case .issue(let issue): if case .runawayTurn = issue.kind { runaways += 1 }
    case .event, .transition, .userMoved: break
    }
    lines?.append("  \(trace)")
    onRecord?()
  }

  private func start(_ address: FlowAddress) {
    started += 1
    open[address, default: 0] += 1
  }

  private func end(_ address: FlowAddress) {
    ended += 1
    guard let count = open[address] else {
      problems.append("\(address) ended and was not running")
      return
    }
    open[address] = count > 1 ? count - 1 : nil
    guard count == 1 else { return }
    for other in open.keys where other.names.starts(with: address.names) {
      problems.append("\(address) ended before \(other)")
    }
  }
}

import FlowCoordinators
import FlowGraphs
import FlowTesting

/// Sends a path to real coordinators, and writes down what their flows did.
@MainActor final class Replay<F: Flow>: FlowObserver {
  struct Fact: Hashable {
    let flow: String
    let source: String
    let event: String
    /// The step that follows, or "end"; nil where the answer moves nothing.
    let target: String?
  }

  private(set) var facts: [Fact] = []
  private(set) var issues: [FlowIssue] = []
  /// What was not as the path says, in words.
  private(set) var differences: [String] = []
  let router = RecordingRouter()
  private var wasTransition = false
  private let send: (FlowPath.Event, FlowCoordinator<F>) -> Bool

  /// - Parameter send: Sends an event to a child; answers whether there is one to send it to.
  init(send: @escaping (FlowPath.Event, FlowCoordinator<F>) -> Bool = { _, _ in false }) {
    self.send = send
  }

  func run(_ path: FlowPath, on flow: F) -> FlowCoordinator<F> {
    let root = FlowCoordinator(flow, router: router, observer: self)
    root.start { _ in }
    for (number, event) in path.events.enumerated() {
      let isRoot = event.hosts.isEmpty
      if isRoot, root.step.map({ "\($0)" }) != event.from.description {
        differences.append("\(number): \(event), in \(String(describing: root.step))")
      }
      switch event.kind {
      case .back:
        if !router.userTapsBack() { differences.append("\(number): no way back") }
      case .dismissed:
        if !router.userDismisses() { differences.append("\(number): nothing to dismiss") }
      case .event:
        if let value = event.event(as: F.Event.self), isRoot {
          root.send(value)
        } else if !send(event, root) {
          differences.append("\(number): nobody to send \(event) to")
        }
      }
      if isRoot, root.step.map({ "\($0)" }) != event.to {
        differences.append(
          "\(number): \(event) leads to \(String(describing: root.step)), not \(event.to ?? "an end")"
        )
      }
    }
    return root
  }

  func observe<G: Flow>(_ trace: FlowTrace<G>) {
    switch trace.record {
    case .transition(_, let event, .unhandled, _) where "\(event)".count < 4: break
    case .transition(let from, let event, let answer, let to):
      var target = to.map { "\($0)" } ?? "end"
      if case .stay = answer { target = "" }
      facts.append(
        Fact(
          flow: "\(G.self)",
          source: "\(from)",
          event: "\(event)",
          target: target.isEmpty ? nil : target
        )
      )
    case .issue(let issue):
      issues.append(issue)
      // What cannot be carried out is no transition.
      if wasTransition, let last = facts.last, last.event.count < 4 { facts.removeLast() }
    default: break
    }
    if case .transition(_, _, let answer, _) = trace.record {
      wasTransition = true
      if case .unhandled = answer { wasTransition = false }
    } else {
      wasTransition = false
    }
  }
}

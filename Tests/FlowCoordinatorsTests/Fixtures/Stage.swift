import FlowCoordinators
import FlowTesting

/// A running puppet on a recording router, with what the observer and the owner of the root heard.
@MainActor final class Stage {
  let router = RecordingRouter()
  let root: FlowCoordinator<Puppet>
  let log = Log()
  private(set) var results: [FlowResult<Int>] = []
  private(set) var signals: [String] = []

  init(_ flow: Puppet = Puppet(.a), entry: FlowEntry = .root, starts: Bool = true) {
    root = FlowCoordinator(flow, router: router, entry: entry, observer: log)
    guard starts else { return }
    start()
  }

  func start() {
    root.start(onSignal: { [weak self] in self?.signals.append($0) }) { [weak self] in
      self?.results.append($0)
    }
  }

  func start(restoring snapshot: FlowSnapshot) throws {
    try root.start(restoring: snapshot, onSignal: { [weak self] in self?.signals.append($0) }) {
      [weak self] in self?.results.append($0)
    }
  }

  /// The calls since the last look.
  func calls() -> [RouterCall] { router.takeCalls() }

  /// Forgets the calls so far.
  func forget() {
    _ = router.takeCalls()
    log.lines = []
  }
}

/// An observer that keeps lines, results and issues.
@MainActor final class Log: FlowObserver {
  var lines: [String] = []
  var ended: [String] = []
  var issues: [FlowIssue] = []
  var onTrace: (@MainActor (String) -> Void)?

  /// Whether text is made; not for towers so high that their addresses would fill the memory.
  var keepsLines = true

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    if case .issue(let issue) = trace.record { issues.append(issue) }
    guard keepsLines else { return }
    lines.append(trace.description)
    if case .ended = trace.record { ended.append(trace.description) }
    onTrace?(trace.description)
  }

  var kinds: [FlowIssue.Kind] { issues.map(\.kind) }
}

/// A weak reference that an array can hold.
struct Weak {
  weak var object: AnyObject?
}

struct Mistake: Error, Equatable {
  var text = "mistake"
}

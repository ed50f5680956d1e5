import FlowCoordinators
import FlowTesting

/// Something in a step whose end, equality and hash run foreign code.
final class Probe {
  var onDeinit: (() -> Void)?
  var onCompare: (() -> Void)?

  deinit { onDeinit?() }
}

/// A flow that runs foreign code in every place where a flow can.
struct ProbeFlow: Flow {
  typealias Output = Int
  typealias Signal = Int

  struct Step: Hashable {
    let number: Int
    var probe: Probe?
    var hosts: ProbeFlowBox?

    static func == (lhs: Step, rhs: Step) -> Bool {
      lhs.probe?.onCompare?()
      rhs.probe?.onCompare?()
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) {
      probe?.onCompare?()
      hasher.combine(number)
    }
  }

  enum Event {
    case go(Transition)
    case ended(FlowResult<Int>)
    case heard(Int)
    case keep(Probe)
  }

  var initial = Step(number: 0)
  var onBegin: (() -> Void)?
  var onContent: (() -> Void)?
  var onTransition: (() -> Void)?
  var onResult: Transition = .unhandled
  var capture: Probe?

  func begin() -> Transition {
    onBegin?()
    return .setStack([initial])
  }

  func transition(from step: Step, on event: Event) -> Transition {
    onTransition?()
    switch event {
    case .go(let answer): return answer
    case .ended: return onResult
    case .heard: return .stay
    case .keep: return .postpone
    }
  }

  func content(of step: Step) -> Content {
    onContent?()
    guard let hosted = step.hosts else { return .screen }
    return .flow(hosted.flow, Event.ended, signals: Event.heard)
  }
}

/// A hosted flow, behind a reference since a step cannot hold its own flow.
final class ProbeFlowBox {
  let flow: ProbeFlow
  init(_ flow: ProbeFlow) { self.flow = flow }
}

/// A tree of probe flows, whose probes read and send wherever they are asked.
@MainActor final class ProbeStage {
  let router = RecordingRouter()
  let log = Log()
  var root: FlowCoordinator<ProbeFlow>?
  var touches = 0

  func start(_ flow: ProbeFlow = ProbeFlow()) {
    let root = FlowCoordinator(flow, router: router, observer: log)
    self.root = root
    root.start { _ in }
  }

  /// Reads everything that can be read, and sends.
  func touch() {
    touches += 1
    guard touches < 200, let root else { return }
    _ = (root.path.count, root.children.count, root.step?.number, root.isRunning, root.result)
    let child = root.child(ProbeFlow.self)
    _ = (child?.path.count, child?.children.count, root.pathDescription)
    root.send(.go(.stay))
    child?.send(.go(.stay))
  }

  /// Lets go of the root, when nobody is looking at the property.
  func drop() {
    let old = root
    root = nil
    withExtendedLifetime(old) {}
  }

  nonisolated func assumed() -> (() -> Void) {
    { [weak self] in MainActor.assumeIsolated { self?.touch() } }
  }

  func probe() -> Probe {
    let probe = Probe()
    probe.onDeinit = assumed()
    return probe
  }
}

import FlowCoordinators
import FlowTesting
import Testing

@Suite("What comes from outside")
@MainActor struct InputTests {
  /// An observer that keeps the inputs as text, in the order of the traces.
  private final class Inputs: FlowInputObserver {
    var lines: [String] = []

    func observe<F: Flow>(_ trace: FlowTrace<F>) {
      if case .transition = trace.record { lines.append("  \(trace.address) answers") }
    }

    func observe<F: Flow>(_ input: FlowInput<F>) {
      let text =
        switch input.kind {
        case .event(_, let step): "event in \(step)"
        case .choice(_, let step): "choice in \(step)"
        case .userMoved(let reason): "user: \(reason)"
        case .ending(.failure(.cancelled(let reason))): "ending: \(reason)"
        case .ending: "ending"
        case .restored: "restored"
        }
      lines.append("\(input.address): \(text)")
    }
  }

  /// An observer that need not know what an input is.
  private final class Traces: FlowObserver {
    var lines: [String] = []

    func observe<F: Flow>(_ trace: FlowTrace<F>) { lines.append("\(trace.record)") }
  }

  @Test("an observer of traces alone hears nothing of inputs, and needs no method for them")
  func traces() {
    let traces = Traces()
    let app = FlowCoordinator(Puppet(.a), router: RecordingRouter(), observer: traces)
    app.start { _ in }
    app.go(.stay)
    app.cancel()
    #expect(
      traces.lines == [
        "started on [a]", "a receives go(.stay)", "go(.stay) → stay",
        "ended: cancelled(.requested)",
      ]
    )
  }

  @Test("what hands on to another observer hands on inputs where the other one hears them")
  func handedOn() {
    let (inputs, traces) = (Inputs(), Traces())
    let observers: [any FlowObserver] = [
      FlowRecorder(then: inputs) { _ in }, FlowRecorder(then: traces) { _ in },
      TransitionCoverage(then: inputs), TransitionCoverage(then: traces),
    ]
    for observer in observers {
      let app = FlowTester(Puppet(.a), observer: observer)
      app.send(.go(.stay))
    }
    let heard = ["Puppet: event in a", "  Puppet answers"]
    #expect(inputs.lines == heard + heard)
    let told = ["started on [a]", "a receives go(.stay)", "go(.stay) → stay"]
    #expect(traces.lines == told + told)
  }

  @Test("events are told once, whatever follows from them: results, signals, retries")
  func derived() {
    let child = Puppet(.x)
    let root = Puppet(.a, children: [1: child]).answering { _, _ in .replace(with: .b) }
    let inputs = Inputs()
    let app = FlowCoordinator(root, router: RecordingRouter(), observer: inputs)
    app.start { _ in }
    app.go(.postpone)
    app.go(.push(.host(1)))
    app.top.go(.signal("news"))
    app.top.go(.finish(3))
    #expect(
      inputs.lines == [
        "Puppet: event in a", "  Puppet answers",
        "Puppet: event in a", "  Puppet answers", "  Puppet answers",
        "Puppet/host: event in x", "  Puppet/host answers", "  Puppet answers",
        "Puppet/host: event in x", "  Puppet/host answers", "  Puppet answers", "  Puppet answers",
      ]
    )
  }

  @Test("one gesture is one input, told for the root before it takes effect, whoever it hits")
  func gestures() {
    let child = Puppet(.x, .y)
    let router = RecordingRouter()
    let inputs = Inputs()
    let app = FlowCoordinator(
      Puppet(.a, children: [1: child]),
      router: router,
      observer: inputs
    )
    app.start { _ in }
    app.go(.present(.host(1)))
    inputs.lines = []
    router.userTapsBack()
    router.userDismisses()
    router.refusesNext = true
    app.go(.push(.b))
    app.cancel()
    #expect(
      inputs.lines == [
        "Puppet: user: back",
        "Puppet: user: dismissed", "  Puppet answers",
        "Puppet: event in a", "  Puppet answers",
        "Puppet: user: refused",
        "Puppet: ending: requested",
      ]
    )
  }

  @Test("what changes nothing is no input: stale events, a second ending, a gesture too late")
  func ignored() throws {
    let router = RecordingRouter()
    let inputs = Inputs()
    let app = FlowCoordinator(Puppet(.a), router: router, observer: inputs)
    app.go(.push(.b))
    app.start { _ in }
    app.go(.push(.b))
    let screen = try #require(router.screens.last)
    let send = try #require(screen.send(for: Puppet.self))
    router.userTapsBack()
    inputs.lines = []
    send(.go(.stay))
    router.delegate?.router(router, userDismissed: screen)
    app.cancel()
    app.cancel()
    app.go(.stay)
    #expect(inputs.lines == ["Puppet: ending: requested"])
  }
}

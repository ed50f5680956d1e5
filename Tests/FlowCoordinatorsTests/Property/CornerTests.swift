import FlowCoordinators
import FlowTesting
import Testing

@Suite("Corners that random walks led into")
@MainActor struct CornerTests {
  @Test("a signal in answer to a child's result is heard before the flow ends for want of a move")
  func signalBeforeEnd() {
    var heard: [String] = []
    let inner = Puppet(.x)
    let middle = Puppet(.host(1), children: [1: inner]).answering { _, _ in .signal("done") }
    let root = Puppet(.a, children: [1: middle]).hearing { _, signal in
      heard.append(signal)
      return .stay
    }
    let stage = Stage(root)
    stage.root.go(.push(.host(1)))
    stage.root.top.top.go(.finish(1))
    #expect(heard == ["done"])
    #expect(stage.root.path == [.a])
  }

  @Test("in an alert whose first step shows nothing, the second screen has no stack either")
  func alert() {
    let working = Puppet(.host(1), children: [1: Puppet(.work)])
    let stage = Stage(Puppet(.a, children: [1: working]))
    stage.root.go(.present(.host(1), as: .alert))
    stage.forget()
    let child = stage.root.top
    child.go([.push(.b), .push(.c)])
    #expect(stage.calls().isEmpty)
    #expect(
      stage.log.kinds == [
        .impossibleInSequence("push(.c)", number: 2, because: .pushOntoAlert("c"))
      ]
    )
    #expect(stage.router.violations.isEmpty)
    child.go(.push(.b))
    #expect(stage.calls() == [.present(P.b, as: .alert)])
  }

  @Test("an event that waits does not bring back what the user has just swiped away")
  func noReturn() {
    let stage = Stage(Puppet(.a))
    stage.router.onPerform = { [unowned stage] _ in
      stage.router.onPerform = nil
      stage.root.go(.push(.c))
      stage.router.userDismisses()
    }
    stage.root.go(.present(.b))
    #expect(stage.router.calls == [.setStack(P.a, animated: false), .present(P.b)])
    #expect(stage.root.path == [.a])
  }

  @Test("a swipe while an observer is told does not bring the sheet back either")
  func noReturnWithinTurn() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.present(.b))
    stage.forget()
    stage.log.onTrace = { [unowned stage] _ in
      stage.log.onTrace = nil
      stage.router.userDismisses()
    }
    stage.root.go(.stay)
    #expect(stage.calls().isEmpty)
    #expect(stage.root.path == [.a])
  }

  @Test("a refused screen of a root that has just ended is not asked for again")
  func refusedAtTheEnd() {
    let stage = Stage(Puppet(.a))
    stage.router.refusesNext = true
    stage.root.go([.push(.b), .finish(1)])
    #expect(stage.router.calls == [.setStack(P.a, animated: false), .push(P.b)])
  }

  @Test("an observer that answers every issue with the same misuse only makes issues")
  func endlessIssues() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.push(.host(1)))
    let send = stage.router.screens[1].send(for: Puppet.self)
    stage.root.go(.pop)
    var count = 0
    stage.log.onTrace = { _ in
      count += 1
      if count < 10_000 { send?(.go(.stay)) }
    }
    send?(.go(.stay))
    #expect(count == 10_000)
  }

  @Test("after an endless turn signals are not mixed up")
  func signalsAfterEndlessTurn() {
    var heard: [String] = []
    // The child's own child runs wild while a signal of the same answer waits.
    let wild = Puppet(beginning: .finish(1))
    let loud = Puppet(.x, children: [2: wild]).answering { _, _ in .replace(with: .host(2)) }
    let root = Puppet(.a, children: [1: loud]).hearing { _, signal in
      heard.append(signal)
      return .stay
    }
    let stage = Stage(root)
    stage.root.go(.push(.host(1)))
    let running = stage.root.top
    running.go([.push(.host(2)), .signal("lost")])
    running.go(.signal("found"))
    #expect(heard == ["found"])
  }

  @Test("a step that comes to stand on an alert unforeseen is left out, with an issue")
  func unforeseenAlert() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.work)]))
    stage.root.go([.present(.b, as: .alert), .present(.host(1), as: .popover), .push(.c)])
    #expect(stage.log.kinds == [.pushOntoAlert("c")])
    #expect(stage.router.violations.isEmpty)
    #expect(stage.root.path == [.a, .b, .host(1)])
  }

  @Test("a root's signals are not kept")
  func rootSignals() {
    let stage = MarkStage()
    stage.root.send(Mark())
    #expect(stage.heard == 1)
    #expect(stage.last == nil)
  }
}

private final class Mark {}

/// A flow that signals every event.
private struct MarkFlow: Flow {
  typealias Output = Never
  typealias Signal = Mark

  let initial = 0

  func transition(from step: Int, on event: Mark) -> Transition { .signal(event) }
}

@MainActor private final class MarkStage {
  let router = RecordingRouter()
  let root: FlowCoordinator<MarkFlow>
  private(set) weak var last: Mark?
  private(set) var heard = 0

  init() {
    root = FlowCoordinator(MarkFlow(), router: router, observer: nil)
    root.start(
      onSignal: { [unowned self] in
        heard += 1
        last = $0
      },
      completion: { _ in }
    )
  }
}

import FlowCoordinators
import FlowTesting
import Testing

@Suite("Issues say what happened, what is right, and how to get there")
@MainActor struct IssueTests {
  /// What a test does, and the text of the one issue that follows.
  private struct Case {
    let name: String
    var flow = Puppet(.a, .b)
    let act: @MainActor (Stage) -> Void
    let text: String
  }

  private let cases = [
    Case(
      name: "popTo a step that is not there",
      act: { $0.root.go(.popTo(.z)) },
      text: """
        Puppet: Puppet cannot pop to z: it is not below the current step in [a, b].
        Pop to a step that the path holds, or use .setStack to go there.
        """
    ),
    Case(
      name: "dismiss with nothing presented",
      act: { $0.root.go(.dismiss) },
      text: """
        Puppet: Puppet cannot dismiss: no step of [a, b] was presented.
        Use .pop for a step that was pushed, or .cancel to end the flow.
        """
    ),
    Case(
      name: "an empty stack",
      act: { $0.root.go(.setStack([])) },
      text: """
        Puppet: Puppet cannot set an empty stack.
        Name at least one step, or use .cancel to end the flow.
        """
    ),
    Case(
      name: "push onto an alert",
      act: {
        $0.root.go(.present(.c, as: .alert))
        $0.root.go(.push(.order(7)))
      },
      text: """
        Puppet: Puppet cannot push order(7) onto an alert, which has no stack.
        Use .replace(with:), .present, or [.dismiss, .push(…)].
        """
    ),
    Case(
      name: "a sequence with a misplaced part",
      act: { $0.root.go([.cancel, .push(.c)]) },
      text: """
        Puppet: Puppet answered a sequence whose part 2, push(.c), cannot stand there; nothing moved.
        A sequence is made of moves and signals, and only its last part may end the flow.
        """
    ),
    Case(
      name: "a sequence with an impossible part",
      act: { $0.root.go([.push(.c), .dismiss]) },
      text: """
        Puppet: Puppet answered a sequence whose part 2, dismiss, cannot be done; nothing moved.
        Puppet cannot dismiss: no step of [a, b, c] was presented.
        Use .pop for a step that was pushed, or .cancel to end the flow.
        """
    ),
    Case(
      name: "an unhandled event",
      act: { $0.root.go(.unhandled) },
      text: """
        Puppet: Puppet does not handle go(.unhandled) in step b.
        Add a case to transition(from:on:), or answer .stay to ignore the event on purpose.
        """
    ),
    Case(
      name: "an event after the end",
      act: {
        $0.root.go(.finish(1))
        $0.root.go(.push(.c))
      },
      text: """
        Puppet: Puppet got go(.push(.c)) after it had ended.
        Make a new coordinator to run the flow again.
        """
    ),
    Case(
      name: "an event of a screen that is gone",
      act: {
        let send = $0.router.screens[1].send(for: Puppet.self)
        $0.root.go(.pop)
        send?(.go(.pop))
      },
      text: """
        Puppet: Puppet got go(.pop) from a screen that is gone.
        A screen sends through the Send that it was made with; let the screen that is up send it.
        """
    ),
    Case(
      name: "a second start",
      act: { $0.start() },
      text: """
        Puppet: Puppet was started a second time.
        A coordinator runs once, and a child is started by its parent; make a new coordinator.
        """
    ),
    Case(
      name: "a second ending",
      act: {
        $0.root.finish(.failure(.failed(Mistake())))
        $0.root.finish(.success(2))
      },
      text: """
        Puppet: Puppet was to end with success(2), but it has ended already.
        The first result counts; check isRunning before finish(_:) or cancel().
        """
    ),
    Case(
      name: "a child's result that nobody handles",
      flow: Puppet(.a, .host(1), children: [1: Puppet(.x)]),
      act: { $0.root.top.go(.fail(Mistake())) },
      text: """
        Puppet: Puppet has no answer to the result of Puppet in step host(1): \
        ended(.failure(.failed(Mistake(text: "mistake")))). The step is popped.
        Say in transition(from:on:) where the flow goes with this result.
        """
    ),
    Case(
      name: "a postponed event that is dropped",
      act: {
        $0.root.go(.postpone)
        $0.root.cancel()
      },
      text: """
        Puppet: Puppet ended while it kept go(.postpone), which is dropped.
        Handle the event in a step that comes after the one that postpones it.
        """
    ),
    Case(
      name: "an impossible beginning",
      flow: Puppet(.a, children: [1: Puppet(beginning: .pop)]),
      act: { $0.root.go(.push(.host(1))) },
      text: """
        Puppet/host: Puppet cannot begin with pop; it begins at initial.
        Answer .setStack with at least one step, .finish, .fail or .cancel in begin().
        """
    ),
    Case(
      name: "a second root on the router",
      act: { stage in
        FlowCoordinator(Puppet(.c), router: stage.router, observer: stage.log).start { _ in }
      },
      text: """
        Puppet: Puppet cannot start on a router that serves another running root coordinator.
        Give each root its own router, host the flow in a step, or start it after the other has \
        ended.
        """
    ),
  ]

  @Test("each has its text, and changes nothing else")
  func texts() {
    for example in cases {
      let stage = Stage(example.flow)
      example.act(stage)
      #expect(stage.log.issues.map(\.description) == [example.text], "\(example.name)")
      #expect(stage.router.violations.isEmpty, "\(example.name)")
    }
  }

  @Test("a screen that the router could not show, told once and for planned screens only")
  func refusedScreen() {
    let stage = Stage(Puppet(.a, .b))
    for screen in stage.router.screens.suffix(1) {
      for _ in 0..<2 {
        stage.router.delegate?.router(
          stage.router,
          refused: screen,
          because: "it is too wide.\nMake it narrower."
        )
      }
    }
    #expect(
      stage.log.issues.map(\.description) == [
        "Puppet: Puppet could not show step b: it is too wide.\nMake it narrower."
      ]
    )
    #expect(stage.root.path == [.a] && stage.router.violations.isEmpty)
  }

  @Test("before the start")
  func beforeStart() {
    let stage = Stage(Puppet(.a), starts: false)
    stage.root.go(.pop)
    stage.root.cancel()
    #expect(
      stage.log.issues.map(\.message) == [
        "Puppet got go(.pop) before it was started.\nCall start(completion:) first.",
        """
        Puppet was to end with cancelled(.requested) before it was started.
        Call start(completion:) first.
        """,
      ]
    )
  }

  @Test("a runaway turn names its cycle")
  func runaway() {
    let flow = Puppet(.a, children: [1: Puppet(beginning: .finish(1))])
      .answering { step, _ in .replace(with: step) }
    let stage = Stage(flow)
    stage.log.keepsLines = false
    stage.root.go(.push(.host(1)))
    #expect(
      stage.log.issues.map(\.message) == [
        """
        Puppet did not come to rest within 10000 transitions and was stopped: \
        Puppet.a → Puppet.host(1) → Puppet.a
        Break the cycle: let one of these steps show a screen, or end.
        """
      ]
    )
  }

  @Test("two events that are not handled have each its own values")
  func ownValues() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.unhandled)
    stage.root.go([.unhandled])
    #expect(
      stage.log.kinds == [
        .unhandledEvent("go(.unhandled)", step: "a"), .misplacedInSequence("unhandled", number: 1),
      ]
    )
  }
}

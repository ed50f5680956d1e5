import FlowCoordinators
import FlowTesting
import Testing

@Suite("Back policies")
@MainActor struct BackPolicyTests {
  @Test("a screen says what its way back does")
  func screens() {
    let editing = Editing(.list, .editing("a"), .paying)
    #expect(editing.router.screens.map(\.back) == [.allowed, .sendsEvent, .blocked])
    #expect(editing.router.screens[2].sendBackEvent() == nil)
    #expect(editing.router.screens[0].sendBackEvent() == nil)
  }

  @Test("a blocked way back changes nothing, whatever the gesture")
  func blocked() {
    let editing = Editing(.list, .plain, .paying)
    #expect(!editing.router.userTapsBack())
    #expect(!editing.router.userPops(to: E.list))
    #expect(!editing.router.userCancelsSwipe())
    #expect(editing.app.path == [.list, .plain, .paying])
    #expect(editing.router.screens.count == 3)
    #expect(editing.router.calls == [])
  }

  @Test("a blocked sheet cannot be swiped away, nor can what it stands on")
  func blockedSheet() {
    let editing = Editing(.list)
    editing.go(.present(.plain))
    editing.go(.present(.paying))
    #expect(!editing.router.userDismisses())
    #expect(!editing.router.userDismisses(containerOf: E.plain))
    #expect(editing.app.path == [.list, .plain, .paying])
  }

  @Test("a policy may send an event instead, and nothing leaves by itself")
  func sends() {
    let editing = Editing(.list, .editing("a"))
    #expect(editing.router.userTapsBack())
    #expect(editing.app.path == [.list, .editing("a"), .discard])
    #expect(editing.router.calls == [.present(E.discard, as: .alert)])
  }

  @Test("of several screens that a gesture would take, the topmost that wants an event gets it")
  func several() {
    let editing = Editing(.list, .editing("a"), .plain)
    #expect(editing.router.userPops(to: E.list))
    #expect(editing.log.kinds == [.unhandledEvent("backTapped", step: "plain")])
    #expect(editing.app.path.count == 3)
    #expect(editing.router.userTapsBack())
    #expect(editing.app.path == [.list, .editing("a")])
  }

  @Test("the flow itself may go back at any time")
  func flow() {
    let editing = Editing(.list, .paying)
    editing.go(.pop)
    #expect(editing.router.calls == [.pop(to: E.list)])
  }

  @Test("a hosting step's policy and transition hold for the first screen of its flow")
  func hosting() {
    let editing = Editing(.list)
    editing.go(.push(.confirm))
    #expect(editing.router.screens.last?.back == .blocked)
    #expect(editing.router.screens.last?.transition == TransitionName.none)
    #expect(!editing.router.userDismisses())
    #expect(editing.app.path == [.list, .confirm])
  }

  @Test("an event of a hosting step's policy goes to the flow that hosts", arguments: [0, 1])
  func hostingSends(depth: Int) {
    let nest = FlowTester(NestFlow(depth: depth))
    nest.send(.opened)
    #expect(nest.router.userTapsBack())
    #expect(nest.path == [.start, .asked])
    #expect(nest.issues == [])
    #expect(nest.children.isEmpty)
  }

  @Test("a new payload may change the policy")
  func update() {
    let editing = Editing(.list, .paying)
    editing.go(.update(.editing("b")))
    #expect(editing.router.screens.last?.back == .sendsEvent)
    editing.go(.update(.plain))
    #expect(editing.router.userTapsBack())
    #expect(editing.app.path == [.list])
  }
}

/// A flow that asks before its child is left, with as many flows in between as one likes.
private struct NestFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case start, child, asked }
  enum Event { case opened, asked, ended(FlowResult<Void>) }
  let depth: Int
  let initial = Step.start

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .opened: .push(.child)
    case .asked: .replace(with: .asked)
    case .ended: .stay
    }
  }

  func content(of step: Step) -> Content {
    guard step == .child else { return .screen }
    let content: Content =
      depth == 0
      ? .flow(LeafFlow(), Event.ended) : .flow(MiddleFlow(), Event.ended)
    return content.back(.sends(.asked))
  }
}

private struct MiddleFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case leaf }
  enum Event { case ended(FlowResult<Void>) }
  let initial = Step.leaf
  func transition(from step: Step, on event: Event) -> Transition { .finish }
  func content(of step: Step) -> Content { .flow(LeafFlow(), Event.ended) }
}

private struct LeafFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case page }
  enum Event { case closed }
  let initial = Step.page
  func transition(from step: Step, on event: Event) -> Transition { .finish }
}

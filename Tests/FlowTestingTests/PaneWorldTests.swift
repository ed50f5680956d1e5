import FlowCoordinators
import FlowTesting
import Testing

@Suite("Panes on the recording router")
@MainActor struct PaneWorldTests {
  @Test("calls for panes that nobody has set up are mistakes")
  func unknownPanes() {
    let router = RecordingRouter()
    router.perform([.setStack(Page.home, animated: false)])
    router.perform([.select(1)])
    router.perform([.inPane(2, .push(Page.list))])
    router.perform([.setPanes(.tabs, [1, 2], selected: 1)])
    #expect(
      router.violations.map(\.description) == [
        """
        .select(1): [1] is not up, or has no pane 1.
        setPanes(_:) gives a screen its panes before anything else is done in them.
        """,
        """
        .inPane(2, .push(Page.list)): [2] is not up, or has no pane 2.
        setPanes(_:) gives a screen its panes before anything else is done in them.
        """,
        """
        .setPanes(.tabs, [1, 2], selected: 1): [1, 2] is not up.
        Up are, lowest container first: [[Page.home]].
        """,
      ]
    )
    #expect(router.pages == [[.home]])
    #expect(router.containers(in: 1) == nil)
    #expect(!router.isSelected(1))
    #expect(!router.userSelects(1))
    #expect(!router.userReselects(1))
    #expect(!router.userTapsBack(in: 1))
  }

  @Test("calls with panes are equal when style, ids, selection and what is inside are")
  func equality() {
    let panes = RouterCall.setPanes(.tabs, [1, 2], selected: 1)
    #expect(panes == .setPanes(.tabs, [1, 2], selected: 1))
    #expect(panes != .setPanes(.split, [1, 2], selected: 1))
    #expect(panes != .setPanes(.tabs, [2, 1], selected: 1))
    #expect(panes != .setPanes(.tabs, [1, 2], selected: 2))
    #expect(panes != .setPanes(.tabs, ["1", "2"], selected: "1"))
    #expect(RouterCall.select(1) == .select(1))
    #expect(RouterCall.select(1) != .select(1, animated: false))
    #expect(RouterCall.select(1) != .select("1"))
    let call = RouterCall.inPane(1, .push(Page.list))
    #expect(call == .inPane(1, .push(Page.list)))
    #expect(call != .inPane(2, .push(Page.list)))
    #expect(call != .inPane(1, .push(Page.home)))
    #expect("\(RouterCall.select(1, animated: false))" == ".select(1, animated: false)")
  }

  @Test("a tap that the flow does not answer with an update selects nothing")
  func unansweredTap() {
    let tester = FlowTester(TabFlow())
    _ = tester.router.takeCalls()
    #expect(tester.router.userSelects("b"))
    #expect(tester.router.isSelected("a"))
    #expect(tester.router.screens.last == Screen(Page.home))
    #expect(tester.router.calls.isEmpty)
  }

  @Test("a tester reaches into panes, and says what runs where there is no such flow")
  func reaching() throws {
    let tester = FlowTester(TabFlow())
    #expect(try tester.pane("b", PageFlow.self).path == [.list])
    let error = #expect(throws: MissingChild.self) { try tester.pane("c", PageFlow.self) }
    #expect(
      error?.description == """
        TabFlow has no running child PageFlow in a pane "c".
        Running are:
          PageFlow [home]
          PageFlow [list]
        """
    )
  }

  @Test("what is expected of panes is compared line by line")
  func difference() throws {
    let tester = FlowTester(TabFlow())
    #expect(throws: RouterCallDifference.self) { try tester.router.expect([]) }
    let error = try #require(
      throws: RouterCallDifference.self,
      performing: {
        try tester.router.expect([
          .setStack(0, animated: false), .setPanes(.tabs, ["a", "b"], selected: "a"),
          .inPane("a", .setStack(Page.home, animated: false)),
          .inPane("b", .setStack(Page.home, animated: false)),
        ])
      }
    )
    #expect(
      error.description == """
        Expected 4 router calls, got 4: 1 missing (-), 1 unexpected (+).
          .setStack(0, animated: false)
          .setPanes(.tabs, ["a", "b"], selected: "a")
          .inPane("a", .setStack(Page.home, animated: false))
        - .inPane("b", .setStack(Page.home, animated: false))
        + .inPane("b", .setStack(Page.list, animated: false))
        """
    )
  }
}

/// A flow with two panes, each of one page.
private struct TabFlow: Flow {
  typealias Output = Never

  let initial = 0

  func transition(from step: Int, on event: Int) -> Transition { .stay }

  func content(of step: Int) -> Content {
    .panes(.tabs, selected: "a", onSelect: { _ in 0 }) {
      Pane("a", PageFlow(initial: .home)) { _ in 0 }
      Pane("b", PageFlow(initial: .list)) { _ in 0 }
    }
  }
}

private struct PageFlow: Flow {
  typealias Output = Never

  let initial: Page

  func transition(from step: Page, on event: Int) -> Transition { .stay }
}

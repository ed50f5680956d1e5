import FlowCoordinators
import FlowTesting
import Testing

/// What is presented in a pane is shown over everything while the pane is in view.
@MainActor @Suite("Gestures under a modal in a pane") struct ModalInPaneTests {
  private let router = RecordingRouter()

  private func start(_ style: PaneStyle) -> FlowCoordinator<DeckFlow> {
    let root = FlowCoordinator(DeckFlow(style: style), router: router)
    root.start { _ in }
    return root
  }

  @Test("the screen that has the panes is not left by a back button or its menu")
  func back() throws {
    let root = start(.tabs)
    try #require(root.pane(1, CardFlow.self)).send(.opened)
    #expect(!router.userTapsBack())
    #expect(!router.userPops(to: DeckFlow.Step.home))
    #expect(root.path == [.home, .deck])
  }

  @Test("a modal in any column covers the others and the bar")
  func columns() throws {
    let root = start(.split)
    let left = try #require(root.pane(1, CardFlow.self))
    left.send(.turned)
    try #require(root.pane(2, CardFlow.self)).send(.opened)
    #expect(router.screens.last == Screen(CardFlow.Step.sheet))
    #expect(!router.userTapsBack())
    #expect(left.path == [.front, .reverse])
    #expect(!router.userSelects(2))
    #expect(router.userDismisses())
    #expect(router.userTapsBack())
    #expect(left.path == [.front])
  }

  @Test("a drawer has one pane in view")
  func drawer() throws {
    let root = start(.drawer)
    let hidden = try #require(root.pane(2, CardFlow.self))
    hidden.send(.turned)
    #expect(!router.userTapsBack(in: 2))
    hidden.send(.opened)
    #expect(!router.userDismisses())
    #expect(hidden.path == [.front, .reverse, .sheet])
    #expect(router.userTapsBack())
    #expect(root.path == [.home])
  }

  @Test("tabs in a column that is not selected can be used")
  func nestedTabs() throws {
    let root = FlowCoordinator(ColumnFlow(), router: router)
    root.start { _ in }
    #expect(router.containers(in: "b") == [[Screen(CardFlow.Step.front)]])
    #expect(router.isSelected("a"))
    #expect(router.userSelects("b"))
    #expect(router.isSelected("b"))
    #expect(root.child(TabFlow.self)?.path == ["b"])
  }
}

/// A flow with two columns, of which the second has tabs and is not selected.
private struct ColumnFlow: Flow {
  typealias Output = Never

  let initial = 0

  func transition(from step: Int, on event: Int) -> Transition { .stay }

  func content(of step: Int) -> Content {
    .panes(.split, selected: 1, onSelect: { $0 }) {
      Pane(1, CardFlow()) { _ in 0 }
      Pane(2, TabFlow()) { _ in 0 }
    }
  }
}

/// A flow with two tabs, whose step is the selected one.
private struct TabFlow: Flow {
  typealias Output = Never

  let initial = "a"

  func transition(from step: String, on event: String) -> Transition { .update(event) }

  func content(of step: String) -> Content {
    .panes(.tabs, selected: step, onSelect: { $0 }) {
      Pane("a", CardFlow()) { _ in "a" }
      Pane("b", CardFlow()) { _ in "a" }
    }
  }
}

/// A flow that begins with two panes on a first screen.
private struct DeckFlow: Flow {
  typealias Output = Never
  enum Step { case home, deck }
  enum Event { case ended, selected }

  let style: PaneStyle
  let initial = Step.home

  func begin() -> Transition { .setStack([.home, .deck]) }

  func transition(from step: Step, on event: Event) -> Transition { .stay }

  func content(of step: Step) -> Content {
    guard step == .deck else { return .screen }
    return .panes(style, selected: 1, onSelect: { _ in .selected }) {
      Pane(1, CardFlow()) { _ in .ended }
      Pane(2, CardFlow()) { _ in .ended }
    }
  }
}

private struct CardFlow: Flow {
  typealias Output = Never
  enum Step { case front, reverse, sheet }
  enum Event { case turned, opened }

  let initial = Step.front

  func transition(from step: Step, on event: Event) -> Transition {
    event == .turned ? .push(.reverse) : .present(.sheet)
  }
}

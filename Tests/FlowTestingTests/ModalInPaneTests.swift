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

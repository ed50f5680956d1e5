import FlowCoordinators
import Testing

@testable import Sample

@MainActor @Suite("Panes on the terminal router") struct TerminalPanesTests {
  private let tabs = Puppet.Step.panes(.tabs, [.page("a"), .page("b")], selected: .left)

  @Test("each pane has a stack of its own, in view or not")
  func stacks() {
    let stage = Stage(tabs)
    #expect(stage.titlesInReach == ["panes", "a"])
    stage.go(.right, [.push(.page("c")), .push(.page("d"))])
    #expect(stage.titlesInReach == ["panes", "a"])
    #expect(stage.choose(.right))
    #expect(stage.titlesInReach == ["panes", "d"])
    stage.go(.right, .popTo(.page("c")))
    stage.go(.left, .setStack([.page("e"), .page("f")]))
    #expect(stage.titlesInReach == ["panes", "c"])
    #expect(stage.choose(.left))
    #expect(stage.titlesInReach == ["panes", "f"])
  }

  @Test("panes that stay when others come or go keep what they show")
  func setPanes() {
    let stage = Stage(tabs)
    stage.go(.left, .push(.page("c")))
    let more = [Puppet.Step.page("a"), .page("b"), .page("x")]
    stage.root.send(.go(.update(.panes(.tabs, more, selected: .left))))
    #expect(stage.router.panesInReach.map(\.name) == ["left", "right", "third"])
    #expect(stage.titlesInReach == ["panes", "c"])
    stage.root.send(.go(.update(.panes(.tabs, [.page("a")], selected: .left))))
    #expect(stage.router.panesInReach.map(\.name) == ["left"])
    #expect(stage.titlesInReach == ["panes", "c"])
  }

  @Test("a screen that a new stack takes over keeps its panes")
  func setStack() {
    let stage = Stage(tabs)
    stage.go(.left, .push(.page("c")))
    stage.root.send(.go([.push(.page("x")), .push(.page("y"))]))
    stage.root.send(.go([.popTo(tabs), .push(.page("z"))]))
    #expect(stage.titlesInReach == ["z"])
    stage.router.userGoesBack()
    #expect(stage.titlesInReach == ["panes", "c"])
  }

  @Test("the user's choice is an event, and nothing moves before the flow answers")
  func choosing() {
    let stage = Stage(tabs)
    _ = stage.takeCalls()
    #expect(stage.choose(.right))
    let chosen = Puppet.Step.panes(.tabs, [.page("a"), .page("b")], selected: .right)
    #expect(stage.root.step == chosen)
    #expect(stage.takeCalls() == [.update(chosen), .select(Puppet.Side.right)])
  }

  @Test("choosing the selected pane goes back to its first screen without a call")
  func again() {
    let stage = Stage(tabs)
    #expect(!stage.choose(.left))
    stage.go(.left, [.push(.page("c")), .push(.page("d"))])
    _ = stage.takeCalls()
    #expect(stage.choose(.left))
    #expect(stage.path(.left) == [.page("a")])
    #expect(stage.titlesInReach == ["panes", "a"])
    #expect(stage.takeCalls() == [])
  }

  @Test("what is presented in a pane covers the bar, and goes out of view with the pane")
  func modal() {
    let stage = Stage(tabs)
    stage.go(.left, [.push(.page("c")), .present(.page("sheet"))])
    #expect(stage.titlesInReach == ["sheet"])
    #expect(stage.router.panesInReach == [])
    #expect(!stage.router.canGoBack)
    stage.root.send(.chosen(.right))
    #expect(stage.titlesInReach == ["panes", "b"])
    #expect(!stage.router.canSwipeDown)
    stage.root.send(.chosen(.left))
    #expect(stage.titlesInReach == ["sheet"])
    stage.router.userSwipesDown()
    #expect(stage.titlesInReach == ["panes", "c"])
    #expect(stage.path(.left) == [.page("a"), .page("c")])
  }

  @Test("what the root presents covers what a pane has presented")
  func modalOverModal() {
    let stage = Stage(tabs)
    stage.go(.left, .present(.page("low")))
    stage.root.send(.go(.present(.page("high"))))
    #expect(stage.titlesInReach == ["high"])
    stage.router.userSwipesDown()
    #expect(stage.titlesInReach == ["low"])
  }

  @Test("an alert in a pane takes its answer there")
  func alert() throws {
    let stage = Stage(tabs)
    stage.go(.left, .push(.question))
    #expect(!stage.router.canSwipeDown)
    let shown = try #require(stage.router.screensInReach.first)
    _ = ScreenView(of: shown.screen, on: stage.router).actions[0].choose()
    #expect(stage.titlesInReach == ["panes", "answered"])
  }

  @Test("panes in a sheet in a pane")
  func deep() {
    let stage = Stage(tabs)
    stage.go(.left, .present(.panes(.tabs, [.page("x"), .page("y")], selected: .left)))
    #expect(stage.titlesInReach == ["panes", "x"])
    #expect(stage.choose(.right))
    #expect(stage.titlesInReach == ["panes", "y"])
    #expect(stage.router.canSwipeDown)
    stage.router.userSwipesDown()
    #expect(stage.titlesInReach == ["panes", "a"])
  }

  @Test("of nested panes, both bars are in reach, the outer one first")
  func nested() {
    let inner = Puppet.Step.panes(.tabs, [.page("x"), .page("y")], selected: .right)
    let stage = Stage(.panes(.tabs, [inner, .page("b")], selected: .left))
    #expect(stage.router.panesInReach.map(\.name) == ["left", "right", "left", "right"])
    #expect(stage.titlesInReach == ["panes", "panes", "y"])
    #expect(stage.router.userChooses(stage.router.panesInReach[2]))
    #expect(stage.titlesInReach == ["panes", "panes", "x"])
    #expect(stage.router.userChooses(stage.router.panesInReach[1]))
    #expect(stage.titlesInReach == ["panes", "b"])
  }

  @Test("of a drawer the selected pane is in view, of a split view all panes are")
  func styles() {
    let steps = [Puppet.Step.page("a"), .page("b"), .page("c")]
    #expect(Stage(.panes(.drawer, steps, selected: .third)).titlesInReach == ["panes", "c"])
    #expect(
      Stage(.panes(.split, steps, selected: .right)).titlesInReach == ["panes", "a", "b", "c"]
    )
  }
}

import FlowCoordinators
import Testing

@testable import Sample

@MainActor @Suite("The way back where there are panes") struct WayBackTests {
  private let tabs = Puppet.Step.panes(.tabs, [.page("a"), .page("b")], selected: .left)

  @Test("it begins in the innermost pane, and then leads out of the panes")
  func inside() {
    let inner = Puppet.Step.panes(.tabs, [.page("x")], selected: .left)
    let stage = Stage(.panes(.tabs, [.page("a"), .page("b")], selected: .left))
    stage.go(.left, .push(inner))
    stage.root.pane(Puppet.Side.left, Puppet.self)?.pane(Puppet.Side.left, Puppet.self)?
      .send(.go(.push(.page("y"))))
    _ = stage.takeCalls()
    var seen: [[String]] = []
    while stage.router.canGoBack {
      stage.router.userGoesBack()
      seen.append(stage.titlesInReach)
    }
    #expect(seen == [["panes", "panes", "x"], ["panes", "a"], ["home"]])
    #expect(stage.takeCalls() == [])
    #expect(stage.root.path == [.page("home")])
    #expect(stage.root.children.isEmpty)
  }

  @Test("in a split view the selected column comes first")
  func columns() {
    let stage = Stage(.panes(.split, [.page("a"), .page("b")], selected: .left))
    stage.go(.left, .push(.page("c")))
    stage.go(.right, .push(.page("d")))
    stage.router.userGoesBack()
    #expect(stage.titlesInReach == ["panes", "a", "d"])
    stage.router.userGoesBack()
    #expect(stage.titlesInReach == ["panes", "a", "b"])
  }

  @Test("a screen in a pane that blocks it, or asks first, does so for its pane")
  func ownPane() {
    let stage = Stage(tabs)
    stage.go(.left, .push(.locked))
    #expect(!stage.router.canGoBack)
    stage.router.userGoesBack()
    #expect(!stage.choose(.left))
    #expect(stage.path(.left) == [.page("a"), .locked])
    stage.go(.left, .replace(with: .asking))
    stage.router.userGoesBack()
    #expect(stage.path(.left) == [.page("a"), .page("asked")])
  }

  @Test("a choice of the selected pane asks all screens that would go, the topmost one first")
  func again() {
    let stage = Stage(tabs)
    stage.go(.left, [.push(.asking), .push(.page("c"))])
    #expect(stage.choose(.left))
    #expect(stage.path(.left) == [.page("a"), .asking, .page("c")])
    #expect(stage.titlesInReach == ["panes", "c"])
    stage.go(.left, [.popTo(.asking), .replace(with: .locked), .push(.page("c"))])
    #expect(!stage.choose(.left))
    #expect(stage.titlesInReach == ["panes", "c"])
  }

  @Test("a screen in a pane that is out of view holds the panes")
  func hidden() {
    let stage = Stage(tabs)
    stage.go(.right, .push(.locked))
    #expect(!stage.router.canGoBack)
    stage.go(.right, .replace(with: .asking))
    #expect(stage.router.canGoBack)
    stage.router.userGoesBack()
    #expect(stage.path(.right) == [.page("b"), .page("asked")])
    #expect(stage.titlesInReach == ["panes", "a"])
    stage.router.userGoesBack()
    #expect(stage.root.path == [.page("home")])
  }

  @Test("a sheet in a pane out of view holds the sheet that has the panes")
  func hiddenSheet() {
    let stage = Stage(.page("below"))
    stage.root.send(.go(.present(tabs)))
    stage.go(.right, .present(.locked))
    #expect(!stage.router.canSwipeDown)
    stage.router.userSwipesDown()
    #expect(stage.root.path.count == 3)
    stage.go(.right, .dismiss)
    #expect(stage.router.canSwipeDown)
    stage.router.userSwipesDown()
    #expect(stage.titlesInReach == ["below"])
  }
}

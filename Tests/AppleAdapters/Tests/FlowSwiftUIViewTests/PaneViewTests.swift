import FlowCoordinators
import FlowSwiftUI
@_spi(Simulation) import SwiftUI
import Testing

@Suite("Tabs in view", .serialized)
@MainActor struct TabViewTests {
  @Test("each pane is a tab with the flow's label, and the selected one is in view")
  func tabs() {
    let stage = Stage(.deck(1, .two))
    #expect(stage.screen.tabs == ["Tab 0", "Tab 1", "Tab 2"])
    #expect(stage.screen.selectedTab == "Tab 1")
    #expect(stage.screen.texts == ["page(10)"])
  }

  @Test("a tap asks the flow, which selects")
  func selecting() {
    let stage = Stage(.deck(1, .one))
    stage.screen.selectTab("Tab 2")
    #expect(stage.root.path == [.deck(1, .three)])
    #expect(stage.screen.selectedTab == "Tab 2")
    #expect(stage.screen.texts == ["page(21)"])
  }

  @Test("a tap that the flow does not follow changes nothing, and the view is told")
  func refusing() {
    let stage = Stage(.deck(1, .one), selects: false)
    let number = stage.model.lastChange.number
    stage.screen.selectTab("Tab 2")
    #expect(stage.screen.selectedTab == "Tab 0")
    #expect(stage.model.lastChange.number > number)
  }

  @Test("the selected tab again goes back to its first screen")
  func reselecting() {
    let stage = Stage(.deck(1, .three))
    #expect(stage.screen.hasBackButton)
    stage.screen.selectTab("Tab 2")
    #expect(stage.wire.reports == ["popped to Tour.Step.page(20)"])
    #expect(stage.screen.texts == ["page(20)"])
  }

  @Test("a late selection of what the flow has selected is no second tap")
  func late() {
    let stage = Stage(.deck(1, .one))
    let stale = stage.screen
    stage.root.go(.update(.deck(1, .three)))
    stale.selectTab("Tab 2")
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.screen.texts == ["page(21)"])
  }

  @Test("a pane that has gone and come again is another view, with a state of its own")
  func identity() throws {
    let stage = Stage(.deck(0, .one))
    let old = try #require(stage.panes?[Tab.two]?.containers[0].id)
    stage.root.go(.update(.deck(2, .one)))
    stage.root.go(.update(.deck(0, .two)))
    let new = try #require(stage.panes?[Tab.two]?.containers[0].id)
    #expect(old != new)
    #expect(stage.screen.ids.contains(AnyHashable(new)))
  }

  @Test("each tab has a stack of its own, and there is none around them")
  func stacks() {
    let stage = Stage(.deck(1, .one))
    #expect(stage.screen.stackCount == 1)
    stage.root.pane(Tab.two, Tour.self)?.go(.push(.page(5)))
    #expect(stage.screen.texts == ["page(0)"])
    stage.screen.selectTab("Tab 1")
    #expect(stage.screen.texts == ["page(5)"])
    stage.screen.goBack()
    #expect(stage.wire.reports == ["popped to Tour.Step.page(10)"])
  }

  @Test("a screen that is pushed onto panes covers them")
  func pushed() {
    let stage = Stage(.deck(1, .one))
    stage.root.go(.push(.page(5)))
    #expect(stage.screen.texts == ["page(5)"])
    #expect(stage.screen.tabs.isEmpty)
    stage.screen.goBack()
    #expect(stage.screen.tabs.count == 3)
  }

  @Test("a modal in a tab is up while the tab is selected, and does not end with the selection")
  func modal() {
    let stage = Stage(.deck(1, .one))
    stage.root.pane(Tab.one, Tour.self)?.go(.present(.page(3)))
    let stale = stage.screen
    #expect(stale.presented?.texts == ["page(3)"])
    stage.root.go(.update(.deck(1, .two)))
    #expect(stage.screen.presented == nil)
    stale.dismissAnyway()
    #expect(stage.wire.reports.isEmpty)
    stage.root.go(.update(.deck(1, .one)))
    #expect(stage.screen.presented?.texts == ["page(3)"])
    stage.screen.swipeDown()
    #expect(stage.wire.reports == ["dismissed Tour.Step.page(3)"])
  }

  @Test("an alert in a tab waits for the tab too")
  func alert() {
    let stage = Stage(.deck(1, .one))
    stage.root.pane(Tab.two, Tour.self)?.go(.push(.alert(3)))
    #expect(stage.screen.alert == nil)
    stage.screen.selectTab("Tab 1")
    let stale = stage.screen
    #expect(stale.alert?.title == "Alert 3")
    stage.root.go(.update(.deck(1, .one)))
    stale.closeAlert()
    stage.turn()
    #expect(stage.wire.reports.isEmpty)
  }

  @Test("panes within panes select each for itself")
  func nested() {
    let stage = Stage(.deck(0, .one))
    stage.root.pane(Tab.one, Tour.self)?.go(.setStack([.deck(1, .three)]))
    #expect(stage.screen.tabs == ["Tab 0", "Tab 0", "Tab 1", "Tab 2", "Tab 1"])
    #expect(stage.screen.texts == ["page(21)"])
    stage.root.pane(Tab.one, Tour.self)?.pane(Tab.three, Tour.self)?.go(.present(.page(7)))
    #expect(stage.screen.presented?.texts == ["page(7)"])
    stage.root.go(.update(.deck(0, .two)))
    #expect(stage.screen.presented == nil)
  }

  @Test("a pane whose flow says nothing has the name of its id")
  func names() {
    let model = NavigationModel()
    let root = FlowCoordinator(Wide(style: .tabs, count: 2), router: model)
    root.start { _ in }
    #expect(SwiftUIScreen(FlowStack(model)).tabs == ["one", "two"])
    // Its flow has no views at all, and so gives no labels; the panes' flows have.
    let mute = NavigationModel()
    let other = FlowCoordinator(MuteTabs(), router: mute)
    other.start { _ in }
    #expect(SwiftUIScreen(FlowStack(mute)).tabs == ["two", "three"])
    #expect(other.isRunning)
  }
}

@Suite("Columns and drawers in view", .serialized)
@MainActor struct ColumnViewTests {
  @Test("two panes are the sidebar and the detail, and both are in view")
  func two() {
    let stage = Stage(.deck(4, .two))
    #expect(stage.screen.columns == ["sidebar", "detail"])
    #expect(stage.screen.preferredColumn == "detail")
    #expect(stage.screen.texts == ["page(0)", "page(10)"])
    stage.root.pane(Tab.one, Tour.self)?.go(.present(.page(3)))
    #expect(stage.screen.presented?.texts == ["page(3)"])
  }

  @Test("three panes have a column in the middle")
  func three() {
    let stage = Stage(.deck(5, .two))
    #expect(stage.screen.columns == ["sidebar", "content", "detail"])
    #expect(stage.screen.preferredColumn == "content")
    #expect(stage.screen.texts == ["page(0)", "page(10)", "page(21)"])
  }

  @Test("where there is room for one column, going to another one asks the flow")
  func compact() {
    let stage = Stage(.deck(4, .two))
    stage.screen.goToColumn("sidebar")
    #expect(stage.root.path == [.deck(4, .one)])
    #expect(stage.screen.preferredColumn == "sidebar")
  }

  @Test("the column that is shown is no tap on a tab")
  func same() {
    let stage = Stage(.deck(5, .three))
    stage.screen.goToColumn("detail")
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.screen.texts.last == "page(21)")
  }

  @Test("a single pane is shown alone, and more than three are tabs")
  func others() {
    let stage = Stage(.deck(7, .two))
    #expect(stage.screen.columns.isEmpty)
    #expect(stage.screen.tabs.isEmpty)
    #expect(stage.screen.texts == ["page(10)"])
    let model = NavigationModel()
    let root = FlowCoordinator(Wide(style: .split, count: 4), router: model)
    root.start { _ in }
    #expect(SwiftUIScreen(FlowStack(model)).tabs == ["one", "two", "three", "four"])
    SwiftUIScreen(FlowStack(model)).selectTab("three")
    #expect(SwiftUIScreen(FlowStack(model)).selectedTab == "three")
  }

  @Test("the view of a step with a drawer puts the panes where it wants them")
  func drawer() {
    let stage = Stage(.deck(8, .one))
    #expect(stage.screen.texts == ["page(0)", "beside", "page(10)"])
    #expect(stage.screen.stackCount == 2)
    stage.root.pane(Tab.one, Tour.self)?.go(.push(.page(3)))
    #expect(stage.screen.texts == ["page(3)", "beside", "page(10)"])
    stage.root.pane(Tab.two, Tour.self)?.go(.present(.page(4)))
    #expect(stage.screen.presented == nil)
    stage.root.go(.update(.deck(8, .two)))
    #expect(stage.screen.presented?.texts == ["page(4)"])
  }

  @Test("a pane that is nowhere is empty")
  func nowhere() {
    #expect(SwiftUIScreen(FlowPane(Tab.one)).texts.isEmpty)
    let stage = Stage(.deck(8, .three))
    #expect(stage.screen.texts == ["page(0)", "beside"])
  }
}

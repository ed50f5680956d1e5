import FlowCoordinators
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@Suite("Panes", .simulated, .serialized)
@MainActor struct PaneTests {
  private func tabs(_ stage: Stage) -> UITabBarController? {
    stage.stack.topViewController as? UITabBarController
  }

  private func pane(_ index: Int, _ stage: Stage) -> UINavigationController? {
    (stage.stack.topViewController as? any DeckShowing)?.stacks[index]
  }

  private func steps(_ index: Int, _ stage: Stage) -> [T?] {
    stage.steps(on: pane(index, stage))
  }

  @Test("tabs have a stack each, filled before they come into view, below no second bar")
  func begun() {
    let stage = Stage(.page(0))
    stage.root.go(.push(.deck(1, .two)))
    #expect(
      [0, 1, 2].map { steps($0, stage) } == [[.page(0)], [.page(10)], [.page(20), .page(21)]]
    )
    #expect(tabs(stage)?.selectedIndex == 1)
    stage.rest()
    #expect(stage.stack.isNavigationBarHidden)
    stage.go(.pop)
    #expect(!stage.stack.isNavigationBarHidden && stage.complaints.isEmpty)
  }

  @Test("a tap on a tab asks the flow, which answers or does not")
  func tapped() {
    let stage = Stage(.deck(1, .one))
    tabs(stage)?.tapTab(2)
    stage.rest()
    #expect(stage.root.path == [.deck(1, .three)] && tabs(stage)?.selectedIndex == 2)

    let stubborn = Stage(.deck(1, .one), selects: false)
    tabs(stubborn)?.tapTab(2)
    stubborn.rest()
    #expect(stubborn.root.path == [.deck(1, .one)] && tabs(stubborn)?.selectedIndex == 0)
  }

  @Test("a tap comes after what code of the app's own has done before it")
  func tappedLate() {
    let stage = Stage(.deck(1, .one))
    stage.go(.present(.page(5)))
    stage.stack.dismiss(animated: true)
    stage.rest()
    tabs(stage)?.tapTab(2)
    stage.rest()
    #expect(stage.wire.reports == ["dismissed page(5)"] && stage.takeIssues().isEmpty)
    #expect(stage.root.path == [.deck(1, .three)] && tabs(stage)?.selectedIndex == 2)
  }

  @Test("the selected tab again goes back to the first screen of its stack")
  func again() {
    let stage = Stage(.deck(1, .three))
    tabs(stage)?.tapTab(2)
    stage.rest()
    #expect(steps(2, stage) == [.page(20)] && stage.wire.reports == ["popped to page(20)"])
    #expect(stage.root.pane(Tab.three, Tour.self)?.path == [.page(20)])
  }

  @Test("a blocked screen in a tab does not go when the tab is tapped again")
  func blocked() {
    let stage = Stage(.deck(1, .one))
    stage.root.pane(Tab.one, Tour.self)?.go(.push(.locked(1)))
    stage.rest()
    tabs(stage)?.tapTab(0)
    stage.rest()
    #expect(steps(0, stage) == [.page(0), .locked(1)] && stage.wire.reports.isEmpty)
  }

  @Test("what a tab presents stands over everything, and waits while another tab is selected")
  func presented() {
    let stage = Stage(.deck(1, .one))
    let pane = stage.root.pane(Tab.one, Tour.self)
    pane?.go(.present(.page(5)))
    stage.rest()
    #expect(stage.steps(on: stage.sheet) == [.page(5)])
    let sheet = stage.sheet
    stage.go(.update(.deck(1, .two)))
    #expect(stage.presented.isEmpty && tabs(stage)?.selectedIndex == 1)
    pane?.go(.push(.page(6)))
    stage.rest()
    stage.go(.update(.deck(1, .one)))
    #expect(stage.sheet === sheet && stage.steps(on: sheet) == [.page(5), .page(6)])
    #expect(stage.complaints.isEmpty && stage.wire.reports.isEmpty)
    sheet?.beginSwipeToDismiss()?.release(completing: true)
    stage.rest()
    #expect(stage.wire.reports == ["dismissed page(5)"] && pane?.path == [.page(0)])
  }

  @Test("panes come and go with an update, and those that stay keep their stacks")
  func exchanged() {
    let stage = Stage(.deck(1, .one))
    stage.root.pane(Tab.one, Tour.self)?.go(.push(.page(7)))
    stage.rest()
    let first = pane(0, stage)
    stage.go(.update(.deck(2, .one)))
    #expect(tabs(stage)?.viewControllers?.count == 2 && pane(1, stage) === first)
    stage.root.pane(Tab.one, Tour.self)?.go(.update(.page(7)))
    #expect(steps(1, stage) == [.page(0), .page(7)] && tabs(stage)?.selectedIndex == 1)
    #expect(stage.complaints.isEmpty)
  }

  @Test("the flow names the items of its tabs, else the screens do")
  func items() {
    let stage = Stage(.deck(0, .one))
    #expect(pane(0, stage)?.tabBarItem.title == "One")
    #expect(pane(1, stage)?.tabBarItem.title == nil)
  }

  @Test("the delegate of the tab bar is still asked and told")
  func delegate() {
    let stage = Stage(.deck(1, .one))
    let before = TabListener()
    tabs(stage)?.delegate = before
    stage.go(.update(.deck(1, .two)))
    before.maySelect = false
    tabs(stage)?.tapTab(0)
    stage.rest()
    #expect(stage.root.path == [.deck(1, .two)] && before.asked == 1)
    before.maySelect = true
    tabs(stage)?.tapTab(1)
    #expect(before.told == 1)
    tabs(stage)?.tapTab(0)
    stage.rest()
    #expect(stage.root.path == [.deck(1, .one)])
  }

  @Test("a drawer of the app's own gets its panes and is asked to show one")
  func drawer() {
    let stage = Stage(.page(0), .deck(9, .two))
    let drawer = stage.stack.topViewController as? DrawerController
    #expect(drawer?.stacks.count == 3 && drawer?.selected == 1)
    drawer?.send(.chosen(.three))
    stage.rest()
    #expect(drawer?.selected == 2 && steps(2, stage) == [.page(20), .page(21)])
    stage.go(.update(.deck(8, .two)))
    #expect(drawer?.stacks.count == 2 && drawer?.selected == 1 && stage.complaints.isEmpty)
  }
}

private final class TabListener: NSObject, UITabBarControllerDelegate {
  var maySelect = true
  private(set) var asked = 0
  private(set) var told = 0

  override init() {}

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    asked += 1
    return maySelect
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    told += 1
  }
}

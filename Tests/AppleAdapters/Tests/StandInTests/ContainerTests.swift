import Testing
@_spi(Simulation) import UIKit

extension StandInTests {
  @Suite("Tabs") @MainActor
  struct TabTests {
    let fixture = Fixture()
    let tabs = UITabBarController()
    let stacks = ["one", "two"].map { title in
      let stack = UINavigationController(rootViewController: Page("\(title)'s root"))
      stack.title = title
      return stack
    }

    init() {
      tabs.viewControllers = stacks
      tabs.delegate = fixture.log
      fixture.window.rootViewController = tabs
      UIKitSimulator.settle()
    }

    @Test("a tap asks, selects and tells")
    func tap() {
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.tapTab(1))
      #expect(tabs.selectedViewController === stacks[1])
      #expect(fixture.log.entries == ["shouldSelect two", "didSelect two"])
      fixture.log.maySelect = false
      #expect(!tabs.tapTab(0))
      #expect(tabs.selectedIndex == 1)
    }

    @Test("selecting by code asks and tells nobody")
    func select() {
      tabs.selectedIndex = 1
      #expect(fixture.log.entries == [])
      tabs.selectedViewController = Page("stranger")
      #expect(UIKitSimulator.exceptions == ["Only one of viewControllers can be selected."])
    }

    @Test("the selected tab tapped again goes back to its first screen")
    func again() {
      for title in ["a", "b"] {
        stacks[0].pushViewController(Page(title), animated: false)
      }
      fixture.log.maySelect = false
      tabs.tapTab(0)
      #expect(stacks[0].viewControllers.count == 3)
      fixture.log.maySelect = true
      tabs.tapTab(0)
      UIKitSimulator.settle()
      #expect(stacks[0].viewControllers.count == 1)
      #expect(UIKitSimulator.warnings == [])
    }

    @Test("a tab that is not selected is off screen")
    func offScreen() {
      let log = Log()
      stacks[1].delegate = log
      stacks[1].pushViewController(Page("a"), animated: true)
      UIKitSimulator.settle()
      #expect(log.entries == [])
      tabs.tapTab(1)
      UIKitSimulator.settle()
      #expect(log.entries == ["willShow a", "didShow a"])
    }
  }

  @Suite("Split views") @MainActor
  struct SplitTests {
    private typealias Column = UISplitViewController.Column

    let fixture = Fixture()
    let split = UISplitViewController(style: .doubleColumn)
    let list = UINavigationController(rootViewController: Page("list"))
    let detail = UINavigationController(rootViewController: Page("detail"))

    init() {
      (list.title, detail.title) = ("list stack", "detail stack")
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      fixture.window.rootViewController = split
      UIKitSimulator.settle()
    }

    @Test("a column that is no navigation controller gets one")
    func wraps() {
      let page = Page("page")
      split.setViewController(page, for: .secondary)
      #expect(split.viewController(for: .secondary) === page)
      #expect(page.navigationController != nil)
      #expect(page.splitViewController === split)
      #expect(detail.parent == nil)
    }

    @Test("collapsed, the second stack itself is on the first")
    func collapse() {
      split.collapse()
      #expect(split.isCollapsed)
      #expect(list.viewControllers.map { $0.title } == ["list", "detail stack"])
      #expect(detail.viewControllers.map { $0.title } == ["detail"])
      split.expand()
      #expect(list.viewControllers.map { $0.title } == ["list"])
      #expect(detail.parent === split)
      #expect(UIKitSimulator.warnings == [])
      #expect(UIKitSimulator.exceptions == [])
    }

    @Test("leaving the second stack is told to the first one's delegate only")
    func leave() {
      let (primary, secondary) = (Log(), Log())
      list.delegate = primary
      detail.delegate = secondary
      split.collapse()
      UIKitSimulator.settle()
      #expect(list.tapBackButton())
      UIKitSimulator.settle()
      #expect(list.viewControllers.count == 1)
      #expect(primary.entries.last == "didShow list")
      #expect(!secondary.entries.contains("didShow list"))
      #expect(split.viewController(for: .secondary) === detail)
    }

    @Test("back goes through the second stack first")
    func back() {
      split.collapse()
      UIKitSimulator.settle()
      detail.pushViewController(Page("more"), animated: true)
      UIKitSimulator.settle()
      list.tapBackButton()
      UIKitSimulator.settle()
      #expect(detail.viewControllers.count == 1)
      #expect(list.viewControllers.count == 2)
    }

    @Test("collapsed, columns are shown by a push and hidden by a pop")
    func columns() {
      split.collapse()
      UIKitSimulator.settle()
      split.hide(.secondary)
      #expect(list.transitionCoordinator != nil)
      UIKitSimulator.settle()
      #expect(list.viewControllers.count == 1)
      split.show(.secondary)
      UIKitSimulator.settle()
      #expect(list.viewControllers.last === detail)
      #expect(UIKitSimulator.warnings == [])
    }

    @Test("three columns are collapsed onto the first, up to the one that is shown")
    func three() {
      let split = UISplitViewController(style: .tripleColumn)
      let pages = ["first", "second", "third"].map(Page.init)
      for (page, column) in zip(pages, [.primary, .supplementary, .secondary] as [Column]) {
        split.setViewController(page, for: column)
      }
      fixture.window.rootViewController = split
      split.collapse()
      UIKitSimulator.settle()
      let stack = pages[0].navigationController
      #expect(
        stack?.viewControllers == pages.map { $0 === pages[0] ? $0 : $0.navigationController }
      )
      split.hide(.secondary)
      UIKitSimulator.settle()
      #expect(stack?.viewControllers.last === pages[1].navigationController)
      split.show(.primary)
      UIKitSimulator.settle()
      #expect(stack?.viewControllers == [pages[0]])
      #expect(UIKitSimulator.warnings == [])
    }

    @Test("a compact column is shown alone")
    func compact() {
      let page = Page("compact")
      split.setViewController(page, for: .compact)
      #expect(page.parent == nil)
      split.collapse()
      #expect(split.viewControllers == [page])
      #expect(page.appearance.last == "didAppear")
      #expect(list.viewControllers.count == 1)
      split.expand()
      #expect(page.appearance.last == "didDisappear")
      #expect(list.parent === split)
    }

    @Test("the delegate chooses the column that is on top, and hears of the change")
    func delegate() {
      final class Choice: UISplitViewControllerDelegate {
        var heard: [String] = []
        func splitViewController(
          _ svc: UISplitViewController,
          topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
          heard.append("collapsed")
        }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }
      }
      let choice = Choice()
      split.delegate = choice
      split.collapse()
      #expect(list.viewControllers.map { $0.title } == ["list"])
      split.expand()
      #expect(choice.heard == ["collapsed", "expanded"])
    }
  }
}

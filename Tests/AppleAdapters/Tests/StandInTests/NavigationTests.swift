import Testing
@_spi(Simulation) import UIKit

extension StandInTests {
  @Suite("Navigation stacks") @MainActor
  struct NavigationTests {
    let fixture = Fixture()

    @Test("a push changes the stack at once and tells willShow a turn later, didShow at the end")
    func push() {
      let page = Page("a")
      fixture.navigation.pushViewController(page, animated: true)
      #expect(fixture.stack == ["root", "a"])
      #expect(fixture.navigation.transitionCoordinator != nil)
      #expect(fixture.log.entries == [])
      UIKitSimulator.runLoopTurn()
      #expect(fixture.log.entries == ["willShow a"])
      #expect(page.appearance == ["didLoad", "willAppear"])
      UIKitSimulator.finishAnimations()
      #expect(fixture.log.entries == ["willShow a", "didShow a"])
      #expect(page.appearance == ["didLoad", "willAppear", "didAppear"])
      #expect(fixture.root.appearance.suffix(2) == ["willDisappear", "didDisappear"])
      #expect(UIKitSimulator.warnings == [])
    }

    @Test("without animation both come in the next turn, and nothing runs")
    func notAnimated() {
      fixture.navigation.pushViewController(Page("a"), animated: false)
      #expect(fixture.navigation.transitionCoordinator == nil)
      UIKitSimulator.runLoopTurn()
      #expect(fixture.log.entries == ["willShow a", "didShow a"])
    }

    @Test("a second push during the first warns and comes after it")
    func nestedPush() {
      fixture.navigation.pushViewController(Page("a"), animated: true)
      fixture.navigation.pushViewController(Page("b"), animated: true)
      #expect(UIKitSimulator.warnings == ["The stack of stack is changed while a transition runs."])
      #expect(fixture.stack == ["root", "a"])
      UIKitSimulator.settle()
      #expect(fixture.stack == ["root", "a", "b"])
      #expect(fixture.log.entries == ["willShow a", "didShow a", "willShow b", "didShow b"])
    }

    @Test("a change during a presentation waits too")
    func pushWhilePresenting() {
      fixture.root.present(Page("sheet"), animated: true)
      fixture.navigation.pushViewController(Page("a"), animated: true)
      #expect(fixture.stack == ["root"])
      #expect(UIKitSimulator.warnings.count == 1)
      UIKitSimulator.settle()
      #expect(fixture.stack == ["root", "a"])
    }

    @Test("a whole stack is one transition")
    func setStack() {
      fixture.navigation.setViewControllers(
        [fixture.root, Page("a"), Page("b")],
        animated: true
      )
      UIKitSimulator.settle()
      #expect(fixture.log.entries == ["willShow b", "didShow b"])
      #expect(UIKitSimulator.warnings == [])
    }

    @Test("a new stack with the same top is told to nobody")
    func sameTop() {
      let pages = fixture.push("a", "b")
      fixture.navigation.setViewControllers([fixture.root, pages[1]], animated: true)
      UIKitSimulator.settle()
      #expect(fixture.stack == ["root", "b"])
      #expect(pages[0].parent == nil)
      #expect(fixture.log.entries == [])
    }

    @Test("changes off screen are told once, when the stack comes on screen")
    func offScreen() {
      let log = Log()
      let other = UINavigationController(rootViewController: Page("r"))
      other.delegate = log
      other.pushViewController(Page("a"), animated: true)
      other.pushViewController(Page("b"), animated: true)
      UIKitSimulator.settle()
      #expect(log.entries == [])
      fixture.window.rootViewController = other
      UIKitSimulator.settle()
      #expect(log.entries == ["willShow b", "didShow b"])
      #expect(UIKitSimulator.warnings == [])
    }

    @Test("completions come before or after the delegate", arguments: [false, true])
    func completions(first: Bool) {
      UIKitSimulator.completionsRunFirst = first
      fixture.navigation.pushViewController(Page("a"), animated: true)
      var accepted: Bool?
      fixture.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        fixture.log.entries.append("completion")
        accepted = (context as? any UIViewControllerTransitionCoordinator)?
          .animate(alongsideTransition: nil) { _ in Issue.record("Called after the end.") }
      }
      UIKitSimulator.settle()
      #expect(
        fixture.log.entries
          == (first
            ? ["willShow a", "completion", "didShow a"]
            : ["willShow a", "didShow a", "completion"])
      )
      #expect(accepted == first)
    }

    @Test("what UIKit raises for is recorded and has no effect")
    func exceptions() {
      let stranger = Page("stranger")
      let navigation = fixture.navigation
      navigation.pushViewController(fixture.root, animated: true)
      navigation.pushViewController(UINavigationController(), animated: true)
      navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)
      navigation.setViewControllers([stranger, stranger], animated: true)
      navigation.popToViewController(stranger, animated: true)
      #expect(
        UIKitSimulator.exceptions == [
          "The controllers on a stack must be distinct.",
          "UINavigationController cannot be on a navigation stack.",
          "UISplitViewController cannot be on a navigation stack.",
          "The controllers on a stack must be distinct.",
          "Pop to stranger, which is not on the stack.",
        ]
      )
      #expect(fixture.stack == ["root"])
      let outer = UINavigationController(rootViewController: UINavigationController())
      #expect(outer.viewControllers == [])
    }

    @Test("pops answer with what went")
    func pops() {
      let pages = fixture.push("a", "b", "c")
      #expect(fixture.navigation.popViewController(animated: true) === pages[2])
      #expect(pages[2].parent === fixture.navigation)
      UIKitSimulator.settle()
      #expect(pages[2].parent == nil)
      #expect(fixture.navigation.popToViewController(pages[0], animated: false) == [pages[1]])
      #expect(fixture.navigation.popToRootViewController(animated: false) == [pages[0]])
      #expect(fixture.navigation.popViewController(animated: false) == nil)
    }

    @Test("a screen pushed on another stack leaves the first")
    func moved() {
      let pages = fixture.push("a")
      let other = UINavigationController(rootViewController: Page("r"))
      other.pushViewController(pages[0], animated: false)
      #expect(fixture.stack == ["root"])
      #expect(pages[0].navigationController === other)
    }

    @Test("nothing is kept by the simulation")
    func memory() {
      weak var page: Page?
      do {
        let pages = fixture.push("a")
        page = pages[0]
      }
      fixture.navigation.popViewController(animated: true)
      #expect(page != nil)
      UIKitSimulator.settle()
      #expect(page == nil)
    }

    @Test("a reset in the middle of a transition lets everything go")
    func reset() {
      weak var page: Page?
      weak var navigation: UINavigationController?
      do {
        let fixture = Fixture()
        let pages = fixture.push("a")
        fixture.navigation.popViewController(animated: true)
        (page, navigation) = (pages[0], fixture.navigation)
      }
      UIKitSimulator.reset()
      #expect(page == nil)
      #expect(navigation == nil)
    }
  }
}

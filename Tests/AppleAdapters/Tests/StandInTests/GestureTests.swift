import Testing
@_spi(Simulation) import UIKit

extension StandInTests {
  @Suite("Going back") @MainActor
  struct GestureTests {
    let fixture = Fixture()

    @Test("a swipe shortens the stack while the finger drags, and is told at its end")
    func swipe() {
      let page = fixture.push("a")[0]
      let drag = fixture.navigation.beginSwipeBack()
      #expect(fixture.stack == ["root"])
      #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
      UIKitSimulator.settle()
      #expect(fixture.log.entries == ["willShow root"])
      drag?.release(completing: true)
      #expect(fixture.navigation.transitionCoordinator != nil)
      UIKitSimulator.settle()
      #expect(fixture.log.entries == ["willShow root", "didShow root"])
      #expect(page.parent == nil)
    }

    @Test("a cancelled swipe is not told, on iOS 18 it is", arguments: [false, true])
    func cancelled(iOS18: Bool) {
      UIKitSimulator.tellsCancelledSwipes = iOS18
      let page = fixture.push("a")[0]
      page.forget()
      fixture.root.forget()
      fixture.navigation.beginSwipeBack()?.release(completing: false)
      UIKitSimulator.settle()
      #expect(fixture.stack == ["root", "a"])
      #expect(
        fixture.log.entries
          == ["willShow root"] + (iOS18 ? ["didShow a in transition"] : [])
      )
      #expect(page.parent === fixture.navigation)
      #expect(page.appearance == ["willDisappear", "willAppear", "didAppear"])
      #expect(fixture.root.appearance == ["willAppear", "willDisappear", "didDisappear"])
      #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("what runs along hears when the finger lifts")
    func interaction() {
      fixture.push("a")
      let drag = fixture.navigation.beginSwipeBack()
      var heard: [Bool] = []
      fixture.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
        heard.append($0.isCancelled)
      }
      drag?.release(completing: false)
      #expect(heard == [true])
    }

    @Test("a push during a swipe waits for its outcome", arguments: [false, true])
    func pushDuringSwipe(completing: Bool) {
      fixture.push("a")
      let drag = fixture.navigation.beginSwipeBack()
      fixture.navigation.pushViewController(Page("b"), animated: true)
      drag?.release(completing: completing)
      UIKitSimulator.settle()
      #expect(fixture.stack == (completing ? ["root", "b"] : ["root", "a", "b"]))
      #expect(UIKitSimulator.warnings.count == 1)
    }

    @Test("the back menu pops several at once")
    func backMenu() {
      fixture.push("a", "b", "c")
      #expect(fixture.navigation.pickFromBackMenu(fixture.root))
      UIKitSimulator.settle()
      #expect(fixture.stack == ["root"])
      #expect(fixture.log.entries == ["willShow root", "didShow root"])
    }

    @Test("a hidden back button takes the menu and the swipe along")
    func hidden() {
      let page = fixture.push("a")[0]
      page.navigationItem.hidesBackButton = true
      #expect(!fixture.navigation.tapBackButton())
      #expect(!fixture.navigation.pickFromBackMenu(fixture.root))
      #expect(fixture.navigation.beginSwipeBack() == nil)
      page.navigationItem.hidesBackButton = false
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
      #expect(!fixture.navigation.tapBackButton())
      page.navigationItem.leftItemsSupplementBackButton = true
      #expect(fixture.navigation.tapBackButton())
    }

    @Test("a delegate of the recogniser decides also where the button is hidden")
    func recogniserDelegate() {
      final class Gate: NSObject, UIGestureRecognizerDelegate {
        var isOpen = true
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          isOpen
        }
      }
      let page = fixture.push("a")[0]
      page.navigationItem.hidesBackButton = true
      let gate = Gate()
      fixture.navigation.interactivePopGestureRecognizer?.delegate = gate
      gate.isOpen = false
      #expect(fixture.navigation.beginSwipeBack() == nil)
      gate.isOpen = true
      #expect(fixture.navigation.beginSwipeBack() != nil)
    }

    @Test("a recogniser that is off begins nothing")
    func disabled() {
      fixture.push("a")
      fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
      #expect(fixture.navigation.beginSwipeBack() == nil)
      #expect(fixture.navigation.beginSwipeBack(fromContent: true) != nil)
    }

    @Test("a back action on the first screen makes a button")
    func firstScreen() {
      #expect(!fixture.navigation.tapBackButton())
      var runs = 0
      fixture.root.navigationItem.backAction = UIAction { _ in runs += 1 }
      #expect(fixture.navigation.tapBackButton())
      #expect(runs == 1)
    }

    @Test("nothing below a sheet can be touched")
    func belowSheet() {
      fixture.push("a")
      fixture.root.navigationController?.present(Page("sheet"), animated: true)
      UIKitSimulator.settle()
      #expect(!fixture.navigation.tapBackButton())
      #expect(!fixture.navigation.pickFromBackMenu(fixture.root))
      #expect(fixture.navigation.beginSwipeBack() == nil)
    }

    @Test("a back action runs instead of the pop, by the button only")
    func backAction() {
      let page = fixture.push("a")[0]
      var runs = 0
      page.navigationItem.backAction = UIAction { _ in runs += 1 }
      #expect(fixture.navigation.tapBackButton())
      UIKitSimulator.settle()
      #expect(runs == 1)
      #expect(fixture.stack == ["root", "a"])
      #expect(fixture.navigation.beginSwipeBack() != nil)
    }

    @Test(
      "back cannot be tapped twice in a transition, on iOS 26 it can",
      arguments: [false, true]
    )
    func tappedTwice(iOS26: Bool) {
      UIKitSimulator.interruptsTransitions = iOS26
      fixture.push("a", "b")
      #expect(fixture.navigation.tapBackButton())
      UIKitSimulator.runLoopTurn()
      #expect(fixture.navigation.tapBackButton() == iOS26)
      UIKitSimulator.settle()
      #expect(fixture.stack == (iOS26 ? ["root"] : ["root", "a"]))
      #expect(fixture.log.entries.last == (iOS26 ? "didShow root" : "didShow a"))
    }
  }
}

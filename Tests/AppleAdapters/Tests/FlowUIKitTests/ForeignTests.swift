import FlowCoordinators
@testable import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@Suite("Around code of the app's own", .simulated, .serialized)
@MainActor struct ForeignTests {
  @Test("a screen that stands on another stack has moved, within another controller it has gone")
  func moved() {
    let stage = Stage(.page(0), .page(1))
    let other = UINavigationController()
    let screen = stage.stack.viewControllers[1]
    other.setViewControllers([screen], animated: false)
    stage.router.whenSettled {}
    stage.rest()
    #expect(stage.wire.reports.isEmpty && stage.stack.viewControllers.last === screen)
    let holder = UIViewController()
    holder.addChild(screen)
    stage.router.whenSettled {}
    stage.rest()
    #expect(stage.wire.reports == ["popped to page(0)"] && stage.root.path == [.page(0)])
    #expect(holder.children == [screen])
  }

  @Test("from the app's own screen above a blocked one the user may go back")
  func above() {
    let stage = Stage(.page(0), .locked(1))
    stage.stack.pushViewController(UIViewController(), animated: true)
    stage.rest()
    stage.go(.stay)
    stage.router.whenSettled {}
    #expect(stage.stack.interactivePopGestureRecognizer?.isEnabled == true)
    stage.stack.beginSwipeBack()?.release(completing: true)
    stage.rest()
    #expect(stage.steps == [.page(0), .locked(1)] && stage.wire.reports.isEmpty)
    #expect(stage.stack.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(stage.stack.interactiveContentPopGestureRecognizer?.isEnabled == false)
  }

  @Test("below what the app presents a stack changes without animation")
  func covered() {
    let stage = Stage(.page(0))
    stage.stack.present(UIViewController(), animated: true)
    stage.rest()
    stage.root.go(.push(.page(1)))
    #expect(!UIKitSimulator.isAnimating && stage.steps == [.page(0), .page(1)])
  }

  @Test("what is asked for while the app presents without animation comes afterwards")
  func still() {
    UIKitSimulator.hidesStillTransitions = true
    let stage = Stage(.page(0))
    stage.stack.present(UIViewController(), animated: false)
    stage.go(.present(.page(1)))
    #expect(stage.steps(on: stage.sheet) == [.page(1)] && stage.complaints.isEmpty)
    stage.stack.dismiss(animated: false)
    stage.go([.dismiss, .push(.page(2))])
    #expect(stage.steps == [.page(0), .page(2)] && stage.router.isSettled)
  }

  @Test("a bar that the app has hidden stays hidden")
  func bar() {
    let stage = Stage(.page(0))
    stage.stack.setNavigationBarHidden(true, animated: false)
    stage.go(.push(.deck(0, .one)))
    stage.go(.pop)
    stage.go(.push(.page(1)))
    #expect(stage.stack.isNavigationBarHidden)
  }

  @Test("a bar is hidden as the panes come, and back as they go")
  func barMoves() {
    let stage = Stage(.page(0))
    stage.root.go(.push(.deck(0, .one)))
    UIKitSimulator.runLoopTurn()
    #expect(UIKitSimulator.isAnimating && stage.stack.isNavigationBarHidden)
    stage.rest()
    stage.root.go(.pop)
    UIKitSimulator.runLoopTurn()
    #expect(UIKitSimulator.isAnimating && !stage.stack.isNavigationBarHidden)
  }

  @Test("a delegate stays alone with its stack until a flow shows something")
  func unused() {
    let before = ShowCounter {}
    let stack = UINavigationController()
    stack.delegate = before
    let router = NavigationRouter(stack, later: UIKitSimulator.perform)
    router.whenSettled {}
    #expect(stack.delegate === before)
  }

  @Test("the listener of a presentation is taken into the chain later, too")
  func listener() {
    let stage = Stage(.page(0))
    stage.go(.present(.page(1)))
    let later = PlainPresentationListener()
    stage.sheet?.presentationController?.delegate = later
    stage.go(.push(.locked(2)))
    #expect(stage.sheet?.presentationController?.delegate !== later)
    #expect(stage.sheet?.beginSwipeToDismiss() == nil)
    let presentation = stage.sheet?.presentationController
    let mayGo = presentation.map { $0.delegate?.presentationControllerShouldDismiss?($0) }
    #expect(mayGo == false)
  }

  @Test("what the app says about swiping a sheet away is kept")
  func modal() {
    let stage = Stage(.page(0)) { router in
      router.appearances[.sheet] = { presented, _ in presented.isModalInPresentation = true }
    }
    stage.go([.present(.page(1)), .push(.locked(2))])
    stage.go(.pop)
    #expect(stage.sheet?.isModalInPresentation == true)
  }

  @Test("a popover stays anchored where the app has anchored it")
  func anchors() {
    let view = UIView()
    let item = UIBarButtonItem()
    let anchors: [@MainActor (UIPopoverPresentationController) -> Void] = [
      { $0.sourceView = view }, { $0.barButtonItem = item }, { $0.sourceItem = item },
    ]
    for anchor in anchors {
      let stage = Stage(.page(0)) { router in
        router.appearances[.popover] = { presented, _ in
          presented.popoverPresentationController.map(anchor)
        }
      }
      stage.go(.present(.page(1), as: .popover))
      let popover = stage.sheet?.popoverPresentationController
      #expect(popover?.permittedArrowDirections == .any)
      #expect(popover?.sourceView == nil || popover?.sourceView === view)
    }
  }

  @Test("a tab that the app selects is told to the flow, which may take it back")
  func tabs() {
    for selects in [true, false] {
      let stage = Stage(.deck(1, .one), selects: selects)
      let tabs = stage.stack.topViewController as? UITabBarController
      tabs?.selectedIndex = 2
      stage.router.whenSettled {}
      stage.rest()
      #expect(stage.root.path == [.deck(1, selects ? .three : .one)])
      #expect(tabs?.selectedIndex == (selects ? 2 : 0))
      tabs?.selectedIndex = 0
      stage.go(.update(.deck(1, .two)))
      #expect(stage.root.path == [.deck(1, .two)] && tabs?.selectedIndex == 1)
    }
  }

  @Test("panes are told apart by what they are when their number changes")
  func exchanged() {
    let stage = Stage(.deck(1, .two))
    let tabs = stage.stack.topViewController as? UITabBarController
    stage.go(.update(.deck(2, .one)))
    #expect(stage.root.path == [.deck(2, .one)] && tabs?.selectedIndex == 1)
    let item = tabs?.viewControllers?[1].tabBarItem
    #expect(tabs?.tapTab(0) == false && stage.root.path == [.deck(2, .three)])
    stage.rest()
    stage.go(.update(.deck(1, .three)))
    #expect(tabs?.viewControllers?[0].tabBarItem === item, "the flow is asked once")
    #expect(stage.root.path == [.deck(1, .three)] && tabs?.selectedIndex == 2)
    stage.go(.update(.deck(0, .one)))
    #expect(stage.root.path == [.deck(0, .one)] && tabs?.selectedIndex == 0)
  }
}

private final class PlainPresentationListener: NSObject, UIAdaptivePresentationControllerDelegate {
  override init() {}
}

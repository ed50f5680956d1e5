import Testing
@_spi(Simulation) import UIKit

/// Hands on what it hears, with the question mark that optional requirements need.
private final class Forwarder: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UITabBarControllerDelegate
{
  private let next: Log

  init(to next: Log) { self.next = next }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    let next: any UINavigationControllerDelegate = next
    next.navigationController?(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let next: any UINavigationControllerDelegate = next
    next.navigationController?(navigationController, didShow: viewController, animated: animated)
  }

  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    let next: any UIAdaptivePresentationControllerDelegate = next
    return next.presentationControllerShouldDismiss?(presentation) ?? true
  }

  func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
    let next: any UIAdaptivePresentationControllerDelegate = next
    next.presentationControllerWillDismiss?(presentation)
  }

  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    let next: any UIAdaptivePresentationControllerDelegate = next
    next.presentationControllerDidDismiss?(presentation)
  }

  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    let next: any UIAdaptivePresentationControllerDelegate = next
    next.presentationControllerDidAttemptToDismiss?(presentation)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    let next: any UITabBarControllerDelegate = next
    return next.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    let next: any UITabBarControllerDelegate = next
    next.tabBarController?(tabBarController, didSelect: viewController)
  }
}

extension StandInTests {
  @Suite("Optional calls") @MainActor
  struct ForwardingTests {
    let fixture = Fixture()

    @Test("a stack's delegate can hand on what it hears")
    func stack() {
      let forwarder = Forwarder(to: fixture.log)
      fixture.navigation.delegate = forwarder
      fixture.navigation.pushViewController(Page("a"), animated: true)
      UIKitSimulator.settle()
      #expect(fixture.log.entries == ["willShow a", "didShow a"])
      #expect(fixture.navigation.beginSwipeBack() != nil)
    }

    @Test("so can a sheet's")
    func sheet() {
      let forwarder = Forwarder(to: fixture.log)
      let sheet = Page("sheet")
      sheet.presentationController?.delegate = forwarder
      fixture.root.present(sheet, animated: true)
      UIKitSimulator.settle()
      fixture.log.mayDismiss = false
      #expect(sheet.beginSwipeToDismiss() == nil)
      fixture.log.mayDismiss = true
      sheet.beginSwipeToDismiss()?.release(completing: true)
      UIKitSimulator.settle()
      #expect(
        fixture.log.entries == [
          "shouldDismiss", "didAttemptToDismiss", "shouldDismiss", "willDismiss", "didDismiss",
        ]
      )
    }

    @Test("so can a tab bar's")
    func tabs() {
      let forwarder = Forwarder(to: fixture.log)
      let tabs = UITabBarController()
      tabs.viewControllers = [Page("one"), Page("two")]
      tabs.delegate = forwarder
      fixture.window.rootViewController = tabs
      tabs.tapTab(1)
      #expect(fixture.log.entries == ["shouldSelect two", "didSelect two"])
    }

    @Test("a delegate without the animation method answers nil")
    func absent() {
      let delegate: any UINavigationControllerDelegate = fixture.log
      let animator = delegate.navigationController?(
        fixture.navigation,
        animationControllerFor: .push,
        from: fixture.root,
        to: fixture.root
      )
      #expect(animator == nil)
    }

    @Test("one without the others answers as UIKit would for itself")
    func defaults() {
      final class Nothing: NSObject, UISheetPresentationControllerDelegate,
        UISplitViewControllerDelegate
      {
        override init() {}
      }
      let nothing = Nothing()
      let presentation = fixture.root.presentationController
      let sheetDelegate: any UIAdaptivePresentationControllerDelegate = nothing
      #expect(
        presentation.flatMap { sheetDelegate.presentationControllerShouldDismiss?($0) } == true
      )
      let split = UISplitViewController(style: .tripleColumn)
      let delegate: any UISplitViewControllerDelegate = nothing
      delegate.splitViewControllerDidCollapse?(split)
      delegate.splitViewControllerDidExpand?(split)
      delegate.splitViewController?(split, willShow: .primary)
      let top = delegate.splitViewController?(
        split,
        topColumnForCollapsingToProposedTopColumn: .supplementary
      )
      #expect(top == .supplementary)
    }

    @Test("a sheet has a delegate of its own type")
    func ownType() {
      final class Sheets: NSObject, UISheetPresentationControllerDelegate {
        override init() {}
      }
      let sheets = Sheets()
      let sheet = Page("sheet")
      sheet.sheetPresentationController?.delegate = sheets
      #expect(sheet.presentationController?.delegate === sheets)
      sheet.presentationController?.delegate = fixture.log
      #expect(sheet.presentationController?.delegate === fixture.log)
    }
  }
}

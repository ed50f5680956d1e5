import Testing
@_spi(Simulation) import UIKit

extension StandInTests {
  @Suite("Presentations") @MainActor
  struct PresentationTests {
    let fixture = Fixture()

    /// A page that is up as a sheet over `presenter`, and waits.
    private func sheet(_ title: String, over presenter: UIViewController) -> Page {
      let sheet = Page(title)
      sheet.presentationController?.delegate = fixture.log
      presenter.present(sheet, animated: true)
      UIKitSimulator.settle()
      return sheet
    }

    @Test("the outermost controller presents, and everybody below it knows")
    func present() {
      let page = fixture.push("a")[0]
      let sheet = Page("sheet")
      var completed = false
      page.present(sheet, animated: true) { completed = true }
      #expect(sheet.isBeingPresented)
      #expect(page.presentedViewController === sheet)
      #expect(sheet.presentingViewController === fixture.navigation)
      #expect(sheet.transitionCoordinator != nil && page.transitionCoordinator != nil)
      #expect(!completed)
      UIKitSimulator.settle()
      #expect(completed)
      #expect(sheet.transitionCoordinator == nil)
      #expect(sheet.appearance == ["didLoad", "willAppear", "didAppear"])
      #expect(page.appearance.last == "didAppear")
      #expect(UIKitSimulator.warnings == [])
    }

    @Test("without animation a presentation takes one turn")
    func notAnimated() {
      let sheet = Page("sheet")
      fixture.root.present(sheet, animated: false)
      #expect(sheet.isBeingPresented)
      UIKitSimulator.runLoopTurn()
      #expect(!sheet.isBeingPresented)
    }

    @Test("presenting while presenting warns and never calls the completion")
    func twice() {
      let never: () -> Void = { Issue.record("A refused presentation completed.") }
      fixture.root.present(Page("one"), animated: true)
      fixture.root.present(Page("two"), animated: true, completion: never)
      UIKitSimulator.settle()
      fixture.root.present(Page("three"), animated: true, completion: never)
      Page("stranger").present(Page("four"), animated: true, completion: never)
      fixture.root.dismiss(animated: true)
      fixture.root.presentedViewController?.present(
        Page("five"),
        animated: true,
        completion: never
      )
      UIKitSimulator.settle()
      #expect(
        UIKitSimulator.warnings == [
          "Present two on root, which presents one.",
          "Present three on root, which presents one.",
          "Present four on stranger, which is in no window.",
          "Present five on one, which is being presented or dismissed.",
        ]
      )
      #expect(fixture.navigation.presentedViewController == nil)
    }

    @Test("what has a parent or is up cannot be presented")
    func exceptions() {
      let sheet = sheet("sheet", over: fixture.root)
      sheet.present(fixture.root, animated: true)
      sheet.present(sheet, animated: true)
      #expect(
        UIKitSimulator.exceptions == [
          "root has a parent and cannot be presented.",
          "sheet is active and cannot be presented.",
        ]
      )
    }

    @Test("dismissing the lower one takes the upper along, and tells nobody")
    func dismissLower() {
      let lower = sheet("lower", over: fixture.root)
      let upper = sheet("upper", over: lower)
      var completed = false
      fixture.navigation.dismiss(animated: true) { completed = true }
      #expect(lower.isBeingDismissed && upper.isBeingDismissed)
      UIKitSimulator.settle()
      #expect(completed)
      #expect(fixture.navigation.presentedViewController == nil)
      #expect(lower.presentedViewController == nil)
      #expect(upper.presentingViewController == nil)
      #expect(upper.appearance.last == "didDisappear")
      #expect(fixture.log.entries == [])
      #expect(UIKitSimulator.warnings == [])
    }

    @Test("the upper one's dismiss takes only that, asked once more also the lower")
    func dismissUpper() {
      let lower = sheet("lower", over: fixture.root)
      let upper = sheet("upper", over: lower)
      upper.dismiss(animated: true)
      UIKitSimulator.settle()
      #expect(fixture.navigation.presentedViewController === lower)
      #expect(lower.presentedViewController == nil)
      lower.dismiss(animated: true)
      UIKitSimulator.settle()
      #expect(fixture.navigation.presentedViewController == nil)
      lower.dismiss(animated: true) { Issue.record("There was nothing to dismiss.") }
      UIKitSimulator.settle()
    }

    @Test("dismissing during a transition warns and does nothing")
    func dismissEarly() {
      fixture.root.present(Page("sheet"), animated: true)
      fixture.root.dismiss(animated: true) { Issue.record("A refused dismissal completed.") }
      UIKitSimulator.settle()
      #expect(fixture.root.presentedViewController != nil)
      #expect(UIKitSimulator.warnings.count == 1)
    }

    @Test("a sheet swiped down is asked about, announced and told")
    func swipe() {
      let sheet = sheet("sheet", over: fixture.root)
      let drag = sheet.beginSwipeToDismiss()
      #expect(fixture.log.entries == ["shouldDismiss", "willDismiss"])
      #expect(sheet.isBeingDismissed)
      drag?.release(completing: true)
      #expect(sheet.presentingViewController != nil)
      UIKitSimulator.settle()
      #expect(fixture.log.entries == ["shouldDismiss", "willDismiss", "didDismiss"])
      #expect(sheet.presentingViewController == nil)
    }

    @Test("a swipe that is let go is followed by nothing")
    func swipeCancelled() {
      let sheet = sheet("sheet", over: fixture.root)
      sheet.forget()
      sheet.beginSwipeToDismiss()?.release(completing: false)
      UIKitSimulator.settle()
      #expect(fixture.log.entries == ["shouldDismiss", "willDismiss"])
      #expect(sheet.presentingViewController != nil)
      #expect(!sheet.isBeingDismissed)
      #expect(sheet.appearance == ["willDisappear", "willAppear", "didAppear"])
    }

    @Test("a sheet that holds fast tells the attempt")
    func heldFast() {
      let sheet = sheet("sheet", over: fixture.root)
      sheet.isModalInPresentation = true
      #expect(sheet.beginSwipeToDismiss() == nil)
      #expect(fixture.log.entries == ["didAttemptToDismiss"])
      sheet.isModalInPresentation = false
      fixture.log.mayDismiss = false
      #expect(sheet.beginSwipeToDismiss() == nil)
      #expect(fixture.log.entries.suffix(2) == ["shouldDismiss", "didAttemptToDismiss"])
    }

    @Test("only the uppermost sheet can be dragged, and no full screen")
    func dragged() {
      let lower = sheet("lower", over: fixture.root)
      _ = sheet("upper", over: lower)
      #expect(lower.beginSwipeToDismiss() == nil)
      let full = Page("full")
      full.modalPresentationStyle = .fullScreen
      lower.presentedViewController?.present(full, animated: true)
      UIKitSimulator.settle()
      #expect(full.beginSwipeToDismiss() == nil)
      #expect(fixture.log.entries == [])
    }

    @Test("full screen hides what is below, a sheet does not")
    func fullScreen() {
      let full = Page("full")
      full.modalPresentationStyle = .fullScreen
      fixture.root.forget()
      fixture.root.present(full, animated: true)
      UIKitSimulator.settle()
      #expect(fixture.root.appearance == ["willDisappear", "didDisappear"])
      fixture.root.dismiss(animated: true)
      UIKitSimulator.settle()
      #expect(
        fixture.root.appearance
          == ["willDisappear", "didDisappear", "willAppear", "didAppear"]
      )
    }

    @Test("the style is fixed when the presentation controller is asked for")
    func style() {
      let page = Page("page")
      #expect(page.modalPresentationStyle == .pageSheet)
      #expect(page.presentationController is UISheetPresentationController)
      page.modalPresentationStyle = .fullScreen
      #expect(page.presentationController is UISheetPresentationController)
    }

    @Test("a popover needs a place to come from")
    func popover() {
      let page = Page("page")
      page.modalPresentationStyle = .popover
      fixture.root.present(page, animated: true)
      #expect(
        UIKitSimulator.exceptions == ["page is a popover without sourceView or barButtonItem."]
      )
      #expect(page.presentingViewController == nil)
      page.popoverPresentationController?.sourceView = fixture.root.view
      fixture.root.present(page, animated: true)
      UIKitSimulator.settle()
      #expect(page.presentingViewController != nil)
      page.beginSwipeToDismiss()?.release(completing: true)
      UIKitSimulator.settle()
      #expect(page.presentingViewController == nil)
    }

    @Test("nothing is kept of a sheet that has gone")
    func memory() {
      weak var gone: Page?
      do { gone = sheet("sheet", over: fixture.root) }
      fixture.root.dismiss(animated: true)
      UIKitSimulator.settle()
      #expect(gone == nil)
    }
  }
}
